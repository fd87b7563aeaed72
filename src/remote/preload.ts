import type { PreloadOptions, RemoteEntry } from './options';

// A module of the app that was imported here would lie in this chunk: webpack would pack a second app without it.

/** A busy page prepares all the same after this. */
const IDLE_WITHIN_MS = 2_000;

const idle = () =>
  new Promise<unknown>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve, { timeout: IDLE_WITHIN_MS });
    else setTimeout(resolve, IDLE_WITHIN_MS);
  });

/** The Network Information of Chromium; other browsers say nothing of what a line costs. */
type WithConnection = Navigator & { readonly connection?: { readonly saveData?: boolean; readonly type?: string } };

/** The user saves data, or is on a mobile network, which may be paid by the byte. */
function paysForData({ connection }: WithConnection): boolean {
  return connection?.saveData === true || connection?.type === 'cellular';
}

/** The code behind an entry, with what prepares a mount of it. */
const load = async (entry: RemoteEntry) =>
  entry === 'mount' ? import('./mount') : (await import('./SportInfoApp?host-react')).loadApp();

/** Fetches script and style of an entry early. Resolves with false when it could not (the entry then says why), and where the user pays for data. */
export async function preload(
  entry: RemoteEntry = 'SportInfoApp',
  { data = false, options = {} }: PreloadOptions = {},
): Promise<boolean> {
  if (data && paysForData(navigator)) return false;
  try {
    if (data) await idle();
    const { prepare } = await load(entry);
    if (!data) return true;
    await idle();
    return await prepare(options);
  } catch {
    return false;
  }
}

export default preload;
