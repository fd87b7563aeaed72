import type { BetPlay, BetSide } from '../../contract/ranking/bet';
import type { Tip } from '../../contract/tip/tip';

/** The winner, with or without a handicap; the number of goals or points. */
type Market = 'result' | 'total';

/** Numbers of tips on each side of a market: home, drawn and away, or over and under. */
export interface MarketSides {
  readonly market: Market;
  readonly first: number;
  readonly even: number;
  readonly second: number;
  /** Tips; one that takes two sides counts once. */
  readonly tips: number;
}

const MARKETS: Readonly<Record<BetPlay, Market>> = { handicap: 'result', winner: 'result', total: 'total' };
/** First, even, second; a market knows no other sides. */
const SIDES = { result: ['home', 'draw', 'away'], total: ['over', undefined, 'under'] } as const;

/** The sides of a match that tips take, where their picks are told; a market that none of them names is left out. */
export function marketSides(tips: readonly Pick<Tip, 'picks'>[], matchId: string): MarketSides[] {
  const sidesIn = (market: Market) =>
    tips.flatMap(({ picks = [] }) => {
      const own = picks.filter(
        (pick) => pick.matchId === matchId && pick.playType && MARKETS[pick.playType] === market,
      );
      const known: readonly (BetSide | undefined)[] = SIDES[market];
      const sides = new Set(own.flatMap(({ side }) => (side !== undefined && known.includes(side) ? side : [])));
      return sides.size === 0 ? [] : [sides];
    });
  return (['result', 'total'] as const).flatMap((market) => {
    const all = sidesIn(market);
    const count = (side: BetSide | undefined) => all.filter((sides) => side !== undefined && sides.has(side)).length;
    const [first, even, second] = SIDES[market].map(count) as [number, number, number];
    return all.length === 0 ? [] : [{ market, first, even, second, tips: all.length }];
  });
}
