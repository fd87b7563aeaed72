import type { BetLeg, BettingReport, PlacedBet, UserBetting } from '../../../contract/ranking/betting';
import { sportOf } from '../../../rules/match/match-status';
import { isPending, isSettled } from '../../../rules/tip/tip-view-model';

/** The colour of a profit; an unsettled one has none. */
export type ProfitTone = 'up' | 'down' | 'even' | 'muted';

export function profitTone({ result, profit }: Pick<PlacedBet, 'result' | 'profit'>): ProfitTone {
  if (!isSettled(result) || profit === undefined) return 'muted';
  return profit > 0 ? 'up' : profit < 0 ? 'down' : 'even';
}

/** The pick, by the key of its words. */
export type PickLabels =
  | { readonly kind: 'team'; readonly side: 'home' | 'away'; readonly line: number }
  | { readonly kind: 'side'; readonly side: 'home' | 'away' | 'draw' | 'over' | 'under'; readonly line?: number }
  | { readonly kind: 'text'; readonly text: string };

/** A handicap names its team with the line, a total its side with the number to beat, a winner its side alone. */
export function pickLabels({ playType, side, line, pickText }: BetLeg): PickLabels | undefined {
  if (playType === 'handicap' && (side === 'home' || side === 'away') && line !== undefined) {
    return { kind: 'team', side, line };
  }
  if (playType === 'total' && (side === 'over' || side === 'under') && line !== undefined) {
    return { kind: 'side', side, line };
  }
  if (playType === 'winner' && side !== undefined) return { kind: 'side', side };
  return pickText === undefined ? undefined : { kind: 'text', text: pickText };
}

/** +1.25, -0.5; a line of 0 has words instead. */
export const signedLine = (line: number): string => (line > 0 ? `+${line}` : String(line));

/** A handicap of football as it is called: in quarters of a goal, by the key of its name. */
export interface LineLabels {
  /** The picked side receives the goals; else it gives them. */
  readonly receives: 'yes' | 'no';
  /** `q3` is 0.75; `none`: no line that has a name. */
  readonly quarters: string;
  /** The number without its sign. */
  readonly figure: string;
}

const QUARTERS = 4;

/** Quarter lines lie between two others and have both their names (decisions.md, Bets and results). */
export function lineLabels(line: number): LineLabels {
  const quarters = Math.abs(line) * QUARTERS;
  const isNamed = Number.isInteger(quarters);
  return {
    receives: line > 0 ? 'yes' : 'no',
    quarters: isNamed ? `q${quarters}` : 'none',
    figure: String(Math.abs(line)),
  };
}

/** The day of a report, any instant of it, Unix ms: its own, else (an addition) that of its first bet. */
export const reportDay = ({ reportDate, betInfos = [] }: UserBetting): number | undefined =>
  reportDate ?? betInfos.find(({ createDate }) => createDate !== undefined)?.createDate;

/** True when a bet is settled together with others' results. */
export const isParlay = ({ legs }: Pick<PlacedBet, 'legs'>): boolean => legs.length > 1;

/** All bets of reports in order, and how many reports cannot be read (product.md, section 3, betInfo). */
export function betsOf(reports: readonly (BettingReport | UserBetting)[]): { bets: PlacedBet[]; broken: number } {
  const read = reports.map((report) =>
    'betInfos' in report ? report.betInfos : 'betInfo' in report ? report.betInfo : undefined,
  );
  return { bets: read.flatMap((bets) => bets ?? []), broken: read.filter((bets) => bets === undefined).length };
}

export type BetFilter = 'all' | 'open' | 'settled';

export const fitsFilter = (filter: BetFilter, { result }: Pick<PlacedBet, 'result'>): boolean =>
  filter === 'all' || (filter === 'open' ? isPending : isSettled)(result);

/** A pick that can still be bet on. */
export interface OpenLeg {
  readonly key: string;
  readonly leg: BetLeg;
  readonly bettingType: number | undefined;
  /** It was one of several that were bet together. */
  readonly isOfParlay: boolean;
}

/** Picks of open bets whose matches have not begun by `now` (Unix ms), each match and pick once. */
export function openLegs(bets: readonly PlacedBet[], now: number): OpenLeg[] {
  const known = new Set<string>();
  return bets
    .filter((bet) => fitsFilter('open', bet))
    .flatMap((bet) =>
      bet.legs.flatMap((leg): OpenLeg[] => {
        const key = [leg.matchId, leg.playType, leg.side, leg.line].join(' ');
        const isDue = leg.matchDate === undefined || leg.matchDate > now;
        if (!isDue || known.has(key) || (leg.result !== undefined && isSettled(leg.result))) return [];
        known.add(key);
        return [{ key, leg, bettingType: bet.bettingType, isOfParlay: isParlay(bet) }];
      }),
    );
}

export const isBasketball = ({ matchTypeId }: BetLeg): boolean => sportOf(matchTypeId) === 'basketball';
