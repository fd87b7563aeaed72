import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { configStore } from '../../../../src/domains/config/config-store';
import UserRankingPage from '../../../../src/pages/ranking/user-ranking-page';
import { setOnline, stubBrowser } from '../../../support/unit/browser-stubs';
import { type Answer, failWith, fakeServices } from '../../../support/unit/fake-services';
import { rankingAnswers, rawBet, rawEntry } from '../../../support/unit/ranking-world';
import { renderPage, settle } from '../../../support/unit/render-page';

beforeEach(() => stubBrowser());
afterEach(() => setOnline(true));

async function open(answers: Record<string, Answer> = {}, member = false, at = '/user-ranking') {
  const fake = fakeServices({ ...rankingAnswers(), ...answers }, member);
  await renderPage(fake, <UserRankingPage />, at);
  await settle();
  return fake;
}
const cards = () => screen.getAllByRole('article').filter((one) => within(one).queryAllByRole('button').length > 0);
/** An answer that is on its way for a while. */
const later = (answer: object) => new Promise((resolve) => setTimeout(() => resolve(answer), 600));
/** The list begins behind the podium. */
const fourth = () => cards()[0] as HTMLElement;

test('section 9, ranking tabs: red first, three on the podium, the others below; each leads to its user [2.24, 9.25]', async () => {
  const { calls } = await open();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Winners / Follow',
    'Profit',
    'Popular',
    'Recent',
    'History',
  ]);
  expect(calls('rankingList')).toEqual([{ type: 'red', startDate: '2025-03-10', endDate: '2025-03-16', isHistory: 0 }]);
  expect(within(screen.getByRole('region', { name: 'Top three' })).getAllByRole('link')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'User 4' })).toHaveAttribute('href', '/user-ranking/user/u4');
  expect(fourth()).toHaveTextContent('8 in a row');
  expect(fourth()).toHaveTextContent('Row of wins');
  expect(fourth()).toHaveTextContent('1,204 copying');
});

test.each([
  ['gain', 'Profit', '+399.9K', 'Return 120%'],
  ['pop', 'Popular', '1,204', 'copying'],
])('decisions, ranking types: %s shows its own figure', async (type, tab, value, unit) => {
  const { calls } = await open();
  await userEvent.click(screen.getByRole('tab', { name: tab }));
  await settle();
  expect(calls('rankingList').at(-1)).toMatchObject({ type });
  expect(fourth()).toHaveTextContent(value);
  expect(fourth()).toHaveTextContent(unit);
});

test('section 9, history tabs; section 3, hidden dates and platforms of the config, by their names [3.41, 7.35, 9.26]', async () => {
  const { calls } = await open();
  await userEvent.click(screen.getByRole('button', { name: /Dates counted/ }));
  const choices = within(screen.getByRole('radiogroup')).getAllByRole('radio');
  expect(choices.map((one) => one.textContent)).toEqual(['03-10 ~ 03-16', '03-03 ~ 03-09']);
  await userEvent.click(screen.getByText('03-03 ~ 03-09'));
  await userEvent.click(screen.getByRole('button', { name: 'BTi' }));
  await settle();
  expect(calls('rankingList').at(-1)).toMatchObject({ startDate: '2025-03-03', platform: '29', isHistory: 0 });
  expect(screen.getByRole('button', { name: 'Platform 7' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'History' }));
  await settle();
  expect(calls('rankingList').at(-1)).toMatchObject({ startDate: '2025-02-24', platform: '29', isHistory: 1 });
});

test('a banner opens attention, which has a tab only then [ranking types.1]', async () => {
  const { calls } = await open({}, false, '/user-ranking?type=attention');
  expect(calls('rankingList')).toMatchObject([{ type: 'attention' }]);
  expect(screen.getByRole('tab', { name: 'Following' })).toHaveAttribute('aria-selected', 'true');
});

test('attention shows the likes that it is ordered by, without them (an addition) those that came [ranking types.2]', async () => {
  const rankingList = () => ({ winRankingList: [rawEntry(1, { likeCount: 21_000 }), rawEntry(2)] });
  await open({ rankingList }, false, '/user-ranking?type=attention');
  const podium = screen.getAllByRole('article');
  expect(podium.map((card) => card.textContent?.match(/[\d.,]+K?likes/)?.[0])).toEqual(['21Klikes', '3likes']);
});

