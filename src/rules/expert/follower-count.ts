/** Followers as read, and this member's own tap since (decisions.md, follow: ±1, never below 0). */
export function followerCount(
  fans: number | undefined,
  wasFollowing: boolean,
  isFollowing: boolean,
): number | undefined {
  if (fans === undefined) return undefined;
  return Math.max(0, fans + Number(isFollowing) - Number(wasFollowing));
}
