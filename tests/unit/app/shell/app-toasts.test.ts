import { createAppToasts } from '../../../../src/app/shell/app-toasts';
import type { NativeFailure } from '../../../../src/contract/shell/native';

const TOAST = { type: 'warn', text: 'careful' } as const;

async function shown(native: 'none' | 'ok' | NativeFailure, isSilent: boolean) {
  const events: unknown[] = [];
  const calls: unknown[] = [];
  const call = (name: string, params: unknown) => {
    calls.push([name, params]);
    return Promise.resolve(native === 'ok' ? { ok: true, data: {} } : { ok: false, reason: native });
  };
  const toasts = createAppToasts({
    emit: (name, payload) => events.push([name, payload]),
    native: native === 'none' ? undefined : { call: call as never },
    isSilent,
  });
  toasts.toast(TOAST);
  await Promise.resolve();
  await Promise.resolve();
  return { byApp: toasts.store.getState().current?.text, events: events.length, calls };
}

/** Who shows a toast: the app, the native app, or the host (option `toasts`). The event goes out in any case. */
it.each<[string, 'none' | 'ok' | NativeFailure, boolean, string | undefined]>([
  ['the app', 'none', false, 'careful'],
  ['the host, when it says so', 'none', true, undefined],
  ['the native app', 'ok', false, undefined],
  ['the app where the native app cannot', 'refused', false, 'careful'],
  ['the app where the native app is silent', 'timeout', false, 'careful'],
  ['the host before the native app', 'ok', true, undefined],
])('%s [8.11]', async (_clause, native, isSilent, byApp) => {
  const seen = await shown(native, isSilent);
  expect([seen.byApp, seen.events]).toEqual([byApp, 1]);
  expect(seen.calls).toEqual(native === 'none' || isSilent ? [] : [['toast', TOAST]]);
});

it('an app that was silent once is not asked again: the next toast comes at once [native bridge.3]', async () => {
  const call = jest.fn(async () => ({ ok: false, reason: 'timeout' }));
  const toasts = createAppToasts({ emit: () => {}, native: { call: call as never }, isSilent: false });
  toasts.toast(TOAST);
  await new Promise(process.nextTick);
  toasts.toast({ type: 'info', text: 'next' });
  expect(call).toHaveBeenCalledTimes(1);
  expect(toasts.store.getState().current?.text).toBe('next');
});
