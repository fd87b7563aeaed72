import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'zustand/vanilla';
import type { ChatMessage } from '../../../../../src/contract/room/chat';
import { heard } from '../../../../../src/pages/live-room/chat/chat-log';
import type { RoomChat } from '../../../../../src/pages/live-room/chat/room-chat';
import { createDanmakuRun } from '../../../../../src/pages/live-room/danmaku/danmaku-run';
import { useDanmaku } from '../../../../../src/pages/live-room/danmaku/use-danmaku';
import { setReducedMotion, stubBrowser } from '../../../../support/unit/browser-stubs';
import { fakeServices, pageVisibility } from '../../../../support/unit/fake-services';
import { renderPage, settle } from '../../../../support/unit/render-page';

jest.mock('../../../../../src/pages/live-room/danmaku/danmaku-run', () => {
  const real = jest.requireActual('../../../../../src/pages/live-room/danmaku/danmaku-run');
  return { ...real, createDanmakuRun: jest.fn(real.createDanmakuRun) };
});

beforeEach(() => stubBrowser());
afterEach(() => setReducedMotion(false));

const chat = {
  store: createStore(() => ({ log: { messages: [], own: [] }, phase: 'ready' as const })),
} as unknown as RoomChat;
const access = {
  chat,
  hostId: 'h1',
  isAbsent: false,
  isOnAir: true,
  isHidden: ({ uid }: ChatMessage) => uid === 'bad',
  block: () => {},
};

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

test.each([
  ['seen', true, ['hello']],
  ['hidden by the host in a page that is seen', false, []],
])(
  'what is said runs over the picture, but of who is blocked, %s [hidden.1] [danmaku.5]',
  async (_what, isVisible, texts) => {
    const shown: string[] = [];
    jest
      .mocked(createDanmakuRun)
      .mockReturnValueOnce({ show: ({ text }) => shown.push(text), setLanes: () => {}, stop: () => {} });
    const fake = fakeServices({});
    const visibility = { ...pageVisibility, isVisible: () => isVisible };
    await renderPage({ ...fake, services: { ...fake.services, visibility } }, <Layer />);
    await settle();
    const said = { id: '1', liveRoomId: 'r', content: 'hello', createDate: 1 };
    const message = { ...said, uid: undefined, nickName: 'n', headUrl: undefined, role: undefined };
    const blocked = { ...message, id: '2', uid: 'bad', content: 'never' };
    act(() => chat.store.setState(({ log }) => ({ log: heard(log, [message, blocked]) })));
    expect(shown).toEqual(texts);
    act(() => chat.store.setState({ log: { messages: [], own: [] } }));
  },
);
