import type { NbaMatch } from '../../../../../../src/contract/nba/nba-match';
import { type CupKnockout, cupKnockout } from '../../../../../../src/pages/topics/nba/bracket/cup';
import { CUP_2024, cupWith } from '../../../../../support/unit/make-nba';

const idsOf = ({ east, west, eastSemi, westSemi, final }: CupKnockout) =>
  [...east, ...west, eastSemi, westSemi, final].map((game) => game?.matchId);
const IN_ORDER = ['e1', 'e2', 'w1', 'w2', 'es', 'ws', 'f'];

/** product.md, section 4, NBA: built from stages 10492, 10493, 10494 and reordered; decisions.md, NBA: which order. */
it.each<[string, readonly NbaMatch[]]>([
  ['the feed orders by time and mixes conferences [4.16, NBA cup.1, NBA.4]', CUP_2024],
  ['backwards', [...CUP_2024].reverse()],
  [
    'second and third play before first and wild card',
    cupWith('e1', { matchDate: Date.parse('2024-12-13T08:00+08:00') }),
  ],
  [
    'other stages of the play-offs are none of the cup',
    [...CUP_2024, { ...CUP_2024[0], matchId: 'x', stageId: '10501' } as NbaMatch],
  ],
])('bracket order: %s', (_, games) => {
  expect(idsOf(cupKnockout(games))).toEqual(IN_ORDER);
});

/** decisions.md, NBA cup: reversed when its homeId is not the winner of the first quarter-final that feeds it. */
it.each<[string, readonly NbaMatch[], boolean, boolean]>([
  ['home winner of the first, at home in the semi-final [3.3, 4.17, NBA cup.2]', CUP_2024, false, false],
  [
    'away winner of the first, away in the semi-final',
    [
      ...cupWith('e1', { homeScore: 100, awayScore: 109 }).filter(({ matchId }) => matchId !== 'es'),
      { ...CUP_2024[4], homeId: 'ATL', awayId: 'ORL' } as NbaMatch,
    ],
    true,
    false,
  ],
  [
    'away winner of the first, at home in the semi-final',
    cupWith('e1', { homeScore: 100, awayScore: 109 }).map((one) =>
      one.matchId === 'es' ? { ...one, homeId: 'ORL' } : one,
    ),
    false,
    false,
  ],
  ['home winner of the first, away in the semi-final', cupWith('ws', { homeId: 'HOU', awayId: 'OKC' }), false, true],
  [
    'the first is not over: nobody has won it',
    cupWith('e1', { statusId: 4 }).map((one) => (one.matchId === 'es' ? { ...one, homeId: 'ATL' } : one)),
    false,
    false,
  ],
])('reversed: %s', (_, games, east, west) => {
  const { eastSemi, westSemi } = cupKnockout(games);
  expect([eastSemi?.isReverse, westSemi?.isReverse]).toEqual([east, west]);
});

it('never flags the final, nor a quarter-final (decisions.md, NBA cup) [NBA cup.2]', () => {
  const { final, east, west } = cupKnockout(cupWith('f', { homeId: 'OKC', awayId: 'MIL' }));
  expect([final, ...east, ...west].map((game) => game?.isReverse)).toEqual([false, false, false, false, false]);
});

it('keeps the places of games that are not known yet', () => {
  const early = CUP_2024.filter(({ matchId }) => ['w1', 'e1'].includes(matchId));
  expect(idsOf(cupKnockout(early))).toEqual(['e1', undefined, 'w1', undefined, undefined, undefined, undefined]);
});

it('finds the conference of a semi-final by its teams where the feed does not say it', () => {
  const games = CUP_2024.map((one) => (one.matchId === 'ws' ? { ...one, conference: undefined } : one));
  expect(cupKnockout(games).westSemi?.matchId).toBe('ws');
});
