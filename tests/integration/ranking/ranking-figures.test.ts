import fc from 'fast-check';
import { figuresFrom } from '../../../backend/calls/ranking/bettor-figures';
import { weekOf } from '../../../backend/calls/ranking/ranking-periods';
import { settleMultiple } from '../../../backend/rules/bet-settlement';
import { isRanked, rankedBy } from '../../../backend/rules/ranking-order';
import { DAY_MS, dayOf, startOfDay } from '../../../backend/world/days';
import { makeBets } from '../../../backend/world/ranking/bets';
import { makeBettors } from '../../../backend/world/ranking/bettors';
import { fiveLeagueSeasons } from '../../../backend/world/season';
import { makeUsers } from '../../../backend/world/users';
import type { RankingType } from '../../../src/contract/codes';

const NOW = Date.parse('2025-03-15T13:25:00Z');
const SEEDS = 3;

/** Bets of the five leagues' world of a seed, and who placed them. */
function betsOf(seed: number) {
  const start = startOfDay(dayOf(NOW));
  const bettors = makeBettors(makeUsers(seed));
  return { bettors, bets: makeBets(seed, start, fiveLeagueSeasons(seed, start), bettors) };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

test('what the rankings say is the sum of the bets, for any seed and any week [the world.1]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 0, max: 8 }), (seed, ago) => {
      const { bettors, bets } = betsOf(seed);
      const { from, to } = weekOf(NOW - ago * 7 * DAY_MS);
      const placed = bets.filter(({ day, placedAt }) => day >= from && day <= to && placedAt <= NOW);
      const figures = bettors.map((bettor) =>
        figuresFrom(
          bettor,
          placed.filter(({ uid }) => uid === bettor.uid),
          NOW,
        ),
      );
      const settled = placed.filter(({ settleAt }) => settleAt <= NOW);
      expect(sum(figures.map(({ betCount }) => betCount))).toBe(placed.length);
      expect(sum(figures.map(({ profit }) => profit))).toBe(sum(settled.map(({ profit }) => profit)));
      expect(sum(figures.map(({ hitCount }) => hitCount))).toBe(
        settled.filter(({ outcome }) => outcome === 'win' || outcome === 'winHalf').length,
      );
      for (const type of ['red', 'gain', 'pop', 'attention'] as RankingType[]) {
        const ranked = rankedBy(
          type,
          figures.filter((one) => isRanked(type, one)),
        );
        expect(new Set(ranked.map(({ uid }) => uid)).size).toBe(ranked.length);
      }
    }),
    { numRuns: SEEDS },
  );
});

test('domain.md, bets: a bet’s profit follows from its legs and its stake, for any seed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
      const { bets } = betsOf(seed);
      expect(bets.length).toBeGreaterThan(100);
      for (const { legs, stake, profit, outcome, odds } of bets) {
        const settled = settleMultiple(legs);
        expect(outcome).toBe(settled.result);
        expect(profit).toBe(Math.round((settled.profit ?? 0) * stake));
        if (outcome === 'win' && legs.every(({ result }) => result === 'win')) {
          expect(Math.abs(profit - (odds - 1) * stake)).toBeLessThanOrEqual(0.005 * stake + 1);
        }
      }
    }),
    { numRuns: SEEDS },
  );
});
