import { withRetries } from '../app/startup/load-chunk';
import { sendEarly } from '../app/startup/send-early';
import type { MountHandle, MountOptions } from './options';

/** Mounts the app as soon as its code is there; the first calls leave before. */
export async function mountEarly(element: HTMLElement, options: MountOptions): Promise<MountHandle> {
  const early = sendEarly(options, { window, crypto });
  const { mountApp } = await withRetries(() => import(/* webpackChunkName: "app" */ './mount-app'));
  return mountApp(element, options, early);
}
