import { useMemo } from 'react';
import { useMember } from '../../../domains/session/use-member';
import { followerCount } from '../../../rules/expert/follower-count';
import { type Asked, type Dated, isNewer } from '../../../rules/reading/asked';
import { ownOf } from '../../../services/own-map';
import { useStore } from '../../../services/store-registry';
import { expertStore } from './expert-store';

interface FollowTap {
  readonly isOn: boolean;
  /** Server time of the answer, Unix ms; undefined while it is on its way. */
  readonly at: number | undefined;
}

interface ShownFollow {
  readonly isOn: boolean;
  /** Undefined where nobody knows it. */
  readonly followers: number | undefined;
}

/** An expert's follow state with the member's own tap, until a reading from after the tap (product.md, section 4). */
export function shownFollow(
  read: Dated<{ readonly isAttention: boolean; readonly attention?: number | undefined }>,
  tap: FollowTap | undefined,
): ShownFollow {
  const counts = tap !== undefined && isNewer(tap.at, read);
  const isOn = counts ? tap.isOn : read.isAttention;
  return { isOn, followers: followerCount(read.attention, read.isAttention, isOn) };
}

export interface Followable extends Asked {
  readonly professorId: string;
  readonly isAttention: boolean;
  readonly attention?: number | undefined;
}

/** The follow state and followers of an expert, with the member's own taps since they were asked for. */
export function useFollow({ professorId, isAttention, attention, askedAt }: Followable) {
  const uid = useMember();
  const tap = useStore(expertStore, ({ follows }) => ownOf(follows, uid, professorId));
  return useMemo(() => shownFollow({ isAttention, attention, askedAt }, tap), [isAttention, attention, askedAt, tap]);
}
