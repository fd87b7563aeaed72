import { fireEvent, screen } from '@testing-library/react';
import { ClosedCover } from '../../../../../src/pages/live-room/screen/room-covers';
import { stubBrowser } from '../../../../support/unit/browser-stubs';
import { fakeServices } from '../../../../support/unit/fake-services';
import { renderPage } from '../../../../support/unit/render-page';

beforeEach(() => stubBrowser());

/** decisions.md, no user and special rooms: a visitor cannot know whether the room is theirs; a member does. */
it.each<[string, 'private' | 'privileged', boolean, boolean]>([
  ['a visitor at a private room may log in [special rooms.6]', 'private', false, true],
  ['a member at a private room has nothing to log in to', 'private', true, false],
  ['a visitor at a room of privileged anchors needs another app', 'privileged', false, false],
])('%s', async (_name, reason, isMember, isOffered) => {
  const fake = fakeServices({}, isMember);
  await renderPage(fake, <ClosedCover reason={reason} refusal={undefined} />);
  const button = screen.queryByRole('button', { name: 'Log in' });
  expect(button !== null).toBe(isOffered);
  if (button === null) return;
  fireEvent.click(button);
  expect(fake.asked).toEqual([undefined]);
});
