import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PullToRefresh } from '../../../../src/ui/lists/pull-to-refresh';
import { renderUi } from '../../../support/unit/render-ui';

const touches = (x: number, y: number) => ({ touches: [{ clientX: x, clientY: y }] });

function setUp(isRefreshing = false) {
  const container = document.createElement('div');
  document.body.append(container);
  const onRefresh = jest.fn();
  renderUi(<PullToRefresh {...{ container, isRefreshing, onRefresh }} />);
  const pull = (from: [number, number], ...to: [number, number][]) => {
    fireEvent.touchStart(container, touches(...from));
    const prevented = to.map(([x, y]) => !fireEvent.touchMove(container, touches(x, y)));
    return { prevented, release: () => fireEvent.touchEnd(container) };
  };
  return { container, onRefresh, pull };
}

test.each([
  ['far enough', [[0, 150]], 1],
  ['not far enough', [[0, 100]], 0],
  [
    'back up again',
    [
      [0, 150],
      [0, 60],
    ],
    0,
  ],
  [
    'sideways first',
    [
      [60, 10],
      [60, 200],
    ],
    0,
  ],
  [
    'upwards first',
    [
      [0, -20],
      [0, 200],
    ],
    0,
  ],
] as [string, [number, number][], number][])('pull: %s', (_clause, moves, times) => {
  const { onRefresh, pull } = setUp();
  pull([0, 0], ...moves).release();
  expect(onRefresh).toHaveBeenCalledTimes(times);
});

test('a pull is ours alone: the page does not scroll with it', () => {
  expect(setUp().pull([0, 0], [0, 40], [0, 150]).prevented).toEqual([true, true]);
});

test('no pull where the page is not at its top, and no listener that could hold up its scrolling', () => {
  const { container, onRefresh, pull } = setUp();
  container.scrollTop = 50;
  fireEvent.scroll(container);
  const { prevented, release } = pull([0, 0], [0, 200]);
  release();
  expect(prevented).toEqual([false]);
  expect(onRefresh).not.toHaveBeenCalled();
});

test('no second pull while the first is answered', () => {
  const { onRefresh, pull } = setUp(true);
  pull([0, 0], [0, 200]).release();
  expect(onRefresh).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toHaveTextContent('Refreshing');
});

test('an armed pull says what letting go will do', () => {
  const { pull } = setUp();
  act(() => void pull([0, 0], [0, 150]));
  expect(screen.getByRole('status')).toHaveTextContent('Release to refresh');
});

test('the keyboard has a button', async () => {
  const { onRefresh } = setUp();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onRefresh).toHaveBeenCalledTimes(1);
});
