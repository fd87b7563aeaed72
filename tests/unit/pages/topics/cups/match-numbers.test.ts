import { bracketOf } from '../../../../../src/pages/topics/cups/knockout';
import { withMatchNumbers } from '../../../../../src/pages/topics/cups/match-numbers';
import { WORLD_CUP_2022 } from '../../../../../src/rules/cup/cup-formats';

interface Match {
  readonly matchId: string;
  readonly stageId: string;
  readonly startDate: number;
  readonly homeId: string;
  readonly awayId: string;
  readonly matchNumber?: number | undefined;
}

/**
 * The knockout of 2022 with its numbers (decisions.md, World Cup), in the order of time: 51 was played before 50's day
 * was over.
 */
const ROWS: readonly (readonly [number: number, stage: string, home: string, away: string])[] = [
  [49, 'r16', 'NED', 'USA'],
  [50, 'r16', 'ARG', 'AUS'],
  [52, 'r16', 'FRA', 'POL'],
  [51, 'r16', 'ENG', 'SEN'],
  [53, 'r16', 'JPN', 'CRO'],
  [54, 'r16', 'BRA', 'KOR'],
  [55, 'r16', 'MAR', 'ESP'],
  [56, 'r16', 'POR', 'SUI'],
  [58, 'quarter', 'CRO', 'BRA'],
  [57, 'quarter', 'NED', 'ARG'],
  [60, 'quarter', 'MAR', 'POR'],
  [59, 'quarter', 'ENG', 'FRA'],
  [61, 'semi', 'ARG', 'CRO'],
  [62, 'semi', 'FRA', 'MAR'],
  [63, 'third', 'CRO', 'MAR'],
  [64, 'final', 'ARG', 'FRA'],
];
const TOLD: readonly Match[] = ROWS.map(([matchNumber, stageId, homeId, awayId], startDate) => ({
  matchId: String(matchNumber),
  stageId,
  startDate,
  homeId,
  awayId,
  matchNumber,
}));
const untold = (matches: readonly Match[]) => matches.map(({ matchNumber: _number, ...match }): Match => match);
const groups = Array.from(
  { length: 48 },
  (_, index): Match => ({
    ...{ matchId: `g${index}`, stageId: 'group', startDate: index - 100, homeId: `${index % 8}`, awayId: 'x' },
  }),
);
const numbersOf = (matches: readonly Match[]) => matches.map(({ matchId, matchNumber }) => `${matchId}:${matchNumber}`);
const right = (matches: readonly Match[]) => matches.map(({ matchId }) => `${matchId}:${matchId}`);

/** decisions.md, additions: without `matchNumber` a bracket is told by teams, stage and time. */
it.each<[string, readonly Match[], readonly Match[]]>([
  ['all of it', untold(TOLD), TOLD],
  ['mixed', [...untold(TOLD)].reverse(), [...TOLD].reverse()],
  ['with numbers: as they are', TOLD, TOLD],
])('%s', (_clause, given, matches) => {
  expect(numbersOf(withMatchNumbers(WORLD_CUP_2022, given))).toEqual(right(matches));
});

it('the group stage is none of the bracket [additions.9]', () => {
  const numbered = withMatchNumbers(WORLD_CUP_2022, [...groups, ...untold(TOLD)]);
  expect(
    numbered.filter(({ stageId }) => stageId === 'group').every(({ matchNumber }) => matchNumber === undefined),
  ).toBe(true);
  expect(numbersOf(numbered.filter(({ stageId }) => stageId !== 'group'))).toEqual(right(TOLD));
});

it('a round that nothing follows yet goes by time, and the final keeps its place', () => {
  const early = untold(TOLD).filter(({ stageId }) => stageId === 'r16');
  const bracket = bracketOf(WORLD_CUP_2022, withMatchNumbers(WORLD_CUP_2022, early));
  const places = [...(bracket.upper[0]?.ties ?? []), ...(bracket.lower[0]?.ties ?? [])];
  expect(places.every(({ match }) => match !== undefined)).toBe(true);
  expect(bracket.final?.match).toBeUndefined();
});
