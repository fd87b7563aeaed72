import type { RowScore } from '../../../rules/match/match-row-view-model';
import type { TopicMatch } from './topic-match';

/** The way a tie ended beyond 90 minutes: a line of its own, never added to the score. */
export type TieEnd =
  | { readonly kind: 'shootout'; readonly home: number; readonly away: number }
  | { readonly kind: 'extra' }
  | undefined;

const hasExtraTime = ({ phase, homeExtraScore, awayExtraScore }: TopicMatch): boolean =>
  (phase !== undefined && EXTRA_PHASES.has(phase)) || homeExtraScore !== undefined || awayExtraScore !== undefined;

/** End of extra time, waiting for penalties. */
const EXTRA_PHASES: ReadonlySet<number> = new Set([1009, 1013]);

export function tieEnd(match: TopicMatch): TieEnd {
  const { homeShootout, awayShootout } = match;
  if (homeShootout !== undefined && awayShootout !== undefined) {
    return { kind: 'shootout', home: homeShootout, away: awayShootout };
  }
  return hasExtraTime(match) ? { kind: 'extra' } : undefined;
}

/** The team that did not go on: as the server says, else the loser. */
export const isOut = (match: TopicMatch, teamId: string | undefined, score: RowScore | undefined): boolean =>
  match.winnerId === undefined ? score?.isLoser === true : match.winnerId !== teamId;
