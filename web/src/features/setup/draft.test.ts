import { expect, test, vi } from 'vitest';
import type { TableCard, Format, Game, NewTable, SeatWish } from '../../wire/http';
import { locale } from '../../words';
import { Draft } from './draft.svelte';
import type { Options } from '../../base/house-rules';

const dog: Game = {
  id: 'dog',
  related: false,
  minutes: 60,
  forms: [
    { players: 2, teams: 'none', board: 4, settings: {} },
    { players: 4, teams: 'pairs', board: 4, settings: {} },
    { players: 4, teams: 'pairs', board: 6, settings: {} },
    { players: 6, teams: 'pairs', board: 6, settings: {} },
  ],
  usual: { players: 4, teams: 'pairs', board: 4, settings: {} },
  options: [
    { name: 'board', kind: 'choice', values: [4, 6], default: null },
    { name: 'seven_rest', kind: 'choice', values: ['always', 'never'], default: 'always' },
  ],
  house: [{ name: 'marbles', kind: 'choice', values: [3, 4, 5], default: 4 }],
};

function calls() {
  let made = 0;
  const card = (): TableCard => ({ table: { id: `t${made}` } }) as TableCard;
  return {
    newTable: vi.fn((_: NewTable) => ((made += 1), Promise.resolve(card()))),
    changeSeat: vi.fn((_id: string, _seat: number, _wish: SeatWish) => Promise.resolve(card())),
    leave: vi.fn((_: string) => Promise.resolve()),
    settle: (_rules: string, _form: Format, options: Options) => Promise.resolve({ options, offered: {} }),
  };
}
const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 5));
const kinds = (draft: Draft): string[] => draft.seats.map((seat) => seat.kind);

test('at first I sit at the bottom with bots around me, and nothing is asked of the server', async () => {
  const house = calls();
  const draft = new Draft(dog, house, 'Anna');
  expect(kinds(draft)).toEqual(['me', 'bot', 'bot', 'bot']);
  expect(draft.wish().seats[0]).toEqual({ kind: 'me', name: 'Anna' });
  await settled();
  expect(house.newTable).not.toHaveBeenCalled();
});

test('around one screen whoever has no name is called by the colour of the seat', async () => {
  await locale.use('en');
  const draft = new Draft(dog, calls(), '');
  expect(draft.wish().seats[0]).toEqual({ kind: 'me' });
  draft.setSeat(2, { kind: 'here' });
  draft.setSeat(3, { kind: 'here', name: 'Ben' });
  const names = draft.wish().seats.map((wish) => wish.name);
  expect([names[0], names[2], names[3]]).toEqual(['Blue', 'Green', 'Ben']);
  expect(draft.name).toBe('');
});

test('as soon as a friend is expected there is a table to link to', async () => {
  const house = calls();
  const draft = new Draft(dog, house, '');
  draft.setSeat(2, { kind: 'friend' });
  await settled();
  expect(draft.table?.table.id).toBe('t1');
  draft.setSeat(1, { kind: 'open' });
  await settled();
  expect(house.changeSeat).toHaveBeenCalledWith('t1', 1, { kind: 'open' });
  expect(await draft.sit()).toBe(draft.table);
  expect(house.newTable).toHaveBeenCalledOnce();
});

test('what is fixed at a table opens it anew, and says that the link has changed', async () => {
  const house = calls();
  const draft = new Draft(dog, house, '');
  draft.setSeat(2, { kind: 'friend' });
  await settled();
  expect(draft.moved).toBe(false);
  draft.setOption('seven_rest', 'never');
  await settled();
  expect(house.leave).toHaveBeenCalledWith('t1');
  expect(draft.table?.table.id).toBe('t2');
  expect(draft.moved).toBe(true);
  expect(house.newTable.mock.lastCall?.[0].options).toEqual({ seven_rest: 'never' });
});

test('what is changed while the table is being made is not forgotten', async () => {
  const house = calls();
  const draft = new Draft(dog, house, '');
  await settled();
  draft.setSeat(2, { kind: 'open' });
  await Promise.resolve();
  expect(house.newTable).toHaveBeenCalledOnce();
  expect(draft.table).toBeNull();
  draft.public = true;
  draft.changed();
  const { table } = await draft.sit();
  expect(table.id).toBe('t2');
  expect(house.leave).toHaveBeenCalledWith('t1');
  expect(house.newTable.mock.lastCall?.[0].public).toBe(true);
});

test('when nobody is expected any more the table is given up, so that it does not start alone', async () => {
  const house = calls();
  const draft = new Draft(dog, house, '');
  draft.setSeat(2, { kind: 'friend' });
  await settled();
  draft.setSeat(2, { kind: 'bot', level: 'club' });
  await settled();
  expect(house.leave).toHaveBeenCalledWith('t1');
  expect(draft.table).toBeNull();
  expect(house.changeSeat).not.toHaveBeenCalled();
});

