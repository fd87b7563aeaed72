import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PinnedMessage } from '../../../../../src/pages/live-room/chat/pinned-message';
import { stubBrowser } from '../../../../support/unit/browser-stubs';
import { fakeServices } from '../../../../support/unit/fake-services';
import { renderPage } from '../../../../support/unit/render-page';

beforeEach(() => stubBrowser());

const fold = (isOpen: boolean) => screen.getByRole('button', { name: isOpen ? 'Fold notice' : 'Open notice' });

test('the pinned words are whole once in a visit, then one line; others are whole again [room chat.9]', async () => {
  const fake = fakeServices({});
  const show = (pinned: string, hostId = 'h1') => renderPage(fake, <PinnedMessage hostId={hostId} pinned={pinned} />);
  const { unmount } = await show('Be kind.');
  expect(screen.getByRole('complementary', { name: 'Notice' })).toHaveTextContent('Be kind.');
  expect(fold(true)).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(fold(true));
  await userEvent.click(fold(false));
  expect(fold(true)).toBeVisible();
  unmount();
  const again = await show('Be kind.');
  expect(fold(false)).toHaveAttribute('aria-expanded', 'false');
  again.unmount();
  const other = await show('Questions at the break.');
  expect(fold(true)).toBeVisible();
  other.unmount();
  await show('Be kind.', 'h2');
  expect(fold(true)).toBeVisible();
});
