import { hiddenBy, type ToldResult } from '../../../../src/rules/tip/result-spoilers';

const HOUR_MS = 3_600_000;
/** Three in the afternoon where the test runs. */
const NOW = new Date(2025, 2, 15, 15).getTime();
const at = (hours: number) => NOW + hours * HOUR_MS;
const of = (...kickOffs: (number | undefined)[]) =>
  kickOffs.map((hours, index) => ({
    matchId: `m${index}`,
    matchTypeId: 1,
    startDate: hours === undefined ? undefined : at(hours),
  }));

test.each<[string, Partial<ToldResult>, string]>([
  ['its match ended today [no spoilers.4]', { matches: of(-3) }, 'm0'],
  ['its match ended yesterday', { matches: of(-30) }, ''],
  ['its match began yesterday, and ended today', { matches: of(-16) }, 'm0'],
  ['still open', { result: 'waiting', matches: of(-3) }, ''],
  ['called off, which tells of no score', { result: 'cancel', matches: of(-3) }, ''],
  ['half lost is a result, too', { result: 'loseHalf', matches: of(-3) }, 'm0'],
  ['several: those of today [no spoilers.4]', { matches: of(-30, -3, -5) }, 'm1 m2'],
  ['lost already, with a match to come', { matches: of(-3, 5) }, 'm0'],
  ['nobody says when it began', { matches: of(undefined) }, 'm0'],
  ['a game of the NBA lasts longer', { matches: [{ matchId: 'n', matchTypeId: 2, startDate: at(-17.8) }] }, 'n'],
  ['a match of football of the same time', { matches: [{ matchId: 'n', matchTypeId: 1, startDate: at(-17.8) }] }, ''],
  ['without a match, settled today', { settleTime: at(-1) }, 'result t'],
  ['without a match, settled yesterday', { settleTime: at(-20) }, ''],
  ['without a match, and nobody says when', {}, 'result t'],
])('no spoilers, results of tips and bets: %s', (_what, told, expected) => {
  expect(hiddenBy({ id: 't', result: 'win', matches: [], ...told }, NOW).join(' ')).toBe(expected);
});
