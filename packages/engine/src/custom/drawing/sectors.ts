// One section of a board in its own units, before it is turned, mirrored and scaled: section 0 as its owner sees it,
// sitting below, the board's middle the origin, play clockwise. All other sections are this one turned.

import type { PrintedBoard } from './scene';
import {
  bend,
  between,
  distance,
  mirrored,
  point,
  polar,
  radians,
  spread,
  towards,
  turned,
  type Point,
} from './points';

interface Sector {
  /** Spaces of the section, the start first. */
  track: Point[];
  lane: Point[];
  reserve: Point[];
  /** From the reserve to the start. */
  arrow: [Point, Point];
  /** The middle of the owner's name. */
  label: Point;
  labelWidth: number;
  radius: number;
  centreRadius: number;
  middle: number;
  half: number;
  outline: 'square' | 'round';
}

const count = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));
const { cos, sin, sqrt, atan2, PI } = Math;

/** A plain ring: any number of spaces, lanes towards the middle. */
function ring(board: PrintedBoard): Sector {
  const [outside, room] = [1.32, 0.95];
  const length = board.sections * board.section_length;
  const angle = 360 / length;
  const radius = Math.max(1 / (2 * sin(PI / length)), board.lane * 0.9 + room + 1.1);
  const track = count(board.section_length, (i) => polar(radius, angle * (i - board.entrance)));
  const step = Math.min(1, (radius - 1.1 - room) / board.lane);
  const along = (360 * 1.02) / (2 * PI * (radius + outside));
  const first = -angle * board.entrance + along * 1.3;
  const reserve = count(board.marbles, (i) => polar(radius + outside, first + along * i));
  const tail = towards(reserve[0]!, track[0]!, 0.55);
  return {
    track,
    lane: count(board.lane, (i) => point(0, radius - 1.1 - step * i)),
    reserve,
    arrow: [tail, towards(track[0]!, tail, 0.6)],
    label: polar(radius + outside, -along * 2),
    labelWidth: 3.2,
    radius: 0.445 * Math.min(1, 2 * radius * sin(PI / length)),
    centreRadius: 0.9,
    middle: Math.max(room, radius - 1.1 - step * board.lane - 0.3),
    half: radius + outside + 0.75,
    outline: 'round',
  };
}

/** The round garden path of large stones, a kennel at each seat. */
function garden(board: PrintedBoard): Sector {
  const length = board.sections * board.section_length;
  const angle = 360 / length;
  const radius = 1 / (2 * sin(PI / length));
  const corner = polar(radius + 1.62, 45);
  // Paw prints in the corner; five lie along its two edges.
  const four = [point(0.62, 0.42), point(-0.42, -0.62), point(-0.72, 0.72), point(0.1, 0.1)];
  const five = [point(0.2, 0.78), point(-0.78, -0.2), point(-0.75, 0.75), point(1.12, 0.82), point(-0.82, -1.12)];
  const paws = board.marbles === five.length ? five : four;
  return {
    track: count(board.section_length, (i) => polar(radius, angle * (i - board.entrance))),
    lane: count(board.lane, (i) => point(0, radius - 1.12 - i)),
    reserve: paws.slice(0, board.marbles).map((paw) => point(corner.x + paw.x * 1.05, corner.y + paw.y * 1.05)),
    arrow: [polar(radius + 0.66, 34), polar(radius + 0.66, angle * (0.75 - board.entrance))],
    label: point(2.45, radius - 2),
    labelWidth: 2.5,
    radius: 0.455,
    centreRadius: 0.9,
    middle: radius - 1.12 - board.lane - 0.4,
    half: radius + 0.9,
    outline: 'square',
  };
}

