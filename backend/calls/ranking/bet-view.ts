import type { BetMatch } from '../../store/bets';
import { FOOTBALL } from '../../world/match-state';
import type { BetRow } from '../../world/ranking/bets';
import { leagueOf } from '../../world/tip/tip-content';
import type { TipLeg } from '../../world/tip/tip-row';

const NOT_STARTED = 1;
const IN_PLAY = 2;
const FOOTBALL_OVER = 8;
const BASKETBALL_OVER = 10;

function statusAt({ startAt, endAt, matchType }: BetMatch, now: number): number {
  if (now < startAt) return NOT_STARTED;
  if (now < endAt) return IN_PLAY;
  return matchType === FOOTBALL ? FOOTBALL_OVER : BASKETBALL_OVER;
}

function legView(leg: TipLeg, match: BetMatch | undefined, now: number, isSettled: boolean) {
  const known =
    match === undefined
      ? {}
      : {
          matchTypeId: match.matchType,
          leagueName: leagueOf(match),
          homeName: match.homeName,
          awayName: match.awayName,
          matchDate: match.startAt,
          statusId: statusAt(match, now),
          matchSource: match.source,
        };
  const { matchId, play, side, line, odds, result } = leg;
  return {
    matchId,
    playType: play,
    side,
    ...(play === 'winner' ? {} : { line }),
    odds,
    result: isSettled ? result : 'waiting',
    ...known,
  };
}

/** A bet over the wire; its result and profit only when they are known. */
export function betView(bet: BetRow, matches: ReadonlyMap<number, BetMatch>, now: number) {
  const isSettled = bet.settleAt <= now;
  return {
    betId: bet.id,
    bettingType: bet.bettingType,
    odds: bet.odds,
    stake: bet.stake,
    createDate: bet.placedAt,
    result: isSettled ? bet.outcome : 'waiting',
    ...(isSettled ? { profit: bet.outcome === 'cancel' ? 0 : bet.profit } : {}),
    legs: bet.legs.map((leg) => legView(leg, matches.get(leg.matchId), now, isSettled)),
  };
}
