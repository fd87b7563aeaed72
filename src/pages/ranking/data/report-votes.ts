import type { Votes } from '../../../contract/ranking/ranking';

export type VoteKind = 'like' | 'dislike';

/** A second tap would take it back, or, where nobody knows, vote once more. */
export const isFinal = (isOn: boolean, isTold: boolean): boolean => isOn && !isTold;

const less = (count: number) => Math.max(0, count - 1);

/** The votes after a member's tap: one vote each, a like takes a dislike's place, and the same tap again takes it back. */
export function voted(votes: Votes, kind: VoteKind): Votes {
  const { like, disLike, isLike, isDisLike } = votes;
  if (kind === 'like') {
    return isLike
      ? { ...votes, like: less(like), isLike: false }
      : { like: like + 1, disLike: isDisLike ? less(disLike) : disLike, isLike: true, isDisLike: false };
  }
  return isDisLike
    ? { ...votes, disLike: less(disLike), isDisLike: false }
    : { like: isLike ? less(like) : like, disLike: disLike + 1, isLike: false, isDisLike: true };
}