test('there is one of me: whoever was there takes the chair I leave', () => {
  const draft = new Draft(dog, calls(), '');
  draft.setSeat(3, { kind: 'bot', level: 'master' });
  draft.setSeat(3, { kind: 'me' });
  expect(kinds(draft)).toEqual(['bot', 'bot', 'bot', 'me']);
  expect(draft.seats[0]?.level).toBe('master');
});

test('other numbers of players keep who is there already', () => {
  const draft = new Draft(dog, calls(), '');
  draft.setSeat(1, { kind: 'here', name: 'Ben' });
  draft.choose(dog.forms[3]!);
  expect(kinds(draft)).toEqual(['me', 'here', 'bot', 'bot', 'bot', 'bot']);
  draft.choose(dog.forms[0]!);
  expect(kinds(draft)).toEqual(['me', 'here']);
});

test('an option as usual is left out, a board keeps its forms only', () => {
  const draft = new Draft(dog, calls(), '');
  expect(draft.forms).toHaveLength(3);
  draft.setOption('seven_rest', 'never');
  draft.setOption('seven_rest', 'always');
  expect(draft.options).toEqual({});
  draft.setOption('board', 6);
  expect(draft.forms.map((form) => form.players)).toEqual([4, 6]);
  expect(draft.form).toEqual(dog.forms[2]);
  draft.setOption('board', null);
  expect(draft.options).toEqual({});
});

test('a server that refuses is shown, and the draft goes on', async () => {
  const house = calls();
  house.newTable.mockRejectedValueOnce(new Error('no'));
  const draft = new Draft(dog, house, '');
  draft.setSeat(2, { kind: 'friend' });
  await settled();
  expect(draft.fault).toBeInstanceOf(Error);
  draft.setSeat(3, { kind: 'friend' });
  await settled();
  expect(draft.table?.table.id).toBe('t1');
});

test('what is changed while the table is being opened is not lost', async () => {
  const house = calls();
  let answer: () => void = () => undefined;
  const slow = new Promise<void>((done) => (answer = done));
  const quick = house.newTable.getMockImplementation()!;
  house.newTable.mockImplementationOnce(async (wish) => (await slow, quick(wish)));
  const draft = new Draft(dog, house, '');
  draft.setSeat(2, { kind: 'friend' });
  await settled();
  draft.public = true;
  draft.changed();
  draft.setOption('seven_rest', 'never');
  answer();
  const seat = await draft.sit();
  expect(house.newTable).toHaveBeenCalledTimes(2);
  expect(house.newTable.mock.lastCall?.[0]).toMatchObject({ public: true, options: { seven_rest: 'never' } });
  expect(seat.table.id).toBe('t2');
  expect(house.leave).toHaveBeenCalledWith('t1');
});

test('a rule that was refused is set right, and the table is there again', async () => {
  const house = calls();
  const draft = new Draft(dog, house, '');
  draft.setSeat(2, { kind: 'friend' });
  await settled();
  house.newTable.mockRejectedValueOnce(new Error('no'));
  draft.setOption('marbles', 3);
  await settled();
  expect(draft.table).toBeNull();
  expect(draft.fault).toBeInstanceOf(Error);
  draft.setOption('marbles', 5);
  await settled();
  expect(draft.fault).toBeNull();
  expect(draft.table?.table.id).toBe('t2');
});

test('a rated game is one by the book between two people at least, each on their own device', async () => {
  const house = calls();
  const draft = new Draft(dog, house, '');
  draft.lasting = false;
  draft.rated = true;
  expect(draft.unrated).toEqual(['alone', 'lasting']);
  draft.lasting = true;
  draft.setSeat(2, { kind: 'friend' });
  await settled();
  expect(house.newTable.mock.lastCall?.[0].rated).toBe(true);
  // What rules it out opens the table again, as one that is not rated; and the other way round.
  draft.setSeat(1, { kind: 'here' });
  await settled();
  expect(draft.unrated).toEqual(['here']);
  expect(house.newTable.mock.lastCall?.[0].rated).toBe(false);
  expect(draft.moved).toBe(true);
  draft.setSeat(1, { kind: 'open' });
  draft.setOption('seven_rest', 'never');
  await settled();
  expect(draft.unrated).toEqual(['rules']);
  draft.resetHouse();
  draft.setOption('seven_rest', 'always');
  await settled();
  expect(draft.unrated).toEqual([]);
  expect(house.newTable.mock.lastCall?.[0].rated).toBe(true);
});
