import { act, screen } from '@testing-library/react';
import { followedUsers } from '../../../../src/domains/notice/followed-users';
import { QuietWords } from '../../../../src/domains/notice/quiet-words';
import { stubBrowser } from '../../../support/unit/browser-stubs';
import { fakeServices, NOW } from '../../../support/unit/fake-services';
import { renderPage, settle } from '../../../support/unit/render-page';
import { page, rawMatch, rawTip } from '../../../support/unit/tips-world';

const MINUTE = 60_000;
beforeEach(() => stubBrowser());

const tip = (fields: object) => rawTip('t9', { isAttention: 1, messageMatchList: [rawMatch('m1')], ...fields });
const leg = (fields: object) => ({
  ...{
    matchId: '1',
    matchTypeId: 1,
    leagueName: 'EPL',
    homeName: 'Leeds',
    awayName: 'Derby',
    playType: 'total',
    ...fields,
  },
});
const bets = (...ids: readonly string[]) => ids.map((betId) => ({ betId, legs: [leg({})], createDate: NOW + 1 }));

/** A member who follows two users; both are read once before, and once after what came. */
async function told({ newest = [] as object[], of = {} as Readonly<Record<string, readonly object[]>> }) {
  const state: { newest: readonly object[]; of: Readonly<Record<string, readonly object[]>> } = { newest: [], of: {} };
  const answers = {
    tipList: () => page(state.newest as never),
    bettingList: ({ uid }: Readonly<Record<string, unknown>>) => ({
      ...{ list: [{ reportId: 'r', betInfos: JSON.stringify(state.of[String(uid)] ?? []) }], total: 1 },
      user: uid === 'nameless' ? undefined : { uid, nickName: `User ${uid}` },
    }),
  };
  const fake = fakeServices(answers, true);
  const gone: string[] = [];
  const { change } = fake.services.stores.get(followedUsers).getState();
  change(() => ['a', 'b', 'nameless'].map((uid) => ({ uid })));
  await renderPage(fake, <QuietWords onGo={(path) => gone.push(path)} />);
  const loop = () => act(async () => fake.services.refetch.run('subscriptions'));
  await loop();
  await settle();
  Object.assign(state, { newest, of });
  await loop();
  await settle();
  return gone;
}

test.each([
  [
    'a tip',
    { newest: [tip({ publishTime: NOW + 1 })] },
    'An expert you follow has published',
    'Ann Odds · Title t9',
    't9',
  ],
  [
    'the end of a sale',
    { newest: [tip({ isOnSale: 1, saleEndTime: NOW + 14.5 * MINUTE })] },
    ...(['Sale ends in 15 min', 'Ann Odds · Arsenal v Chelsea', 't9'] as const),
  ],
  ['a bet', { of: { a: bets('1') } }, 'User a has a new bet', 'EPL · Leeds v Derby · Goals', 'user/a'],
  ['two bets of one', { of: { a: bets('1', '2') } }, 'User a has a new bet', '2 bets', 'user/a'],
  ['bets of two', { of: { a: bets('1'), b: bets('2') } }, 'User a and 1 more have new bets', '2 bets', 'user/a'],
  [
    'a bet of somebody unnamed that tells nothing',
    { of: { nameless: [{ betId: '1', createDate: NOW + 1 }] } },
    ...(['A user has a new bet', '1 bet', 'user/nameless'] as const),
  ],
])('decisions.md, quiet words: %s, in words, and the way to it', async (_what, came, title, about, path) => {
  const gone = await told(came);
  const word = screen.getByTestId('si-quiet');
  expect(word).toHaveTextContent(title);
  expect(word).toHaveTextContent(about);
  act(() => screen.getByRole('button', { name: 'View' }).click());
  expect(gone).toEqual([expect.stringContaining(path)]);
  expect(screen.queryByTestId('si-quiet')).toBeNull();
});
