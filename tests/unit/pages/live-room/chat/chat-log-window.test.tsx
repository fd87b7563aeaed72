import { act, fireEvent, screen } from '@testing-library/react';
import { chatUnsent, createUnsent } from '../../../../../src/domains/writing/unsent';
import { CallError } from '../../../../../src/http/call-error';
import { ChatLogView } from '../../../../../src/pages/live-room/chat/chat-log-view';
import { createRoomChat } from '../../../../../src/pages/live-room/chat/room-chat';
import { stubBrowser } from '../../../../support/unit/browser-stubs';
import { type Answer, fakeServices, NOW } from '../../../../support/unit/fake-services';
import { renderPage, settle } from '../../../../support/unit/render-page';

beforeEach(() => stubBrowser());

const SAID = Array.from({ length: 200 }, (_, at) => ({
  id: String(at),
  liveRoomId: 'r1',
  uid: 'u7',
  nickName: 'Ann',
  headUrl: undefined,
  content: `Said ${at}`,
  createDate: NOW - 60_000 + at,
}));
const nothing = () => undefined;

/** The log of such a room; answers how it is left. */
async function showLog(chatList: Answer = () => SAID): Promise<() => void> {
  const fake = fakeServices({ chatList });
  const unsent = createUnsent(fake.services.storage, chatUnsent, 'u1 h1', 0);
  const chat = createRoomChat({ ...fake.services, unsent }, 'r1');
  await renderPage(
    fake,
    <ChatLogView chat={chat} isOnAir isHidden={() => false} onOpen={nothing} onCopy={nothing} onAgain={nothing} />,
  );
  const leave = chat.start();
  await settle();
  return leave;
}

it('the rows near the end alone, all once the focus is in the log [room chat.5]', async () => {
  const leave = await showLog();
  const rows = () => screen.getAllByRole('listitem');
  expect([rows().length < 100, rows().at(-1)?.textContent]).toEqual([true, 'Ann: Said 199']);
  act(() => screen.getByRole('log').focus());
  expect([rows().length, rows()[0]?.textContent]).toEqual([200, 'Ann: Said 0']);
  act(() => screen.getByRole('log').blur());
  expect(rows().length).toBeLessThan(100);
  leave();
});

it('one stop for the Tab key, arrows lead from row to row [room chat.6]', async () => {
  const leave = await showLog();
  const log = screen.getByRole('log');
  act(() => log.focus());
  expect(screen.getAllByRole('button').every(({ tabIndex }) => tabIndex === -1)).toBe(true);
  const steps = [
    ['ArrowDown', ''],
    ['ArrowUp', 'Ann: Said 199'],
    ['ArrowUp', 'Ann: Said 198'],
    ['ArrowDown', 'Ann: Said 199'],
    ['ArrowDown', 'Ann: Said 199'],
    ['Home', 'Ann: Said 0'],
    ['ArrowUp', 'Ann: Said 0'],
    ['End', 'Ann: Said 199'],
    ['a', 'Ann: Said 199'],
  ] as const;
  for (const [key, words] of steps) {
    act(() => void fireEvent.keyDown(document.activeElement ?? log, { key }));
    expect([key, document.activeElement === log ? '' : document.activeElement?.textContent]).toEqual([key, words]);
  }
  leave();
});

it('a log that cannot be read says why in the server’s own words [any other code.2]', async () => {
  const leave = await showLog(() => {
    throw new CallError({
      kind: 'rejected',
      path: '/chat/list',
      requestId: 'r',
      serverMessage: 'The chat is being moved',
    });
  });
  expect(screen.getByText('The chat is being moved')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
  leave();
});
