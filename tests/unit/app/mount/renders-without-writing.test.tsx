import { resolveMount } from '../../../../src/app/mount/bootstrap';
import { createApp } from '../../../../src/app/mount/create-app';
import { startApp } from '../../../../src/app/mount/start-app';
import type { MountOptions } from '../../../../src/contract/shell/mount-options';

const MEMBER = { token: 'tok-1', uid: '7' };

beforeEach(() => {
  localStorage.clear();
  globalThis.fetch = () => new Promise(() => {});
});
afterEach(() => jest.restoreAllMocks());

/** React may render what it never shows, and StrictMode renders twice: a host that only rendered us finds its storage as it was. */
it.each<[string, MountOptions]>([
  ['a member of the host', { session: MEMBER }],
  ['a visitor of the host', { session: null }],
  ['nobody named', {}],
])('%s: an app that is made writes nothing to storage', (_name, options) => {
  localStorage.setItem('token', 'stored');
  localStorage.setItem('uid', '3');
  const writes = [jest.spyOn(Storage.prototype, 'setItem'), jest.spyOn(Storage.prototype, 'removeItem')];
  createApp(resolveMount({ history: 'memory', ...options }, { window, crypto }));
  for (const write of writes) expect(write).not.toHaveBeenCalled();
});

it('what the host said of its user is stored when the app starts', () => {
  const stop = startApp(createApp(resolveMount({ history: 'memory', session: MEMBER }, { window, crypto })));
  expect(localStorage.getItem('token')).toBe('tok-1');
  stop();
});
