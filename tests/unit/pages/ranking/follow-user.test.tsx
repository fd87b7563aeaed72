import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { followedUsers } from '../../../../src/domains/notice/followed-users';
import RankUserPage from '../../../../src/pages/ranking/rank-user-page';
import { stubBrowser } from '../../../support/unit/browser-stubs';
import { fakeServices } from '../../../support/unit/fake-services';
import { rankingAnswers } from '../../../support/unit/ranking-world';
import { renderPage, settle } from '../../../support/unit/render-page';

beforeEach(() => stubBrowser());

async function open(isMember: boolean, uid = 'u1', isFull = false) {
  const fake = fakeServices(rankingAnswers(), isMember);
  if (isMember) fake.services.session.setState({ uid });
  const { change } = fake.services.stores.get(followedUsers).getState();
  if (isFull) change(() => Array.from({ length: 20 }, (_, n) => ({ uid: `other${n}` })));
  const page = (
    <Routes>
      <Route path="/user-ranking/user/:id" element={<RankUserPage />} />
    </Routes>
  );
  await renderPage(fake, page, '/user-ranking/user/u7');
  await settle();
  return {
    ...fake,
    followed: () =>
      fake.services.stores
        .get(followedUsers)
        .getState()
        .value.map((one) => one.uid),
  };
}
const button = () => screen.getByRole('button', { name: /^Follow/ });

describe('decisions.md, follow a ranked user', () => {
  test('a member turns it both ways, and is told once what will happen', async () => {
    const { followed, toasts } = await open(true);
    await userEvent.click(button());
    expect([followed(), button().getAttribute('aria-pressed')]).toEqual([['u7'], 'true']);
    await userEvent.click(button());
    expect(followed()).toEqual([]);
    expect(toasts.map(({ text }) => text)).toEqual(['Following, new bets are told quietly', 'Unfollowed']);
  });

  test('a visitor is asked for the log-in, and what was tapped is done after it [follow a ranked user.1]', async () => {
    const { asked, followed, release, services } = await open(false);
    await userEvent.click(button());
    expect([asked, followed()]).toEqual([[{ kind: 'followUser', id: 'u7' }], []]);
    await act(async () => services.session.setState({ token: 't', uid: 'u1' }));
    await settle();
    await act(async () => release({ kind: 'followUser', id: 'u7' }));
    expect(followed()).toEqual(['u7']);
  });

  test('the twenty-first is refused in words', async () => {
    const { followed, toasts } = await open(true, 'u1', true);
    await userEvent.click(button());
    expect(followed()).toHaveLength(20);
    expect(toasts.map(({ text }) => text)).toEqual(['You can follow 20 users: unfollow one first']);
  });

  test('nobody follows themselves', async () => {
    await open(true, 'u7');
    expect(screen.queryByRole('button', { name: /^Follow/ })).toBeNull();
  });
});
