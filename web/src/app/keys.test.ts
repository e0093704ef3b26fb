// Two rows of a list with the same key end the page that shows it, so keys are few and each is argued for here.
import { parse, type AST } from 'svelte/compiler';
import { expect, test } from 'vitest';

/** A list has a key only where a row must stay itself: it moves, has the focus or holds a state. Why no two can be
 *  the same, by file and key. */
const UNIQUE: Readonly<Record<string, string>> = {
  'table-ui/board/Board.svelte m.key': 'seat and number of a marble, each drawn once',
  'table-ui/board/Board.svelte ring.id': 'the keys of a map: a target of `targets`, a space of `stops`',
  'table-ui/board/Board.svelte one.key': 'seat and number of a marble, or seat and place of a space, each once',
  'table-ui/hand/Hand.svelte `${card}:${hand.slice(0, i).filter((c) => c === card).length}`':
    'a card, and how many like it lie before it',
  'features/club/ClubEvents.svelte event.id': 'the key of a table (events in server/store/schema.py)',
  'features/club/ClubMembers.svelte one.id':
    'made from the user, who is in a club once (members in server/store/schema.py)',
  'features/club/ClubPage.svelte card.table.id': 'the key of a table (tables in server/store/schema.py)',
  'features/club/ClubPage.svelte rank.id': 'made from the user, who has one rating over all games',
  'features/club/ClubsPage.svelte club.id': 'the key of a table (clubs in server/store/schema.py)',
  'features/event/EventPage.svelte line.entrant': 'an entrant stands once in the standings (events/standings.py)',
  'features/event/EventPage.svelte one.id': 'ids of entrants are unique (checked in events/event.py)',
  'features/event/EventResults.svelte board.board': 'boards are numbered',
  'features/event/EventResults.svelte one.table': 'a table of a board has one result (checked in events/event.py)',
  'features/host/HostPage.svelte report.id': 'the key of a table (reports in server/store/schema.py)',
  'features/setup/Setup.svelte option.name': 'options are a table by name',
  'ui/HouseRules.svelte option.name': 'options are a table by name',
  'ui/PeopleList.svelte person.id': 'the keys of a mapping (people_of in server/tables/people.py)',
  'table-ui/stage/EndPanel.svelte one.seat': 'a seat stands once at a table',
  'table-ui/stage/Flights.svelte flight.id': 'counted',
  'table-ui/stage/ListView.svelte choice.text': 'legal moves have texts of their own (tests/laws/test_answers.py)',
  'table-ui/stage/ListView.svelte group.id': 'the keys of a map',
  'table-ui/stage/Middle.svelte laid.id': 'stage.test.ts: counted on from whatever lies there',
  'table-ui/stage/PlayersSheet.svelte seat': 'a seat stands once at a table',
  'table-ui/stage/SeatsAround.svelte info.seat': 'a seat stands once at a table',
  'table-ui/stage/Table.svelte line.id': 'counted',
  'table-ui/stage/Tray.svelte choice.text': 'legal moves have texts of their own (tests/laws/test_answers.py)',
  'table-ui/stage/Tray.svelte key': 'the members of a set or the keys of a map',
  'table-ui/stage/Tray.svelte place': '`nextPips` lists a place once',
  'table-ui/stage/Tray.svelte target.id': 'the keys of a map',
  'table-ui/stage/Tray.svelte use': 'the members of a set',
  'features/replay/review/ReviewPanel.svelte one.turn': 'turns are numbered',
  'features/replay/review/ReviewPanel.svelte turn.turn': 'turns are numbered',
  'features/analysis/RulesSheet.svelte option.name': 'options are a table by name',
  'features/analysis/Verdict.svelte one.text': 'legal moves have texts of their own (tests/laws/test_answers.py)',
};

const sources = import.meta.glob<string>('../**/*.svelte', { query: '?raw', import: 'default', eager: true });

function keysIn(source: string): string[] {
  const found: string[] = [];
  JSON.stringify(parse(source, { modern: true }).fragment, (_, node: unknown) => {
    const { type, key } = (node ?? {}) as Partial<AST.EachBlock>;
    if (type === 'EachBlock' && key) {
      const { start, end } = key as unknown as { start: number; end: number };
      found.push(source.slice(start, end));
    }
    return node;
  });
  return found;
}

test('no list rests on a key that can come twice', () => {
  const files = Object.entries(sources);
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap(([file, source]) => keysIn(source).map((key) => `${file.slice(3)} ${key}`));
  expect([...new Set(found)].sort()).toEqual(Object.keys(UNIQUE).sort());
});
