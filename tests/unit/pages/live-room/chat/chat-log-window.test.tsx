import { act, screen } from '@testing-library/react';
import { createUnsent } from '../../../../../src/domains/comment/unsent';
import { ChatLogView } from '../../../../../src/pages/live-room/chat/chat-log';
import { createRoomChat } from '../../../../../src/pages/live-room/chat/room-chat';
import { stubBrowser } from '../../../../support/unit/browser-stubs';
import { fakeServices, NOW } from '../../../../support/unit/fake-services';
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

it('decisions.md, room chat: the rows near the end alone, all once the focus is in the log', async () => {
  const fake = fakeServices({ chatList: () => SAID });
  const unsent = createUnsent(fake.services.storage, 'si:chat-unsent', 'u1 h1', 0);
  const chat = createRoomChat({ ...fake.services, unsent }, 'r1');
  await renderPage(
    fake,
    <ChatLogView chat={chat} isOnAir blocked={new Set()} onOpen={nothing} onCopy={nothing} onAgain={nothing} />,
  );
  const leave = chat.start();
  await settle();
  const rows = () => screen.getAllByRole('listitem');
  expect([rows().length < 100, rows().at(-1)?.textContent]).toEqual([true, 'Ann: Said 199']);
  act(() => screen.getByRole('log').focus());
  expect([rows().length, rows()[0]?.textContent]).toEqual([200, 'Ann: Said 0']);
  act(() => screen.getByRole('log').blur());
  expect(rows().length).toBeLessThan(100);
  leave();
});
