import type { RemoteEntry } from './options';

/**
 * Fetches script and style of a entry, on hover say, so that the app stands at once when it is wanted. Draws, asks and stores
 * nothing. Resolves with false when it could not; the entry itself then says why.
 */
export async function preload(entry: RemoteEntry = 'SportInfoApp'): Promise<boolean> {
  try {
    if (entry === 'mount') await import('./mount');
    else await (await import('./SportInfoApp?host-react')).loadApp();
    return true;
  } catch {
    return false;
  }
}

export default preload;
