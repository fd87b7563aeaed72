import * as v from 'valibot';
import { defineKept } from '../../services/kept';
import type { Services } from '../../services/services';

/** Each of them is asked for in turn: more would be a crowd of calls. */
const MOST_FOLLOWED = 20;

const followed = v.object({
  uid: v.string(),
  /** Unix ms, server time: when a new bet of theirs was last told. */
  toldAt: v.optional(v.number()),
});

/** Ranked users whom this member follows: there is no call for it (decisions.md, follow a ranked user). The newest first. */
export const followedUsers = defineKept('users', v.array(followed), [], 'member');

/** Follows a user, or stops to; `full`: so many are followed already that nothing was changed. */
export function turnFollow({ stores }: Services, uid: string, isOn: boolean): 'on' | 'off' | 'full' {
  const { value, change } = stores.get(followedUsers).getState();
  const isKnown = value.some((one) => one.uid === uid);
  if (isOn && !isKnown && value.length >= MOST_FOLLOWED) return 'full';
  change((users) => {
    const others = users.filter((one) => one.uid !== uid);
    return isOn ? [users.find((one) => one.uid === uid) ?? { uid }, ...others].slice(0, MOST_FOLLOWED) : others;
  });
  return isOn ? 'on' : 'off';
}

/** Keeps when new bets of these users were told. `at`: server time, Unix ms. */
export function markTold({ stores }: Services, uids: readonly string[], at: number): void {
  stores
    .get(followedUsers)
    .getState()
    .change((users) => users.map((user) => (uids.includes(user.uid) ? { ...user, toldAt: at } : user)));
}
