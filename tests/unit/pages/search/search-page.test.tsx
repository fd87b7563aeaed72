import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SearchPage from '../../../../src/pages/search/search-page';
import { stubBrowser } from '../../../support/unit/browser-stubs';
import { fakeServices } from '../../../support/unit/fake-services';
import { renderPage, settle } from '../../../support/unit/render-page';
import { ANSWERS, PREMIER_LEAGUE } from '../../../support/unit/search-world';
import { page } from '../../../support/unit/tips-world';

beforeEach(() => stubBrowser());

async function open(
  answers: Record<string, (fields: never) => unknown> = {},
  stored: Record<string, string> = {},
  at = '/search',
) {
  const fake = fakeServices({ ...ANSWERS, ...answers } as never, false);
  for (const [key, value] of Object.entries(stored)) fake.services.storage.set(key, value);
  await renderPage(fake, <SearchPage />, at);
  await settle();
  return fake;
}
const field = () => screen.getByRole('searchbox', { name: 'Search' });
/** Without the initials of a portrait. */
const wordsOf = (link: Element): string =>
  [...link.childNodes]
    .filter((part) => (part as Element).querySelector?.('[aria-hidden]') == null)
    .map((part) => part.textContent)
    .join('');
const links = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('link')
    .map((link) => [wordsOf(link), link.getAttribute('href')]);
const heads = () => screen.queryAllByRole('heading', { level: 2 }).map((head) => head.textContent);

/** Mock search; decisions.md, search. */
test('all kinds in their groups, each with its count, its words and its way [search.1]', async () => {
  await open();
  await userEvent.type(field(), '曼');
  expect(heads()).toEqual(['Anchors 2', 'Ranked users 1', 'Teams 1', 'Players 1', 'Today’s matches 1']);
  expect(screen.getByText('6 found')).toHaveAttribute('role', 'status');
  expect(links().slice(0, 5)).toEqual([
    [expect.stringMatching(/^曼巷读球/), '/anchor/detail/h2?matchId=m2'],
    [expect.stringMatching(/^夜航说球Live: 曼城 v 布莱顿 · 1,200 views/), '/anchor/detail/h1?matchId=m1'],
    ['慢半拍Profit #1 · Return 98%Pinyin man', '/user-ranking/user/u1'],
    [expect.stringMatching(/^曼城EPL #5 · Today .*2 : 1$/), `/five-leagues/league/${PREMIER_LEAGUE}/team/t1`],
    ['曼努埃尔·马丁内斯布莱顿 · 11 goals', `/five-leagues/league/${PREMIER_LEAGUE}/player/p1`],
  ]);
  const hits = [...document.querySelectorAll('mark')].map((mark) => mark.textContent);
  expect(new Set(hits)).toEqual(new Set(['曼']));
});

test('initials find and mark; what leads somewhere is remembered; the clear button and Escape empty the field [search.4]', async () => {
  const { services } = await open();
  await userEvent.type(field(), 'ypsj');
  expect(links()).toEqual([[expect.stringMatching(/^亚盘手记.+ 78% of 50 · .+65.–.87%2 on sale$/), '/news/user/e1']]);
  expect(document.querySelector('mark')).toHaveTextContent('亚盘手记');
  expect(services.storage.get('si:member:searches')).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(services.storage.get('si:member:searches')).toBe('["ypsj"]');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'ypsj' }));
  expect(field()).toHaveValue('ypsj');
  await userEvent.type(field(), '{Escape}');
  expect(field()).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }));
  expect(screen.queryByRole('button', { name: 'ypsj' })).toBeNull();
  expect(services.storage.get('si:member:searches')).toBeNull();
});

test('an expert who is found by what they write about says so', async () => {
  await open({}, {}, '/search?q=serie');
  expect(links()).toEqual([['亚盘手记Serie A2 on sale', '/news/user/e1']]);
});

test('a player is told by position where the call has it, by team and by what they lead in [search.8]', async () => {
  await open({}, {}, '/search?q=字母');
  expect(links()).toEqual([['字母哥Power forward · 雄鹿 · 31 points a game', '/nba/player/n1']]);
});

