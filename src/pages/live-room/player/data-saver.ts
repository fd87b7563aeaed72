import type { Quality } from '../../../contract/room/room';

/** The Network Information of browsers that have it. */
export interface Connection {
  readonly saveData?: boolean | undefined;
  readonly effectiveType?: string | undefined;
}

/** Below 0.7 Mbps, as browsers count: the better picture would stutter. */
const SLOW_LINKS: ReadonlySet<string> = new Set(['slow-2g', '2g', '3g']);

/** The user asks for little data, or the link has little to give. */
export const savesData = (connection: Connection | undefined): boolean =>
  connection?.saveData === true || SLOW_LINKS.has(connection?.effectiveType ?? '');

interface Start {
  readonly quality: Quality;
  /** Plays by itself, muted. */
  readonly isAuto: boolean;
}

/** The first quality of a room: the saver goes before an earlier choice, which was made on another network; the user may choose anew. */
export function startOf(isAutoPlay: boolean, isSaving: boolean, chosen: Quality | undefined): Start {
  if (isSaving) return { quality: 'sd', isAuto: false };
  return { quality: chosen ?? 'hd', isAuto: isAutoPlay };
}
