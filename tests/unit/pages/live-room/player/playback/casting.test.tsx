import { act, renderHook } from '@testing-library/react';
import { isCastable, isOnTelevision, useCasting } from '../../../../../../src/pages/live-room/player/playback/casting';

/** A browser that knows of televisions, as jsdom does not. */
function television({ watches = true } = {}) {
  const video = document.createElement('video');
  let found: (isThere: boolean) => void = () => undefined;
  const remote = Object.assign(new EventTarget(), {
    state: 'disconnected',
    prompt: jest.fn().mockRejectedValue(new Error('closed')),
    cancelWatchAvailability: jest.fn().mockRejectedValue(new Error('InvalidStateError')),
    watchAvailability: jest.fn((tell: typeof found) => {
      found = tell;
      return watches ? Promise.resolve(7) : Promise.reject(new Error('NotSupportedError'));
    }),
  });
  Object.defineProperty(video, 'remote', { value: remote });
  const become = (state: string, type: string) =>
    act(() => {
      remote.state = state;
      remote.dispatchEvent(new Event(type));
    });
  return { video, remote, find: (isThere: boolean) => act(() => found(isThere)), become };
}
function casting(video: HTMLVideoElement, isPossible = true) {
  const ref = { current: video };
  return renderHook(({ possible }) => useCasting(ref, possible), { initialProps: { possible: isPossible } });
}

test('cast: offered while there is a television, and on while it shows the video [video quality.3]', async () => {
  const { video, find, become } = television();
  const { result } = casting(video);
  expect(result.current.isOffered).toBe(false);
  find(true);
  expect(result.current).toMatchObject({ isOffered: true, isOn: false });
  become('connected', 'connect');
  expect([result.current.isOn, isOnTelevision(video)]).toEqual([true, true]);
  become('disconnected', 'disconnect');
  find(false);
  expect(result.current).toMatchObject({ isOffered: false, isOn: false });
});

test('cast: a television that shows it already is known from the beginning', () => {
  const { video, remote } = television();
  remote.state = 'connected';
  expect(casting(video).result.current.isOn).toBe(true);
});

test('cast: a list that is closed without a choice is no failure', async () => {
  const { video, remote } = television();
  const { result } = casting(video);
  await act(async () => result.current.choose());
  expect(remote.prompt).toHaveBeenCalledTimes(1);
});

test.each([
  ['a browser that does not look for televisions', television({ watches: false }).video, true],
  ['a browser without casting', document.createElement('video'), true],
  ['a stream that a script feeds', television().video, false],
])('cast: none is offered by %s [video quality.4]', async (_, video, isPossible) => {
  const { result } = casting(video, isPossible);
  await act(async () => undefined);
  expect(result.current).toMatchObject({ isOffered: false, isOn: false });
  result.current.choose();
});

test('cast: nothing is watched any more once the source is another one', async () => {
  const { video, remote, find } = television();
  const { result, rerender } = casting(video);
  find(true);
  rerender({ possible: false });
  await act(async () => undefined);
  expect(remote.cancelWatchAvailability).toHaveBeenCalledWith(7);
  find(true);
  expect(result.current.isOffered).toBe(false);
});

test.each([
  ['native', true],
  ['hls', false],
  ['flv', false],
] as const)('cast: %s %s', (kind, expected) => {
  expect(isCastable({ line: 1, quality: 'hd', kind, url: 'https://v' })).toBe(expected);
});
