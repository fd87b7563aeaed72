import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'zustand/vanilla';
import type { RoomChat } from '../../../../../src/pages/live-room/chat/room-chat';
import { useDanmaku } from '../../../../../src/pages/live-room/danmaku/use-danmaku';
import { setReducedMotion, stubBrowser } from '../../../../support/unit/browser-stubs';
import { fakeServices } from '../../../../support/unit/fake-services';
import { renderPage, settle } from '../../../../support/unit/render-page';

beforeEach(() => stubBrowser());
afterEach(() => setReducedMotion(false));

const chat = {
  store: createStore(() => ({ log: { messages: [], own: [] }, phase: 'ready' as const })),
} as unknown as RoomChat;
const access = { chat, hostId: 'h1', isAbsent: false, isOnAir: true, blocked: new Set<string>(), block: () => {} };

function Layer() {
  const { layer, buttons } = useDanmaku(access);
  return (
    <div>
      <div data-testid="over">{layer}</div>
      {buttons}
    </div>
  );
}

const isOver = () => screen.getByTestId('over').childElementCount > 0;
const toggle = () => screen.getByRole('button', { name: 'Live comments' });

test('off by a tap, and still off on the next visit', async () => {
  const fake = fakeServices({});
  const { unmount } = await renderPage(fake, <Layer />);
  await settle();
  expect([isOver(), toggle().getAttribute('aria-pressed')]).toEqual([true, 'true']);
  expect(screen.getByTestId('over').firstElementChild).toHaveAttribute('aria-hidden', 'true');
  await userEvent.click(toggle());
  expect([isOver(), toggle().getAttribute('aria-pressed')]).toEqual([false, 'false']);
  unmount();
  await renderPage(fake, <Layer />);
  await settle();
  expect([isOver(), toggle().getAttribute('aria-pressed')]).toEqual([false, 'false']);
});

test('less motion: nothing runs, and the sheet says why [danmaku.4]', async () => {
  setReducedMotion(true);
  await renderPage(fakeServices({}), <Layer />);
  await settle();
  expect([isOver(), toggle().getAttribute('aria-pressed')]).toEqual([false, 'false']);
  await userEvent.click(toggle());
  await settle();
  const shown = await screen.findByRole('switch', { name: /Off while your device reduces motion/ });
  expect([shown.getAttribute('aria-checked'), shown.getAttribute('aria-disabled')]).toEqual(['false', 'true']);
});