test('what the screen has no room for follows when the first rows are painted [search.6]', async () => {
  const many = (kind: string, fields: object[]) => fields.map((one, at) => ({ id: `${kind}${at}`, ...one }));
  const five = (name: string) =>
    Array.from({ length: 5 }, (_, at) => ({ nickName: `${name}${at}`, name: `${name}${at}` }));
  await open({
    hostList: () => many('h', five('阿')).map((host) => ({ ...host, liveStatus: 0, liveSchedule: [] })),
    professorInfo: () => page(many('e', five('阿'))),
    leagueRanking: ({ seasonId }: { seasonId?: string }) =>
      seasonId === PREMIER_LEAGUE
        ? { groups: [{ all: five('阿').map(({ name }) => ({ teamId: name, teamName: name })) }] }
        : { groups: [] },
  });
  fireEvent.change(field(), { target: { value: '阿' } });
  expect(heads()).toEqual(['Anchors 5', 'Experts 5', 'Teams 5']);
  const first = links();
  expect(first).toHaveLength(12);
  await waitFor(() => expect(links()).toHaveLength(15));
  expect(links().slice(0, 12)).toEqual(first);
});

test('before anything is typed: who is on air; arrows lead down and back', async () => {
  await open();
  expect(screen.getByRole('region', { name: 'Live now' })).toHaveTextContent('夜航说球');
  expect(document.body).not.toHaveTextContent(/pinyin/i);
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: /夜航说球/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(field()).toHaveFocus();
});

test('what an input method composes is not searched for before it is there [search.3]', async () => {
  await open();
  fireEvent.compositionStart(field());
  fireEvent.change(field(), { target: { value: 'man' } });
  expect(field()).toHaveValue('man');
  expect(heads()).toEqual(['Live now']);
  fireEvent.change(field(), { target: { value: '曼城' } });
  fireEvent.compositionEnd(field());
  expect(heads()).toEqual(['Anchors 1', 'Teams 1', 'Today’s matches 1']);
});

test('nothing found: what was searched, other ways; the address brings the query', async () => {
  await open({}, {}, '/search?q=月球联队');
  expect(screen.getByRole('heading', { name: 'Nothing found for “月球联队”' })).toBeInTheDocument();
  expect(screen.getByText(/^We searched anchors, 200 experts, this period’s profit ranking/)).toBeVisible();
  expect(links()).toEqual([
    ['All anchors', '/anchor/all-anchor'],
    ['All experts', '/news/all-gods'],
  ]);
});

test('a list that fails takes nothing with it, and is asked for again [search.2]', async () => {
  let isDown = true;
  const failing = (fields: never) => {
    if (isDown) throw new Error('down');
    return ANSWERS.leagueRanking(fields);
  };
  await open({ leagueRanking: failing }, {}, '/search?q=曼');
  expect(heads()).toEqual(['Anchors 2', 'Ranked users 1', 'Players 1', 'Today’s matches 1']);
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await settle();
  expect(heads()).toContain('Teams 1');
  expect(screen.queryByText(/could not be read/)).toBeNull();
});

test('without a network: what the last visit found by name [search.5]', async () => {
  const kept = [{ kind: 'team', id: 't2', name: '阿森纳', topic: 'fiveLeagues', seasonId: PREMIER_LEAGUE, place: 2 }];
  const stored = JSON.stringify({ at: Date.now(), of: '', value: kept });
  const down = () => {
    throw new Error('no network');
  };
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open(
    Object.fromEntries(Object.keys(ANSWERS).map((call) => [call, down])),
    { 'si:member:search-en': stored },
    '/search?q=阿',
  );
  expect(screen.getByText('You’re offline. Showing what’s saved on this device')).toBeInTheDocument();
  expect(links()).toEqual([['阿森纳EPL #2', `/five-leagues/league/${PREMIER_LEAGUE}/team/t2`]]);
  online.mockRestore();
});

test('lists are asked for four at a time, anchors first; none that waits when the page is left [search.7]', async () => {
  const answers: (() => void)[] = [];
  const late = () => new Promise((done) => answers.push(() => done([])));
  const { sent } = await open(Object.fromEntries(Object.keys(ANSWERS).map((call) => [call, late])));
  expect(sent.map(({ name }) => name)).toEqual(['anchorHome', 'hostList', 'professorInfo', 'leagueRanking']);
  answers.splice(1, 1)[0]?.();
  await settle();
  expect(sent.map(({ name }) => name).slice(4)).toEqual(['leagueRanking']);
  cleanup();
  for (const answer of answers) answer();
  await settle();
  expect(sent).toHaveLength(5);
});
