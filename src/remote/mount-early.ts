import { withRetries } from '../app/startup/load-chunk';
import { sendEarly } from '../app/startup/send-early';
import type { MountHandle, MountOptions } from './options';
import { isSupported } from './requirements';

/** Mounts the app as soon as its code is there; the first calls leave before. */
export async function mountEarly(element: HTMLElement, options: MountOptions): Promise<MountHandle> {
  // Below the floor nothing is asked: the code that comes says so.
  const early = isSupported(window) ? sendEarly(options, { window, crypto }) : undefined;
  const { mountApp } = await withRetries(() => import(/* webpackChunkName: "app" */ './mount-app'));
  return mountApp(element, options, early);
}
