import type { RemoteEntry } from './options';

/** Fetches script and style of an entry early. Resolves with false when it could not; the entry then says why. */
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
