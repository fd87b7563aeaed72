import type { Door } from './options';

/**
 * Fetches script and style of a door, on hover say, so that the app stands at once when it is wanted. Draws, asks and stores
 * nothing. Resolves with false when it could not; the door itself then says why.
 */
export async function preload(door: Door = 'SportInfoApp'): Promise<boolean> {
  try {
    if (door === 'mount') await import('./mount');
    else await (await import('./SportInfoApp?host-react')).loadApp();
    return true;
  } catch {
    return false;
  }
}

export default preload;
