import { paysForData } from '../services/use-online';
import type { PreloadOptions, RemoteEntry } from './options';

/** A busy page prepares all the same after this. */
const IDLE_WITHIN_MS = 2_000;

const idle = () =>
  new Promise<unknown>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve, { timeout: IDLE_WITHIN_MS });
    else setTimeout(resolve, IDLE_WITHIN_MS);
  });

/** The code behind an entry, with what prepares a mount of it. */
const load = async (entry: RemoteEntry) =>
  entry === 'mount' ? import('./mount') : (await import('./SportInfoApp?host-react')).loadApp();

/** Fetches script and style of an entry early. Resolves with false when it could not, the entry then says why; and where data cost. */
export async function preload(
  entry: RemoteEntry = 'SportInfoApp',
  { data = false, options = {} }: PreloadOptions = {},
): Promise<boolean> {
  if (data && paysForData()) return false;
  try {
    if (data) await idle();
    const { prepare } = await load(entry);
    if (data) await idle();
    if (data) await prepare(options);
    return true;
  } catch {
    return false;
  }
}

export default preload;
