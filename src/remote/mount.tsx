import { mountApp } from './mount-app';
import type { MountHandle, MountOptions } from './options';

/** Mounts the app into `element` with its own React: for any host, with or without React or a bundler. */
export const mount = (element: HTMLElement, options: MountOptions = {}): MountHandle => mountApp(element, options);

export default mount;
