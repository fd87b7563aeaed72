import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { forgetQueries, newQueryClient } from '../../../../src/app/mount/query-client';

const HOUR_MS = 3_600_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** decisions.md, intervals: a reading is as old as it is, whatever the device's clock has been set to. */
it.each([
  ['19 s later', 0, 19_000, 1],
  ['20 s later', 0, 20_000, 2],
  ['at once, the clock an hour back', -HOUR_MS, 0, 2],
  ['20 s later, the clock an hour back', -HOUR_MS, 20_000, 2],
  ['20 s later, the clock an hour on', HOUR_MS, 20_000, 2],
])('%s', async (_name, step, ms, reads) => {
  const client = newQueryClient();
  const queryFn = jest.fn(async () => 1);
  await client.fetchQuery({ queryKey: ['a'], queryFn });
  jest.setSystemTime(Date.now() + step);
  jest.advanceTimersByTime(ms);
  await client.fetchQuery({ queryKey: ['a'], queryFn });
  expect(queryFn).toHaveBeenCalledTimes(reads);
  client.clear();
});

const watch = (client: QueryClient, queryFn: () => Promise<number>) =>
  new QueryObserver(client, { queryKey: ['a'], queryFn }).subscribe(() => {});

test('an observer that leaves afterwards starts no timer', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: 60_000 } } });
  const leave = watch(client, () => Promise.resolve(1));
  await jest.advanceTimersByTimeAsync(10);
  forgetQueries(client);
  leave();
  expect(jest.getTimerCount()).toBe(0);
});

test('nor does a call that ends afterwards', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: 60_000 } } });
  const leave = watch(client, () => new Promise((resolve) => setTimeout(() => resolve(1), 100)));
  forgetQueries(client);
  leave();
  await jest.advanceTimersByTimeAsync(200);
  expect(jest.getTimerCount()).toBe(0);
});
