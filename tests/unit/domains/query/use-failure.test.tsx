import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, fireEvent, render } from '@testing-library/react';
import { useFailure } from '../../../../src/domains/query/use-failure';

type Settle = (answer: string | Error) => Promise<void>;

/** A reading of one key that is answered by hand. */
function setUp() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  let settle: (answer: string | Error) => void = () => undefined;
  const queryFn = () =>
    new Promise<string>((resolve, reject) => {
      settle = (answer) => (typeof answer === 'string' ? resolve(answer) : reject(answer));
    });
  function Shown({ of }: { readonly of: string }) {
    const query = useQuery({ queryKey: [of], queryFn });
    const { failure, retry } = useFailure(query);
    if (failure === undefined) return <p>{query.data ?? 'waiting'}</p>;
    return <button onClick={retry}>{failure.kind}</button>;
  }
  const shown = (of: string) => (
    <QueryClientProvider client={client}>
      <Shown of={of} />
    </QueryClientProvider>
  );
  const { container, rerender, getByRole } = render(shown('one'));
  const flush = () => act(() => jest.advanceTimersByTimeAsync(1));
  const answer: Settle = async (reply) => {
    settle(reply);
    await flush();
  };
  return {
    answer,
    says: () => container.textContent,
    turnTo: (of: string) => rerender(shown(of)),
    tap: async () => {
      fireEvent.click(getByRole('button'));
      await flush();
    },
    readByItself: async () => {
      void client.refetchQueries();
      await flush();
    },
  };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a failure stays while the app asks again by itself, and goes with the answer [skeleton.3]', async () => {
  const { answer, says, readByItself } = setUp();
  expect(says()).toBe('waiting');
  await answer(new Error('down'));
  expect(says()).toBe('malformed');
  await readByItself();
  expect(says()).toBe('malformed');
  await answer(new Error('still down'));
  await readByItself();
  expect(says()).toBe('malformed');
  await answer('rows');
  expect(says()).toBe('rows');
});

test('a retry shows at once that it is asked, each time [skeleton.3]', async () => {
  const { answer, says, tap, readByItself } = setUp();
  await answer(new Error('down'));
  await tap();
  expect(says()).toBe('waiting');
  await answer(new Error('still down'));
  expect(says()).toBe('malformed');
  await readByItself();
  expect(says()).toBe('malformed');
  await tap();
  expect(says()).toBe('waiting');
});

test('a tap on what stays asks too', async () => {
  const { answer, says, tap, readByItself } = setUp();
  await answer(new Error('down'));
  await readByItself();
  await tap();
  await answer('rows');
  expect(says()).toBe('rows');
});

test('another reading does not take the failure over', async () => {
  const { answer, says, turnTo } = setUp();
  await answer(new Error('down'));
  turnTo('two');
  expect(says()).toBe('waiting');
});
