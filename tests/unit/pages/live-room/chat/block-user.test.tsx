import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChatMessage } from '../../../../../src/contract/room/chat';
import { useBlocked } from '../../../../../src/domains/moderation/blocked';
import { chatUnsent, createUnsent } from '../../../../../src/domains/writing/unsent';
import { ChatTab } from '../../../../../src/pages/live-room/chat/chat-tab';
import { useIsHidden } from '../../../../../src/pages/live-room/chat/hidden-words';
import type { RoomChat } from '../../../../../src/pages/live-room/chat/room-chat';
import { createRoomChat } from '../../../../../src/pages/live-room/chat/room-chat';
import { stubBrowser } from '../../../../support/unit/browser-stubs';
import { fakeServices, NOW } from '../../../../support/unit/fake-services';
import { renderPage, settle } from '../../../../support/unit/render-page';

beforeEach(() => stubBrowser());

const message = (id: string, uid: string, nickName: string): ChatMessage => ({
  id,
  liveRoomId: 'r1',
  uid,
  nickName,
  headUrl: undefined,
  content: `Said ${id}`,
  createDate: NOW - 60_000 + Number(id),
});

/** The tab below a room that hears its chat. */
function Tab({ chat }: { readonly chat: RoomChat }) {
  const { blocked, block } = useBlocked();
  const isHidden = useIsHidden(blocked);
  return (
    <ChatTab
      access={{ chat, hostId: 'h1', isAbsent: false, isOnAir: true, isHidden, block }}
      onExtras={undefined}
      pinned={undefined}
      ref={null}
    />
  );
}

test('block a user of the room: nothing of theirs is shown, what they say later neither, nor after another visit [marks and mentions.2]', async () => {
  const fake = fakeServices(
    {
      chatList: () => [message('1', 'u7', 'Loud'), message('2', 'u8', 'Calm'), message('3', 'u7', 'Loud')],
      commentRule: () => ({ isAvailable: 1 }),
      reportCates: () => [{ cate: '1', name: 'Spam' }],
    },
    true,
  );
  const chat = createRoomChat(
    { ...fake.services, unsent: createUnsent(fake.services.storage, chatUnsent, 'u1 h1', 0) },
    'r1',
  );
  const tab = <Tab chat={chat} />;
  const { unmount } = await renderPage(fake, tab);
  const leave = chat.start();
  await settle();
  const log = () => within(screen.getByRole('log'));
  await userEvent.click(log().getAllByRole('button', { name: /^Loud:/ })[0] as HTMLElement);
  await settle();
  await userEvent.click(await screen.findByRole('button', { name: 'Block' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Block' }));
  await settle();
  expect(log().queryByText(/Said [13]/)).toBeNull();
  expect(log().getByText('Said 2')).toBeInTheDocument();
  expect(fake.toasts).toEqual([{ type: 'success', text: 'Blocked' }]);

  act(() =>
    chat.store.setState(({ log: { messages, own }, phase }) => ({
      phase,
      log: { own, messages: [...messages, message('4', 'u7', 'Loud')] },
    })),
  );
  expect(log().queryByText('Said 4')).toBeNull();
  unmount();
  await renderPage(fake, tab);
  expect(log().getAllByRole('listitem')).toHaveLength(1);
  leave();
});
