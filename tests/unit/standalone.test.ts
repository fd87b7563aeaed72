/** @jest-environment jsdom */
import type { MountOptions } from '../../src/remote/options';

const mounts: MountOptions[] = [];
jest.mock('../../src/remote/mount-early', () => ({
  mountEarly: async (_element: unknown, options: MountOptions) => {
    mounts.push(options);
    return { locationChanged: () => undefined };
  },
}));

test('alone: a room plays by itself as in the portal, and nobody hears of pages of a portal', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  await import('../../src/standalone');
  const { bridge, isAutoPlay } = mounts[0] ?? {};
  expect(isAutoPlay).toBe(true);
  // See `createNavigation`: what nobody hears is said to be missing.
  expect(['navigate:out', 'login:jump'].map((name) => bridge?.listenerCount?.(name))).toEqual([0, 1]);
});
