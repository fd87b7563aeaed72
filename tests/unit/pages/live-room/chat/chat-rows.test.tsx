import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl/react';
import type { ChatMessage } from '../../../../../src/contract/room/chat';
import core from '../../../../../src/i18n/messages/en/core.json';
import room from '../../../../../src/i18n/messages/en/room.json';
import { ChatRow } from '../../../../../src/pages/live-room/chat/chat-row';

const press = {
  onPointerDown: () => {},
  onPointerMove: () => {},
  onPointerUp: () => {},
  onPointerCancel: () => {},
  onContextMenu: () => {},
  onClick: () => {},
};

test.each<[string, Partial<ChatMessage>, boolean, string]>([
  ['the anchor', { role: 'host' }, false, 'AnchorAnn: hello'],
  ['who keeps order [marks and mentions.1]', { role: 'mod' }, false, 'ModAnn: hello'],
  ['oneself', {}, true, 'MeAnn: hello'],
  ['everybody else has none', {}, false, 'Ann: hello'],
  ['a plain back end names no role', { role: undefined }, false, 'Ann: hello'],
  ['who has no name', { nickName: '' }, false, 'Viewer: hello'],
])('marks: the anchor, who keeps order, oneself: %s', (_clause, fields, isMine, words) => {
  const message: ChatMessage = {
    id: '1',
    liveRoomId: 'r',
    uid: 'u',
    nickName: 'Ann',
    headUrl: undefined,
    content: 'hello',
    createDate: 1,
    ...fields,
  };
  render(
    <IntlProvider locale="en" messages={{ ...core, ...room } as never}>
      <ChatRow message={message} isMine={isMine} me="" press={press} />
    </IntlProvider>,
  );
  expect(screen.getByRole('button').textContent).toBe(words);
});
