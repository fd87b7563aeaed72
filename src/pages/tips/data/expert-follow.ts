import { followerCount } from '../../../rules/expert/follower-count';
import { type Dated, isNewer } from '../../../rules/reading/asked';

interface FollowTap {
  readonly isOn: boolean;
  /** Server time of the answer, Unix ms; undefined while it is on its way. */
  readonly at: number | undefined;
}

export interface ShownFollow {
  readonly isOn: boolean;
  /** Undefined where nobody knows it. */
  readonly followers: number | undefined;
}

/**
 * The follow state and followers of an expert, with the member's own tap since they were asked for (product.md, section 4: ±1 at
 * once, isAttention becomes 1 or 0). A reading from after the tap knows better; one from before it, or while the tap is on its
 * way, does not.
 */
export function shownFollow(
  read: Dated<{ readonly isAttention: boolean; readonly attention?: number | undefined }>,
  tap: FollowTap | undefined,
): ShownFollow {
  const counts = tap !== undefined && isNewer(tap.at, read);
  const isOn = counts ? tap.isOn : read.isAttention;
  return { isOn, followers: followerCount(read.attention, read.isAttention, isOn) };
}
