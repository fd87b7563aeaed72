import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ToastView } from '../../../../src/app/layout/toast-view';
import { ImageViewer } from '../../../../src/domains/moment/image-viewer';
import { LoadingOverlay } from '../../../../src/ui/feedback/loading-overlay';
import { ConfirmDialog } from '../../../../src/ui/overlays/confirm-dialog';
import { Modal } from '../../../../src/ui/overlays/modal';
import { Sheet } from '../../../../src/ui/overlays/sheet';
import { stubBrowser } from '../../../support/unit/browser-stubs';
import { renderUi } from '../../../support/unit/render-ui';

beforeEach(() => stubBrowser());
afterEach(() => jest.useRealTimers());

/** Escape and the way back of a device arrive as `cancel`. */
const pressEscape = (dialog = screen.getByRole('dialog')) =>
  fireEvent(dialog, new Event('cancel', { cancelable: true }));

test('a sheet has its title as name and closes by button, Escape and a tap beside it [accessibility.2]', async () => {
  const onClose = jest.fn();
  renderUi(
    <Sheet title="Choose a match" onClose={onClose}>
      <p>inside</p>
    </Sheet>,
  );
  const sheet = screen.getByRole('dialog', { name: 'Choose a match' });
  expect(sheet).toHaveAttribute('open');
  await userEvent.click(screen.getByText('inside'));
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  pressEscape();
  await userEvent.click(sheet);
  expect(onClose).toHaveBeenCalledTimes(3);
});

test('decisions.md, accessibility: Escape in a sheet that another opened leaves the other', () => {
  const [onClose, onCloseBelow] = [jest.fn(), jest.fn()];
  renderUi(
    <Sheet title="Series" onClose={onCloseBelow}>
      <Sheet title="Game" onClose={onClose}>
        {null}
      </Sheet>
    </Sheet>,
  );
  pressEscape(screen.getByRole('dialog', { name: 'Game' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onCloseBelow).not.toHaveBeenCalled();
  pressEscape(screen.getByRole('dialog', { name: 'Series' }));
  expect(onCloseBelow).toHaveBeenCalledTimes(1);
});

test.each([
  ['a destructive one focuses the safe button [accessibility.2]', true, 'Cancel'],
  ['any other the button that goes on', false, 'Unfollow'],
])('design README 7, dialogs: %s', (_clause, isDestructive, focused) => {
  renderUi(
    <ConfirmDialog
      title="Stop following?"
      text="You keep what you bought."
      confirm="Unfollow"
      isDestructive={isDestructive}
      onConfirm={jest.fn()}
      onCancel={jest.fn()}
    />,
  );
  expect(screen.getByRole('alertdialog', { name: 'Stop following?' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: focused })).toHaveFocus();
});

describe('the order in which a dialog comes', () => {
  const shown: string[] = [];
  const { togglePopover } = HTMLElement.prototype;
  beforeEach(() => {
    shown.length = 0;
    HTMLElement.prototype.togglePopover = () => shown.push('scrim') > 0;
    jest.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(() => shown.push('dialog'));
  });
  afterEach(() => {
    Object.assign(HTMLElement.prototype, { togglePopover });
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  });

  test('a sheet’s scrim is drawn with the tap, the dialog after it', async () => {
    let open = () => {};
    function Opener() {
      const [isOpen, setOpen] = useState(false);
      open = () => setOpen(true);
      return (
        isOpen && (
          <Sheet title="Filters" onClose={jest.fn()}>
            {null}
          </Sheet>
        )
      );
    }
    renderUi(<Opener />);
    // In `act` the deferred render would follow at once.
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
    flushSync(open);
    expect(shown).toEqual(['scrim']);
    await waitFor(() => expect(shown).toEqual(['scrim', 'dialog']));
  });

  test('one that brings up the keyboard is drawn with the tap itself', () => {
    renderUi(
      <Modal label="Say something" onClose={jest.fn()} isAtOnce>
        <input />
      </Modal>,
    );
    expect(shown).toEqual(['dialog']);
  });
});

test('a dialog closes itself when it is taken away', () => {
  const close = jest.spyOn(HTMLDialogElement.prototype, 'close');
  const { unmount } = renderUi(
    <Sheet title="Gone" onClose={jest.fn()}>
      {null}
    </Sheet>,
  );
  unmount();
  expect(close).toHaveBeenCalledTimes(1);
});

test.each([
  ['success', 'status', 2000],
  ['info', 'status', 2000],
  ['warn', 'status', 3000],
  ['fail', 'alert', 3000],
] as const)('design README 4 and 7, a %s toast speaks as %s and stays %d ms [motion.4]', (type, role, staysMs) => {
  jest.useFakeTimers();
  const onHide = jest.fn();
  renderUi(<ToastView toast={{ id: 7, type, text: 'Following' }} onHide={onHide} />);
  expect(screen.getByRole(role)).toHaveTextContent('Following');
  act(() => jest.advanceTimersByTime(staysMs - 1));
  expect(onHide).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(onHide).toHaveBeenCalledWith(7);
});

test('both regions of the toast stand before anything is said [8.11]', () => {
  renderUi(<ToastView toast={null} onHide={jest.fn()} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('the loading overlay says what it is, after 300 ms [2.48, motion.4]', () => {
  jest.useFakeTimers();
  renderUi(<LoadingOverlay />);
  act(() => jest.advanceTimersByTime(299));
  expect(screen.queryByRole('status')).toBeNull();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
});

describe('image viewer', () => {
  const photos = ['a', 'b', 'c'].map((id) => ({ id, src: `/${id}` }));

  test('begins with the photo that was tapped and follows the arrows, not past the ends', () => {
    jest.useFakeTimers();
    const frames = jest
      .spyOn(globalThis, 'requestAnimationFrame')
      .mockImplementation((run) => setTimeout(run, 0) as never);
    renderUi(<ImageViewer photos={photos} start={1} onClose={jest.fn()} />);
    act(() => jest.runAllTimers());
    const track = screen.getByRole('group');
    const counterAfter = (key: string) => {
      fireEvent.keyDown(track, { key });
      act(() => jest.runAllTimers());
      return screen.getByText(/\d \/ 3/).textContent;
    };
    expect(screen.getByText('2 / 3')).toBeInTheDocument();
    expect(['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft'].map(counterAfter)).toEqual([
      '3 / 3',
      '3 / 3',
      '2 / 3',
      '1 / 3',
      '1 / 3',
    ]);
    frames.mockRestore();
  });

  test('every photo has an alternative, Escape closes', () => {
    const onClose = jest.fn();
    renderUi(<ImageViewer photos={photos} start={0} onClose={onClose} />);
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
      'Photo 1',
      'Photo 2',
      'Photo 3',
    ]);
    pressEscape();
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

/** decisions.md, skeleton: "still loading" with a retry after 10 s, again after each retry. */
test('a wait of more than 10 s is admitted, and can be begun anew', async () => {
  jest.useFakeTimers();
  const onRetry = jest.fn();
  renderUi(<LoadingOverlay onRetry={onRetry} />);
  act(() => jest.advanceTimersByTime(9_900));
  expect(screen.queryByRole('button')).toBeNull();
  act(() => jest.advanceTimersByTime(200));
  expect(screen.getByRole('status')).toHaveTextContent('Still loading. Your connection may be slow');
  act(() => screen.getByRole('button', { name: 'Retry' }).click());
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  act(() => jest.advanceTimersByTime(10_100));
  expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
  jest.useRealTimers();
});
