import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chatUnsent, createUnsent } from '../../../../../src/domains/writing/unsent';
import { createRoomChat } from '../../../../../src/pages/live-room/chat/room-chat';
import { SaySheet } from '../../../../../src/pages/live-room/full/full-chat';
import { stubBrowser } from '../../../../support/unit/browser-stubs';
import { fakeServices } from '../../../../support/unit/fake-services';
import { renderPage, settle } from '../../../../support/unit/render-page';

beforeEach(() => stubBrowser());

// docs/decisions.md, comment rule: it holds in full screen as below the picture.
test('banned in full screen: the server’s words stand there, and what was typed comes back with the right to speak', async () => {
  const rule = { isAvailable: 1, isBan: 0, banText: 'Muted until 22:00' };
  const fake = fakeServices({ chatList: () => [], commentRule: () => rule }, true);
  const unsent = createUnsent(fake.services.storage, chatUnsent, 'u1 h1', 0);
  const chat = createRoomChat({ ...fake.services, unsent }, 'r1');
  const open = async () => {
    const access = { chat, hostId: 'h1', isAbsent: false, isOnAir: true, isHidden: () => false, block: jest.fn() };
    const page = await renderPage(fake, <SaySheet access={access} begin="" hasEmoji={false} onClose={jest.fn()} />);
    await settle();
    return page;
  };
  const first = await open();
  await userEvent.type(screen.getByRole('textbox'), 'Half a thought');
  first.unmount();
  rule.isBan = 1;
  const second = await open();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('Muted until 22:00')).toBeInTheDocument();
  second.unmount();
  rule.isBan = 0;
  await open();
  expect(screen.getByRole('textbox')).toHaveValue('Half a thought');
});