test('section 3, User ranking: the three best stand once, their bets and votes are on their pages [3.46]', async () => {
  await open();
  const podium = within(screen.getByRole('region', { name: 'Top three' }));
  expect(podium.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    [1, 2, 3].map((place) => `/user-ranking/user/u${place}`),
  );
  expect(screen.getAllByRole('link', { name: /^User \d$/ })).toHaveLength(5);
  expect(fourth()).toHaveTextContent('User 4');
});

test('with few bets left out, the best stand in the list, with bets and votes', async () => {
  const rankingList = () => ({ winRankingList: [1, 2].map((rank) => rawEntry(rank, { settledCount: 10 * rank })) });
  const { calls } = await open(
    { rankingList, reportLike: () => ({ like: 4, isLike: 1 }) },
    true,
    '/user-ranking?type=red&full=1',
  );
  expect(cards()).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Show 5 bets' }));
  expect(screen.getAllByText('West Ham')).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Like, 3' }));
  expect(calls('reportLike')).toEqual([{ uid: 'u2', reportId: 'r2', isLike: 1 }]);
});

test('section 3, showMore: three bets, then all that came, then the way to the others [3.12]', async () => {
  await open();
  await userEvent.click(within(fourth()).getByRole('button', { name: 'Show 5 bets' }));
  expect(within(fourth()).getAllByText('West Ham')).toHaveLength(3);
  await userEvent.click(within(fourth()).getByRole('button', { name: 'Show 2 more bets' }));
  expect(within(fourth()).getAllByText('West Ham')).toHaveLength(5);
  expect(within(fourth()).getByRole('link', { name: 'All bets' })).toHaveAttribute('href', '/user-ranking/user/u4');
  await userEvent.click(within(fourth()).getByRole('button', { name: 'Less' }));
  expect(within(fourth()).queryByText('West Ham')).toBeNull();
});

test('section 3, betInfo: one that cannot be read is absent, and the others stand', async () => {
  const [good] = rawEntry(4).bettingReportList;
  const reports = [{ ...good, reportId: 'bad', betInfo: '[{"betId":' }, good];
  await open({
    rankingList: () => ({
      winRankingList: [1, 2, 3].map((rank) => rawEntry(rank)).concat(rawEntry(4, { bettingReportList: reports })),
    }),
  });
  await userEvent.click(within(fourth()).getByRole('button', { name: 'Show 5 bets' }));
  expect(within(fourth()).getAllByText('West Ham')).toHaveLength(3);
  expect(within(fourth()).getByText('Bets of 1 day can’t be shown')).toBeInTheDocument();
});

test('section 6: a visitor has no own place, and a like asks for the log-in first', async () => {
  const { asked, calls } = await open();
  expect(screen.queryByRole('region', { name: 'My place' })).toBeNull();
  await userEvent.click(within(fourth()).getByRole('button', { name: 'Like, 3' }));
  expect(asked).toEqual([{ kind: 'likeReport', id: 'u4/r4' }]);
  expect(calls('reportLike')).toEqual([]);
});

test('what was liked before the log-in is liked after it [login and back.2]', async () => {
  const { release, calls } = await open({ reportLike: () => ({ like: 4 }) }, true);
  await act(async () => release({ kind: 'likeReport', id: 'u4/r4' }));
  await settle();
  expect(calls('reportLike')).toEqual([{ uid: 'u4', reportId: 'r4' }]);
  expect(calls('rankingList')).toHaveLength(2);
});

test('one vote a member: seen at once, the server’s count after it, a dislike takes its place', async () => {
  const { calls } = await open(
    {
      reportLike: () => later({ like: 9, disLike: 1, isLike: 1 }),
      reportDislike: () => ({ like: 8, disLike: 2, isDisLike: 1 }),
    },
    true,
  );
  fireEvent.click(within(fourth()).getByRole('button', { name: 'Like, 3' }));
  await screen.findByRole('button', { name: 'Like, 4', pressed: true });
  // A second tap while the first is on its way is not sent.
  fireEvent.click(within(fourth()).getByRole('button', { name: 'Like, 4' }));
  await screen.findByRole('button', { name: 'Like, 9' });
  expect(within(fourth()).getByRole('button', { name: 'Like, 9' })).toHaveAttribute('aria-pressed', 'true');
  expect(calls('reportLike')).toEqual([{ uid: 'u4', reportId: 'r4', isLike: 1 }]);
  await userEvent.click(within(fourth()).getByRole('button', { name: 'Dislike, 1' }));
  await settle();
  expect(within(fourth()).getByRole('button', { name: 'Like, 8' })).toHaveAttribute('aria-pressed', 'false');
  expect(within(fourth()).getByRole('button', { name: 'Dislike, 2' })).toHaveAttribute('aria-pressed', 'true');
});

