/** The Network Information of browsers that have it. */
export interface Connection {
  readonly saveData?: boolean | undefined;
  readonly effectiveType?: string | undefined;
}

interface Connected {
  readonly onLine: boolean;
  /** In no browser's type library, and in Chromium only. */
  readonly connection?: Connection | undefined;
}

/** Below 0.7 Mbps, as browsers count: the better picture would stutter. */
const SLOW_LINKS: ReadonlySet<string> = new Set(['slow-2g', '2g', '3g']);

/** The user asks for little data, or the link has little to give. */
export function savesData({ connection }: Connected = navigator): boolean {
  return connection?.saveData === true || SLOW_LINKS.has(connection?.effectiveType ?? '');
}
