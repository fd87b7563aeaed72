import type { MatchPush } from '../../contract/push/push';
import { statusOf } from '../../rules/match/match-status';

/** A match of which nothing was heard before has just begun when its phase is this young. */
const YOUNG_MS = 3 * 60_000;
/** Of both sports. */
const FIRST_STATUS = 2;

export const isUnderWay = ({ statusId }: MatchPush): boolean => statusOf({ statusId }).group === 'processing';

/**
 * True when this push says that a match has just begun: it was not under way in the push before; where there was none, its first
 * phase is young (decisions.md, quiet words). `now`: server time, Unix ms.
 */
export function beginsWith(push: MatchPush, before: MatchPush | undefined, now: number): boolean {
  const { statusId, phaseStart } = push;
  if (!isUnderWay(push)) return false;
  if (before !== undefined) return statusOf({ statusId: before.statusId }).group === 'unstarted';
  return statusId === FIRST_STATUS && phaseStart !== undefined && now - phaseStart < YOUNG_MS;
}
