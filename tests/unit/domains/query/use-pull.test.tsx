import { act, fireEvent, screen } from '@testing-library/react';
import { usePull } from '../../../../src/domains/query/use-pull';
import { fakeServices } from '../../../support/unit/fake-services';
import { renderPage } from '../../../support/unit/render-page';

const mockFetched = jest.fn();
jest.mock('../../../../src/ui/lists/pull-to-refresh', () => {
  mockFetched();
  return jest.requireActual('../../../../src/ui/lists/pull-to-refresh');
});

let renders = 0;
function Page({ read }: { readonly read: () => Promise<unknown> }) {
  renders += 1;
  return usePull(read).puller;
}

const pull = () => {
  fireEvent.touchStart(window, { touches: [{ clientX: 0, clientY: 0 }] });
  fireEvent.touchMove(window, { touches: [{ clientX: 0, clientY: 200 }] });
  fireEvent.touchEnd(window);
};
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  renders = 0;
});
afterEach(() => jest.useRealTimers());

// In this order: the puller's code stays once it is there.
test('on the first page it comes after the first screen, and the page is not drawn anew for it [settled.3]', async () => {
  let answer = () => {};
  const read = jest.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  await renderPage(fakeServices({}), <Page read={read} />);
  await pass(1_000);
  expect(mockFetched).not.toHaveBeenCalled();
  // Nothing is read here: what is not of the first screen comes after 3 s.
  await pass(2_500);
  expect([mockFetched.mock.calls.length, renders]).toEqual([1, 1]);
  pull();
  expect(read).toHaveBeenCalledTimes(1);
  await pass(10);
  expect(screen.getByRole('status')).toHaveTextContent('Refreshing');
  answer();
  await pass(10);
  expect(screen.getByRole('status')).toHaveTextContent(/^$/);
});

test('a page that is opened later can be pulled at once; a failure ends it, too [settled.3]', async () => {
  const read = jest.fn(() => Promise.reject(new Error('no network')));
  await renderPage(fakeServices({}), <Page read={read} />);
  pull();
  expect(read).toHaveBeenCalledTimes(1);
  await pass(10);
  expect(screen.getByRole('status')).toHaveTextContent(/^$/);
});
