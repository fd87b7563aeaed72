/** @jest-environment jsdom */
import type { MountOptions } from '../../src/remote/options';

const mounts: MountOptions[] = [];
jest.mock('../../src/app/mount/bootstrap', () => ({ bootstrap: () => undefined }));
// jsdom is below the floor.
jest.mock('../../src/remote/requirements', () => ({ isSupported: () => true }));
jest.mock('../../src/remote/mount', () => ({
  mountBootstrapped: (_element: unknown, options: MountOptions) => {
    mounts.push(options);
    return { locationChanged: () => undefined };
  },
}));

test('alone: a room plays by itself as in the portal, and nobody hears of pages of a portal', async () => {
  document.head.innerHTML = '<meta name="si-ios" content="https://store.example/app">';
  document.body.innerHTML = '<div class="skeleton"></div><div id="root"></div>';
  await import('../../src/standalone');
  // The app is mounted in a task of its own, once its code is there.
  while (mounts.length === 0) await new Promise((resolve) => setTimeout(resolve, 0));
  const { bridge, isAutoPlay, downloads, api } = mounts[0] ?? {};
  expect(isAutoPlay).toBe(true);
  expect(document.querySelector('.skeleton')).not.toBeNull();
  bridge?.emit('ready', {});
  expect(document.querySelector('.skeleton')).toBeNull();
  expect([downloads, api?.allowedHosts]).toEqual([
    { android: '', ios: 'https://store.example/app' },
    ['store.example'],
  ]);
  // See `createNavigation`: what nobody hears is said to be missing.
  expect(['navigate:out', 'login:jump'].map((name) => bridge?.listenerCount?.(name))).toEqual([0, 1]);
});
