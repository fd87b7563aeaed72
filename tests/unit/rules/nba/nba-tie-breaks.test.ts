import type { NbaRow } from '../../../../src/contract/nba/nba-standings';
import { type Game, levelInNba, type NbaTable, whyInNba } from '../../../../src/rules/nba/nba-tie-breaks';
import type { Explanation } from '../../../../src/rules/table/why-above';

const row = (teamId: string, won: number, fields: Partial<NbaRow> = {}): NbaRow => ({
  teamId,
  won,
  loss: 66 - won,
  divisionRecord: { won: 8, loss: 8 },
  conferenceRecord: { won: 20, loss: 20 },
  ...fields,
});
/** `A>B`: the home team is the first, and won. */
const games = (text: string): Game[] =>
  text.split(' ').map((pair) => ({ homeId: pair[0] ?? '', awayId: pair[2] ?? '', homeScore: 100, awayScore: 90 }));

const said = ({ steps, verdict }: Explanation) =>
  `${steps
    .filter(({ status }) => status !== 'unused')
    .map(({ key, status, reason }) => `${key} ${reason ?? status}`)
    .join(', ')}: ${verdict}`;

test.each<[string, Partial<NbaTable>, string, string]>([
  ['PCT alone', { rows: [row('A', 42), row('B', 41)] }, 'AB', 'rate decides: above'],
  [
    'two: games between them [why above.6]',
    { games: games('A>B B>A A>B A>B') },
    'AB',
    'rate equal, mutualRate decides: above',
  ],
  ['two: the leader of a division', {}, 'AB', 'rate equal, mutualRate equal, divisionLeader decides: above'],
  [
    'two of one division, neither its leader: its games',
    {
      divisions: [['C', 'A', 'B']],
      rows: [row('A', 41, { divisionRecord: { won: 9, loss: 7 } }), row('B', 41)],
    },
    'AB',
    'rate equal, mutualRate equal, divisionLeader equal, divisionRate decides: above',
  ],
  [
    'two of different divisions: the conference',
    {
      divisions: [
        ['C', 'A'],
        ['D', 'B'],
      ],
      rows: [row('A', 41, { conferenceRecord: { won: 25, loss: 15 } }), row('B', 41)],
    },
    'AB',
    'rate equal, mutualRate equal, divisionLeader equal, divisionRate otherDivision, conferenceRate decides: above',
  ],
  ['games that are not at hand', { games: undefined }, 'AB', 'rate equal, mutualRate notAtHand: unknown'],
  [
    'seven level: their games are not asked for [why above.3]',
    {
      games: undefined,
      rows: [...'ABCDEFG'].map((team) => row(team, 41)),
      divisions: [['A', 'C'], ['B', 'D'], [...'EFG']],
    },
    'AB',
    'rate equal, divisionLeader equal, divisionLeader equal, mutualRate notAsked: unknown',
  ],
  ['no game between them yet', { games: [] }, 'AB', 'rate equal, mutualRate notMet: unknown'],
  [
    'what would need every game of the season',
    { divisions: [['C', 'A', 'B']] },
    'AB',
    'rate equal, mutualRate equal, divisionLeader equal, divisionRate equal, conferenceRate equal, playoffTeams notTold: unknown',
  ],
  [
    'three: the leader of a division first, then the two that are left [why above.6]',
    {
      rows: [row('A', 41), row('B', 41), row('C', 41)],
      divisions: [['A'], ['D', 'B', 'C']],
      games: games('C>A C>B B>A'),
    },
    'CB',
    'rate equal, divisionLeader equal, mutualRate decides: above',
  ],
  [
    'three of whom none leads: their own games',
    {
      rows: [row('A', 41), row('B', 41), row('C', 41)],
      divisions: [['D', 'A', 'B', 'C']],
      games: games('A>B A>C B>C'),
    },
    'AB',
    'rate equal, divisionLeader equal, mutualRate decides: above',
  ],
  [
    'in the table of one division: its games, then the conference',
    { divisions: undefined, rows: [row('A', 41, { conferenceRecord: { won: 21, loss: 19 } }), row('B', 41)] },
    'AB',
    'rate equal, mutualRate equal, divisionRate equal, conferenceRate decides: above',
  ],
  [
    'divisions that are not told',
    { divisions: [] },
    'AB',
    'rate equal, mutualRate equal, divisionLeader notTold: unknown',
  ],
  [
    'a conference record that is not told',
    {
      divisions: [['C', 'A', 'B']],
      rows: [row('A', 41, { conferenceRecord: undefined }), row('B', 41)],
    },
    'AB',
    'rate equal, mutualRate equal, divisionLeader equal, divisionRate equal, conferenceRate notTold: unknown',
  ],
  ['neither share is told', { rows: [{ teamId: 'A' }, { teamId: 'B' }] }, 'AB', 'rate notTold: unknown'],
  ['an order that the rules do not give', { games: games('B>A') }, 'AB', 'rate equal, mutualRate decides: below'],
])('why above, NBA: %s', (_clause, fields, [upper = '', lower = ''], expected) => {
  const usual: NbaTable = {
    rows: [row('A', 41), row('B', 41)],
    divisions: [['A'], ['C', 'B']],
    games: games('A>B B>A'),
  };
  expect(said(whyInNba({ ...usual, ...fields }, upper, lower))).toBe(expected);
});

test('level are those with the same share of games won, as it is told where the games are not', () => {
  const rows = [row('A', 33), { teamId: 'B', winRate: 0.5 }, row('C', 34), { teamId: 'D' }];
  expect(levelInNba(rows, 'A')).toEqual(['A', 'B']);
  expect(levelInNba(rows, 'D')).toEqual([]);
});
