/** @jest-environment jsdom */
import { createSessionMessages } from '../../../src/session/session-messages';

/** jsdom has no BroadcastChannel; Node's is the real one. */
const { BroadcastChannel } = jest.requireActual<typeof import('node:worker_threads')>('node:worker_threads');
const settle = () => new Promise((resolve) => setTimeout(resolve, 60));
const win = Object.assign(Object.create(window) as Window, {
  BroadcastChannel: BroadcastChannel as unknown as typeof globalThis.BroadcastChannel,
  addEventListener: window.addEventListener.bind(window),
  removeEventListener: window.removeEventListener.bind(window),
});

test('one mount hears the other, and not itself [two mounts.2, sessions.2]', async () => {
  const heard: string[] = [];
  const first = createSessionMessages(win);
  const second = createSessionMessages(win);
  const hears = (name: string) => ({
    onChange: () => heard.push(name),
    onEnd: ({ code, message, uid }: { code: number; message: string; uid: string }) =>
      heard.push(`${name}: ${uid} over ${code} ${message}`),
    onLeft: (uid: string) => heard.push(`${name}: ${uid} left`),
  });
  const stops = [first.listen(hears('first')), second.listen(hears('second'))];
  first.announce();
  await settle();
  expect(heard).toEqual(['second']);
  first.announceEnd({ code: 505, message: 'elsewhere', uid: '7' });
  await settle();
  expect(heard.splice(1)).toEqual(['second: 7 over 505 elsewhere']);
  first.announce('7');
  await settle();
  expect(heard.splice(1).sort()).toEqual(['second', 'second: 7 left']);
  for (const stop of stops) stop();
  second.announce();
  await settle();
  expect(heard).toEqual(['second']);
});

test('a page that the browser had put aside looks again when it is shown', async () => {
  const onChange = jest.fn();
  const stop = createSessionMessages(win).listen({ onChange, onEnd: jest.fn(), onLeft: jest.fn() });
  window.dispatchEvent(new Event('pageshow'));
  await settle();
  expect(onChange).toHaveBeenCalledTimes(1);
  stop();
  window.dispatchEvent(new Event('pageshow'));
  await settle();
  expect(onChange).toHaveBeenCalledTimes(1);
});

/** Other tabs are heard by storage events; the keys of one change make one piece of news. */
it.each<[string, (string | null)[], number]>([
  ['token and uid', ['token', 'uid'], 1],
  ['storage cleared', [null], 1],
  ['something else', ['si:domains', 'username'], 0],
])('%s', async (_name, keys, times) => {
  const onNews = jest.fn();
  const stop = createSessionMessages(win).listen({ onChange: onNews, onEnd: jest.fn(), onLeft: jest.fn() });
  for (const key of keys) window.dispatchEvent(new StorageEvent('storage', { key }));
  await settle();
  expect(onNews).toHaveBeenCalledTimes(times);
  stop();
});
