import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { forgetQueries } from '../../../../src/app/mount/forget-queries';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

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