/** The cross: arms with the lane running up the middle; between two arms a corner. */
function cross(board: PrintedBoard): Sector {
  const four = board.sections === 4;
  const [wide, side] = [2, 3];
  const step = 360 / board.sections;
  const inner = four ? 5 : 8;
  const outer = inner + 4;
  const root = point(-wide, inner);
  const b = point(-sin(radians(step / 2)), cos(radians(step / 2)));
  const along = root.x * b.x + root.y * b.y;
  const far = along + sqrt(side ** 2 - (root.x ** 2 + root.y ** 2 - along ** 2));
  const seven = point(b.x * far, b.y * far);
  const track = count(5, (i) => point(-wide, outer - i));
  track.push(between(root, seven, 1 / 3), between(root, seven, 2 / 3), seven);
  // From the corner on, the next arm repeats this one in a mirror.
  for (let number = 8; number < 15; number += 1) track.push(turned(mirrored(track[14 - number]!), step));
  for (const x of [1, 0, -1]) track.push(turned(point(x, outer), step));
  const low = four ? outer : outer - 0.95;
  const few = Math.floor(board.marbles / 2);
  const row = (n: number, y: number): Point[] => count(n, (column) => point(-4.15 - 1.12 * column, y));
  return {
    track,
    lane: count(board.lane, (i) => point(0, outer - 1 - i)),
    reserve: [...row(few, low), ...row(board.marbles - few, low - 1.12)],
    arrow: [point(-3.6, low), point(-2.68, four ? outer : outer - 0.2)],
    label: four ? point(-7.85, outer) : point(4.3, outer - 0.9),
    labelWidth: four ? 4 : 2.9,
    radius: 0.43,
    centreRadius: 0.95,
    middle: inner - 1,
    half: four ? 10.25 : 13.15,
    outline: four ? 'square' : 'round',
  };
}

/** The track that swings out to each corner and in again to a ring: three sides of a petal and a side of the ring. */
function dog(board: PrintedBoard): Sector {
  const four = board.sections === 4;
  const [run, rounding] = [4, 1.5];
  const step = 360 / board.sections;
  const axis = step / 2;
  const [mouth, wedge] = [four ? 4.9 : 4.7, radians(180 / board.sections)];
  const ratio = mouth / run;
  const share = atan2(ratio * sin(wedge), 1 + ratio * cos(wedge));
  const foot = (mouth / 2 / sin(share)) * cos(share);
  const top = foot + sqrt(run ** 2 - ((mouth - run) / 2) ** 2);
  const petal = [point(mouth / 2, foot), point(run / 2, top), point(-run / 2, top), point(-mouth / 2, foot)];
  const [inner, start, far, back] = petal.map((corner) => turned(corner, axis)) as [Point, Point, Point, Point];
  // The rounded line from the start to the next start; the ring bows out between two petals.
  const crest = polar(distance(point(0, 0), inner), step);
  const path = [inner, start, far, back, crest, turned(inner, step), turned(start, step), turned(far, step)];
  const cut = (a: Point, b: Point): number => Math.min(rounding, distance(a, b) / 2);
  const curves = path.slice(2).map((after, i) => {
    const [before, at] = [path[i]!, path[i + 1]!];
    return bend(towards(at, before, cut(before, at)), at, towards(at, after, cut(at, after)));
  });
  const half = Math.floor(curves[0]!.length / 2);
  const line = [...curves[0]!.slice(half), ...curves.slice(1, -1).flat(), ...curves.at(-1)!.slice(0, half + 1)];
  const track = spread(line, board.section_length);
  const first = track[0]!;
  const y = first.y + (four ? 0.35 : -0.15);
  const x = first.x + 1.85;
  const tail = point(x - 0.62, y);
  return {
    track,
    lane: petalLane(first, axis, top, foot, board.lane),
    reserve: count(board.marbles, (i) => point(x + i * 1.08, y)),
    arrow: [tail, towards(first, tail, 0.6)],
    label: four ? point(2.55, y) : point(0, (y + foot) / 2 + 0.3),
    labelWidth: 3,
    radius: 0.445 * Math.min(1, distance(first, track[1]!)),
    centreRadius: 0.95,
    middle: foot - 0.9,
    half: four ? 8.85 : 12.95,
    outline: four ? 'square' : 'round',
  };
}

/** From the start diagonally into the petal, then down its axis towards the middle. */
function petalLane(start: Point, axis: number, top: number, foot: number, spaces: number): Point[] {
  const found: Point[] = [];
  let [last, need] = [start, 1.22];
  for (const at of bend(start, polar(top - 2, axis), polar(foot - 0.6, axis), 200))
    if (found.length < spaces && distance(last, at) >= need) {
      found.push(at);
      [last, need] = [at, 0.96];
    }
  return found;
}

export const SECTORS = { ring, garden, cross, dog };