test('a like that fails is taken back', async () => {
  await open({ reportLike: failWith('timeout') }, true);
  await userEvent.click(within(fourth()).getByRole('button', { name: 'Like, 3' }));
  await settle();
  expect(within(fourth()).getByRole('button', { name: 'Like, 3' })).toHaveAttribute('aria-pressed', 'false');
});

test('a member’s own place is pinned; the switch hides it, and turns back when that fails', async () => {
  const mine = rawEntry(31, { uid: 'u1', nickName: 'Me' });
  const fake = await open(
    { rankingList: () => ({ winRankingList: [rawEntry(2)], mine }), rankingSwitch: () => null },
    true,
  );
  const place = screen.getByRole('region', { name: 'My place' });
  expect(place).toHaveTextContent('31');
  expect(within(place).getByRole('link', { name: 'Me' })).toHaveAttribute('href', '/user-ranking/user/u1');
  fake.answers.rankingList = () => ({ winRankingList: [rawEntry(1)] });
  await userEvent.click(within(place).getByRole('switch', { name: 'Show my bets' }));
  await settle();
  expect(fake.calls('rankingSwitch')).toEqual([{ visible: 0 }]);
  expect(screen.getByText('Hidden, not ranked')).toBeInTheDocument();
  fake.answers.rankingSwitch = failWith('network');
  await userEvent.click(screen.getByRole('switch'));
  await settle();
  expect(screen.getByRole('switch')).not.toBeChecked();
});

test.each([
  ['nobody is ranked [Responsible use.1]', { rankingList: () => ({ winRankingList: [] }) }],
  ['the config has no period', { rankingConfig: () => ({ rankingConfigList: [] }) }],
])('empty: %s', async (_name, answers) => {
  await open(answers as Record<string, Answer>);
  expect(screen.getByText('No data')).toBeInTheDocument();
  expect(screen.getByText('18+')).toBeInTheDocument();
});

test.each([
  ['the config', 'rankingConfig'],
  ['the list', 'rankingList'],
])('an error of %s has a way to try again, which heals', async (_name, call) => {
  const fake = await open({ [call]: failWith('timeout') });
  expect(screen.getByRole('alert')).toBeInTheDocument();
  fake.answers[call] = rankingAnswers()[call];
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await settle();
  expect(cards().length).toBeGreaterThan(0);
});

test('what was read stays readable without a network, with its time', async () => {
  await open();
  act(() => setOnline(false));
  expect(screen.getByText(/Updated/)).toBeInTheDocument();
  expect(cards().length).toBeGreaterThan(0);
});

test('decisions, reconnecting: config and list are read again together', async () => {
  const { services, calls } = await open();
  await act(async () => services.refetch.run('screen'));
  await settle();
  expect([calls('rankingConfig').length, calls('rankingList').length]).toEqual([2, 2]);
});

test('names of titles and platforms that do not come leave the page standing [3.17, 7.51]', async () => {
  await open({ titleList: failWith('rejected'), gameIcons: failWith('rejected') });
  expect(cards()).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Platform 29' })).toBeInTheDocument();
});

test('odds by setting: Hong Kong is one less (section 9) [9.15]', async () => {
  const fake = fakeServices(rankingAnswers());
  fake.services.stores.get(configStore).setState({ oddsType: 2 });
  await renderPage(fake, <UserRankingPage />, '/user-ranking');
  await settle();
  await userEvent.click(within(fourth()).getByRole('button', { name: 'Show 5 bets' }));
  expect(within(fourth()).getAllByText('@0.88')).toHaveLength(3);
  expect(rawBet('1').odds).toBe(1.88);
});
