import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BlockedSheet } from '../../../../src/domains/moderation/blocked-sheet';
import { DanmakuSettings } from '../../../../src/pages/live-room/danmaku/danmaku-settings';
import { NoticesSheet } from '../../../../src/pages/mine/notices-sheet';
import { stubBrowser } from '../../../support/unit/browser-stubs';
import { fakeServices, NOW } from '../../../support/unit/fake-services';
import { renderPage } from '../../../support/unit/render-page';

beforeEach(() => stubBrowser());

const KEY = 'si:member:blocked';
const kept = [{ uid: 'u1', name: 'Loud', at: NOW - 36e5 }, 'u2', { uid: 'u3', name: 'Rude', at: NOW - 864e5 }];
const world = (people: readonly unknown[] = kept) => {
  const fake = fakeServices({});
  fake.services.storage.set(KEY, JSON.stringify(people));
  return fake;
};
const storedUids = (fake: ReturnType<typeof fakeServices>) =>
  JSON.parse(fake.services.storage.get(KEY) ?? '[]').map(({ uid }: { readonly uid: string }) => uid);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('the blocked, the last one first; who is let back stays for one tap that undoes it [danmaku.7]', async () => {
  const fake = world();
  await renderPage(fake, <BlockedSheet onClose={() => {}} />);
  const names = () => within(screen.getByRole('dialog')).getAllByRole('button', { name: /^Unblock / });
  expect(names().map((one) => one.getAttribute('aria-label'))).toEqual(['Unblock Loud', 'Unblock Rude', 'Unblock u2']);
  expect(screen.getByText(/20:25/)).toBeInTheDocument();
  await press('Unblock Rude');
  expect(storedUids(fake)).toEqual(['u1', 'u2']);
  expect(screen.getByText('Unblocked')).toBeInTheDocument();
  const undo = screen.getByRole('button', { name: 'Undo, block Rude again' });
  expect(undo).toHaveTextContent('Undo');
  expect(undo).toHaveFocus();
  await press('Undo, block Rude again');
  expect(storedUids(fake)).toEqual(['u1', 'u2', 'u3']);
  expect(JSON.parse(fake.services.storage.get(KEY) ?? '').at(-1)).toEqual(kept[2]);
  expect(fake.toasts.map(({ text }) => text)).toEqual(['Unblocked', 'Blocked']);
});

test('nobody is blocked: the list says how one blocks', async () => {
  await renderPage(world([]), <BlockedSheet onClose={() => {}} />);
  expect(screen.getByRole('dialog')).toHaveTextContent('Nobody is blockedTap a message in the chat');
});

test('the settings of messages over the video lead to the list and back', async () => {
  const choice = { isShown: true, opacity: 90, density: 'medium', area: 'full', size: 'normal' } as const;
  await renderPage(
    world(),
    <DanmakuSettings choice={choice} lessMotion={false} onChange={() => {}} onClose={() => {}} />,
  );
  await press(/^Blocked people\s*3 people/);
  await press('Close');
  const settings = within(screen.getByRole('dialog', { name: 'Comment settings' }));
  expect(settings.getByRole('button', { name: /^Blocked people/ })).toHaveFocus();
});

test('the notices lead to the list where somebody is blocked', async () => {
  const { unmount } = await renderPage(world([]), <NoticesSheet anchors={0} matches={0} onClose={() => {}} />);
  expect(screen.queryByRole('button', { name: /^Blocked people/ })).toBeNull();
  unmount();
  await renderPage(world(['u2']), <NoticesSheet anchors={0} matches={0} onClose={() => {}} />);
  await press(/^Blocked people\s*1 person/);
  expect(screen.getByRole('button', { name: 'Unblock u2' })).toBeInTheDocument();
});
