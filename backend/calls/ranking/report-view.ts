import { type BetMatch, type BettorRow, betMatches } from '../../store/bets';
import { type ReportVotes, votesOn } from '../../store/votes';
import { startOfDay } from '../../world/days';
import type { BetRow } from '../../world/ranking/bets';
import type { CallContext } from '../call-context';
import { betView } from './bet-view';
import { reportIdOf, worldVotes } from './bettor-figures';

/** A day of somebody's bets. */
export interface Report {
  readonly bettor: BettorRow;
  readonly day: number;
  readonly bets: readonly BetRow[];
}

/** Bets by their days, newest first. */
export function reportsOf(bettor: BettorRow, bets: readonly BetRow[]): Report[] {
  const days = [...new Set(bets.map(({ day }) => day))].sort((a, b) => b - a);
  return days.map((day) => ({ bettor, day, bets: bets.filter((bet) => bet.day === day) }));
}

/** The votes of a report as everybody sees them, and how the asking member voted. */
export function votesView(reportId: string, copiedBy: number, users: ReportVotes) {
  const world = worldVotes(reportId, copiedBy);
  return {
    like: world.likes + users.likes,
    disLike: world.dislikes + users.dislikes,
    isLike: users.own > 0 ? 1 : 0,
    isDisLike: users.own < 0 ? 1 : 0,
  };
}

interface ReportFacts {
  readonly votes: (reportId: string) => ReportVotes;
  readonly matches: ReadonlyMap<number, BetMatch>;
  readonly now: number;
}

function viewOf({ bettor, day, bets }: Report, { votes, matches, now }: ReportFacts) {
  const reportId = reportIdOf(bettor.uid, day);
  return {
    reportId,
    reportDate: startOfDay(day),
    ...votesView(reportId, bettor.copiedBy, votes(reportId)),
    json: JSON.stringify(bets.map((bet) => betView(bet, matches, now))),
  };
}

/** Reports over the wire, with their bets as a JSON text (product.md, section 3); read from the store together. */
export async function reportViews({ database, now, user }: CallContext, reports: readonly Report[]) {
  const ids = reports.map(({ bettor, day }) => reportIdOf(bettor.uid, day));
  const votes = await votesOn(database.db, ids, user?.uid);
  const legs = reports.flatMap(({ bets }) => bets.flatMap((bet) => bet.legs));
  const found = await betMatches(database.db, [...new Set(legs.map(({ matchId }) => matchId))]);
  const matches = new Map(found.map((match) => [match.id, match]));
  return reports.map((report) => viewOf(report, { votes, matches, now }));
}
