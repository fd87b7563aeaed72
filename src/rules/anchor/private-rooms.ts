/** The fields that decide whether a room may be seen: schedule entries and a match's anchors carry both. */
interface Guarded {
  readonly liveUserGroupId?: string | number | null | undefined;
  readonly liveRoomId?: string | undefined;
}

/** 0, "" and null are public (decisions.md, special rooms); forms send 0 as text. */
export const isPrivateGroup = (groupId: Guarded['liveUserGroupId']): boolean =>
  groupId !== undefined && groupId !== null && groupId !== 0 && groupId !== '' && groupId !== '0';

/** Public, or a private room that this member may enter. A visitor's set is empty. */
export const mayEnter = (room: Guarded, rooms: ReadonlySet<string>): boolean =>
  !isPrivateGroup(room.liveUserGroupId) || (room.liveRoomId !== undefined && rooms.has(room.liveRoomId));

/** product.md, section 5, private rooms: a group's anchors need an allowed room; with none left, no `anchorInfo`. */
export function withAllowedAnchors<A extends Guarded, M extends { readonly anchorInfo?: readonly A[] | undefined }>(
  match: M,
  rooms: ReadonlySet<string>,
): M {
  const { anchorInfo, ...rest } = match;
  if (anchorInfo === undefined) return match;
  const allowed = anchorInfo.filter((anchor) => mayEnter(anchor, rooms));
  if (allowed.length === anchorInfo.length && allowed.length > 0) return match;
  // M without its optional field is still an M; TypeScript cannot see that through the rest.
  return (allowed.length === 0 ? rest : { ...rest, anchorInfo: allowed }) as M;
}
