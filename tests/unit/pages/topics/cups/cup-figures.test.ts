import { figureRows, type TeamFigures, wholePlaces } from '../../../../../src/pages/topics/cups/cup-figures';
import { cardsOf, goalsOfTeams } from '../../../../../src/pages/topics/cups/use-cup-figures';

/** `A3 B3 C1`, in the server's order. */
const players = (text: string) => text.split(' ').map((one) => ({ playerId: one, value: Number(one.slice(1)) }));
const times = (count: number, one: string) => Array(count).fill(one).join(' ');

test.each([
  ['nobody with nothing', 'A2 B1 C0', 'A2 B1', 1, undefined],
  ['ten fit, whoever is level', `A3 ${times(9, 'b1')}`, `A3 ${times(9, 'b1')}`, 1, undefined],
  ['a place that does not fit is counted', `${times(6, 'a3')} ${times(11, 'b2')} c1`, times(6, 'a3'), 6, '11 with 2'],
  ['where the list ends in it, nobody knows how many', `A3 ${times(10, 'b2')}`, 'A3', 1, '? with 2'],
  ['the place behind the tenth', `${times(10, 'a3')} b2 c1`, times(10, 'a3'), 10, '1 with 2'],
  ['a first place of more than ten is cut', `${times(12, 'a2')} b1`, times(10, 'a2'), 12, undefined],
  ['where the list ends in it, nobody knows how many share it', times(12, 'a1'), times(10, 'a1'), undefined, undefined],
  ['those with nothing end a place', `A3 ${times(10, 'b2')} c0`, 'A3', 1, '10 with 2'],
] as const)('design README 9, cup: %s [cup figures.1]', (_what, text, shown, first, next) => {
  const places = wholePlaces(players(text));
  expect(places.shown.map(({ playerId }) => playerId).join(' ')).toBe(shown);
  expect(places.first).toBe(first);
  expect(places.next && `${places.next.count ?? '?'} with ${places.next.value}`).toBe(next);
});

const result = (homeId: string, awayId: string, homeScore: number, awayScore: number) => ({
  ...{ homeId, awayId, homeScore, awayScore },
});
const written = (teams: readonly TeamFigures[]) =>
  figureRows(teams).map(
    ({ kind, teamId, place = '', teams: count, figures, matches }) =>
      `${place}${kind === 'team' ? teamId : `${kind} ${count}`} ${figures.join('-')}/${matches}`,
  );

test('design README 9, cup: goals of teams, most first, of level ones that of fewer matches; their sum [cup figures.2]', () => {
  const results = [result('A', 'B', 2, 1), result('C', 'A', 2, 0), result('B', 'D', 1, 0)];
  expect(written(goalsOfTeams(results))).toEqual(['1C 2-0/1', '2A 2-3/2', '3B 2-2/2', '4D 0-1/1', 'all 4 6-6/6']);
});

const team = (teamId: string, yellow: number, red = 0, matches = 3): TeamFigures => ({
  teamId,
  figures: [yellow, red],
  matches,
});

test('design README 9, cup: eight teams, the sum of the others, the sum of all; a single other one is shown [cup figures.2]', () => {
  const ten = [...'ABCDEFGHIJ'].map((id, index) => team(id, 20 - index, 1));
  expect(written(ten).slice(7)).toEqual(['8H 13-1/3', 'others 2 23-2/6', 'all 10 155-10/30']);
  expect(written(ten.slice(0, 9)).slice(7)).toEqual(['8H 13-1/3', '9I 12-1/3', 'all 9 144-9/27']);
  expect(written([team('A', 0, 0, 0)])).toEqual([]);
});

test('teams whose cards are not told are left out', () => {
  const rows = [{ teamId: 'A', yellowCards: 4, homeTotal: 2, awayTotal: 1 }, { teamId: 'B' }];
  expect(cardsOf(rows)).toEqual([team('A', 4)]);
});

/** Numbers that look random and are the same in each run. */
function* random(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state * 48_271) % 2_147_483_647;
    yield state;
  }
}

test('design README 9, cup: the same as counted match by match, in 1 000 random cups [cup figures.3]', () => {
  const next = random(7);
  const upTo = (most: number) => next.next().value % most;
  for (let cup = 0; cup < 1000; cup++) {
    const results = Array.from({ length: upTo(60) }, () => {
      const home = upTo(24);
      return result(`T${home}`, `T${(home + 1 + upTo(23)) % 24}`, upTo(6), upTo(6));
    });
    const sums = new Map<string, readonly [number, number, number]>();
    const add = (teamId: string, scored: number, conceded: number) => {
      const [forIt, againstIt, matches] = sums.get(teamId) ?? [0, 0, 0];
      sums.set(teamId, [forIt + scored, againstIt + conceded, matches + 1]);
    };
    for (const { homeId, awayId, homeScore, awayScore } of results) {
      add(homeId, homeScore, awayScore);
      add(awayId, awayScore, homeScore);
    }
    const rows = figureRows(goalsOfTeams(results));
    const shown = rows.filter(({ kind }) => kind === 'team');
    for (const { teamId, figures, matches } of shown) expect([...figures, matches]).toEqual(sums.get(teamId));
    const least = Math.min(...shown.map(({ figures }) => figures[0]));
    const above = [...sums.values()].filter(([scored]) => scored > least).length;
    expect(shown.filter(({ figures }) => figures[0] > least)).toHaveLength(above);
    const all = rows.at(-1);
    const goals = results.reduce((sum, { homeScore, awayScore }) => sum + homeScore + awayScore, 0);
    if (all !== undefined)
      expect([...all.figures, all.matches, all.teams]).toEqual([goals, goals, 2 * results.length, sums.size]);
    const others = rows.find(({ kind }) => kind === 'others');
    expect((others?.teams ?? 0) + shown.length).toBe(sums.size);
  }
});
