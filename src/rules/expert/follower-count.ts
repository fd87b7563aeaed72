/**
 * Followers as shown: those that were counted when the host was read, and this member's own tap since then (decisions.md,
 * follow: ±1, never below 0). `wasFollowing`: whether the count has this member in it.
 */
export function followerCount(
  fans: number | undefined,
  wasFollowing: boolean,
  isFollowing: boolean,
): number | undefined {
  if (fans === undefined) return undefined;
  return Math.max(0, fans + Number(isFollowing) - Number(wasFollowing));
}
