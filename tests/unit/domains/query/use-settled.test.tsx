import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { useSettled } from '../../../../src/domains/query/use-settled';

let renders = 0;
function Shown() {
  renders += 1;
  return useSettled() ? 'settled' : 'waiting';
}

function setUp() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const answers = new Map<string, () => void>();
  /** A reading that is answered by hand, or fails. */
  const read = (key: string, isFailure = false) => {
    const queryFn = () =>
      new Promise((resolve, reject) => answers.set(key, () => (isFailure ? reject(new Error(key)) : resolve(key))));
    void client.prefetchQuery({ queryKey: [key], queryFn });
  };
  const answer = async (key: string) => {
    answers.get(key)?.();
    // The answer reaches its query, and the query its listeners.
    await act(() => jest.advanceTimersByTimeAsync(1));
  };
  const open = () => {
    const { container } = render(
      <QueryClientProvider client={client}>
        <Shown />
      </QueryClientProvider>,
    );
    return () => container.textContent;
  };
  return { client, read, answer, open };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  renders = 0;
});
afterEach(() => jest.useRealTimers());

it('once all that is read for the first time has been answered, for a moment; it renders once for that [settled.1]', async () => {
  const { read, answer, open } = setUp();
  read('a');
  read('b');
  const shown = open();
  await answer('a');
  await pass(500);
  expect(shown()).toBe('waiting');
  await answer('b');
  await pass(50);
  expect([shown(), renders]).toEqual(['waiting', 1]);
  await pass(60);
  expect([shown(), renders]).toEqual(['settled', 2]);
});

it('the question that follows from an answer is waited for; a failure is an answer', async () => {
  const { read, answer, open } = setUp();
  read('days');
  const shown = open();
  await answer('days');
  await pass(40);
  read('matches', true);
  await pass(500);
  expect(shown()).toBe('waiting');
  await answer('matches');
  await pass(110);
  expect(shown()).toBe('settled');
});

it('a page whose code is on its way has read nothing yet', async () => {
  const { read, answer, open } = setUp();
  const shown = open();
  await pass(1_000);
  expect(shown()).toBe('waiting');
  read('a');
  await answer('a');
  await pass(110);
  expect(shown()).toBe('settled');
});

it('a server that hangs holds nothing for longer than three seconds, and what is read later nothing at all [settled.2]', async () => {
  const { read, open } = setUp();
  read('a');
  const shown = open();
  await pass(2_900);
  expect(shown()).toBe('waiting');
  await pass(200);
  expect(shown()).toBe('settled');
  read('b');
  await pass(200);
  expect([shown(), renders]).toEqual(['settled', 2]);
});

it('nothing of it is left when it goes', () => {
  const { client, read } = setUp();
  read('a');
  const before = jest.getTimerCount();
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <Shown />
    </QueryClientProvider>,
  );
  const cache = client.getQueryCache();
  expect([cache.hasListeners(), jest.getTimerCount()]).toEqual([true, before + 1]);
  unmount();
  expect([cache.hasListeners(), jest.getTimerCount()]).toEqual([false, before]);
});
