import { render, screen } from '@testing-library/react';
import { ToastView } from '../../../../src/app/layout/toast-view';

const said = { id: 1, type: 'info', text: 'Saved' } as const;
const toggle = jest.fn();
beforeEach(() => {
  toggle.mockReset();
  Object.defineProperty(HTMLElement.prototype, 'togglePopover', { configurable: true, value: toggle });
});
afterEach(() => Reflect.deleteProperty(HTMLElement.prototype, 'togglePopover'));

const show = (isSheetOpen: boolean) =>
  render(
    <div className="sport-info">
      <dialog open={isSheetOpen} />
      <ToastView toast={said} onHide={() => undefined} />
    </div>,
  );

test.each([
  ['above an open sheet', true, [[false], [true]]],
  ['in the mount’s own root without one', false, [[false]]],
])('a word is brought %s', (_place, isSheetOpen, calls) => {
  show(isSheetOpen);
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
  expect(toggle.mock.calls).toEqual(calls);
});

test('where there are no popovers it is said as well', () => {
  Reflect.deleteProperty(HTMLElement.prototype, 'togglePopover');
  show(true);
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
});
