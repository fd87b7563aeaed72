import { act, fireEvent, screen } from '@testing-library/react';
import { usePull } from '../../../../src/domains/query/use-pull';
import { fakeServices } from '../../../support/unit/fake-services';
import { renderPage } from '../../../support/unit/render-page';

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

test('the gesture comes after the first screen, and the page is not drawn anew for it', async () => {
  let answer = () => {};
  const read = jest.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  await renderPage(fakeServices({}), <Page read={read} />);
  pull();
  expect(read).not.toHaveBeenCalled();
  // Nothing is read here: what is not of the first screen comes after 3 s.
  await pass(3_500);
  await act(() => import('../../../../src/ui/lists/pull-gesture').then(() => {}));
  expect(renders).toBe(1);
  pull();
  expect(read).toHaveBeenCalledTimes(1);
  await pass(10);
  expect(screen.getByRole('status')).toHaveTextContent('Refreshing');
  answer();
  await pass(10);
  expect(screen.getByRole('status')).toHaveTextContent('');
});
