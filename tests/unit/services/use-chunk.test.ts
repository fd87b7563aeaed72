/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useChunk } from '../../../src/services/use-chunk';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** All tries of one wish. */
const TRIES_MS = 1_000;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** `faults`: so many tries fail first. */
function want(faults: number) {
  const load = jest.fn<Promise<string>, []>(async () => {
    if (load.mock.calls.length <= faults) throw new Error('gone');
    return 'chunk';
  });
  const hook = renderHook(({ isWanted }) => useChunk(load, isWanted), { initialProps: { isWanted: false } });
  expect(load).not.toHaveBeenCalled();
  hook.rerender({ isWanted: true });
  return { load, ...hook };
}

test('a fault that passes is not told', async () => {
  const { load, result, rerender } = want(2);
  await pass(TRIES_MS);
  expect(result.current).toMatchObject({ chunk: 'chunk', hasFailed: false });
  rerender({ isWanted: false });
  rerender({ isWanted: true });
  expect(load).toHaveBeenCalledTimes(3);
});

test.each<[string, (chunk: { retry: () => void }) => void]>([
  ['when somebody says so', ({ retry }) => retry()],
  ['when the network is back', () => window.dispatchEvent(new Event('online'))],
])('a chunk that did not come is asked for again %s', async (_when, again) => {
  const { result } = want(3);
  await pass(TRIES_MS);
  expect(result.current).toMatchObject({ chunk: undefined, hasFailed: true });
  act(() => again(result.current));
  await pass(0);
  expect(result.current).toMatchObject({ chunk: 'chunk', hasFailed: false });
});

test('nothing is asked for again once nobody waits', async () => {
  const { load, unmount } = want(3);
  await pass(0);
  unmount();
  await pass(TRIES_MS);
  expect(load).toHaveBeenCalledTimes(1);
});
