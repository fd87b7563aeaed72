import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { matchStore } from '../../../../../src/domains/match/match-store';
import NbaPage from '../../../../../src/pages/topics/nba/nba-page';
import { stubBrowser } from '../../../../support/unit/browser-stubs';
import { failWith, fakeServices, NOW } from '../../../../support/unit/fake-services';
import { nbaAnswers } from '../../../../support/unit/nba-world';
import { renderPage, settle } from '../../../../support/unit/render-page';
import { stripDay, TODAY } from '../../../../support/unit/topics-world';
import { applyMatches } from '../../../domains/apply-pushes';

beforeEach(() => stubBrowser());

const open = async (at = '/nba', answers: Parameters<typeof fakeServices>[0] = nbaAnswers()) => {
  const fake = fakeServices(answers);
  await renderPage(fake, <NbaPage />, at);
  return fake;
};
const tab = (name: string) => screen.getByRole('tab', { name });
/** The row in the list, not the bar above it. */
const rowOf = (team: string) =>
  screen
    .getAllByText(team)
    .map((name) => name.closest('article'))
    .find((row) => row !== null) as HTMLElement;
const choose = async (menu: string, choice: string) => {
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${menu}`) }));
  await userEvent.click(screen.getByRole('radio', { name: choice }));
  await settle();
};

test('section 5, date filters: basketball days after 2023-10-06; today open, its games asked for [3.8]', async () => {
  const { calls } = await open();
  const days = within(screen.getByRole('tablist', { name: 'Match day' })).getAllByRole('tab');
  expect(days.map((day) => day.textContent)).toEqual([`${stripDay(-1)}Yest`, `${stripDay(0)}Today`]);
  expect(calls('nbaMatchDate')).toEqual([{ seasonId: '2425', kind: 'regular' }]);
  expect(calls('nbaList')[0]).toEqual({ seasonId: '2425', kind: 'regular', matchDate: TODAY });
});

test('rows: quarter and clock, overtime, after overtime, postponed; home and away always said; status 0 hidden [NBA.5]', async () => {
  await open();
  expect(rowOf('Home g1')).toHaveTextContent(/Q3.*04:12/);
  expect(rowOf('Home g1')).toHaveTextContent(/Home g1H.*Away g1A/);
  expect(rowOf('Home g2')).toHaveTextContent(/OT.*02:30/);
  expect(rowOf('Home g4')).toHaveTextContent('FT (OT)');
  expect(rowOf('Home g5')).toHaveTextContent(/Postp/);
  expect(screen.queryByText('Home g0')).toBeNull();
});

test('anchors by the rules: the private one of a group is not offered', async () => {
  await open();
  const watch = within(rowOf('Home g1')).getByRole('link', { name: /1 anchors/ });
  expect(watch).toHaveAttribute('href', '/anchor/detail/h1?matchId=g1');
});

test('section 4, video schedule with basketball’s 1 to 9: the two that are in play [coarse groups.4]', async () => {
  await open();
  const bars = screen.getByRole('heading', { name: 'On air' }).closest('section');
  expect(bars).toHaveTextContent('Away g2');
  expect(bars).toHaveTextContent('Away g1');
  expect(bars).not.toHaveTextContent('Away g3');
});

test('a quarter ends and overtime begins while the page is open', async () => {
  const { services } = await open();
  const push = (serverNow: number, fields: object) =>
    act(() =>
      applyMatches(services.stores.get(matchStore), [{ matchId: 'g1', serverNow: NOW + serverNow, ...fields }]),
    );
  push(5, { statusId: 6, phase: 3009, clockSeconds: 3, homeScore: 80, awayScore: 84 });
  expect(rowOf('Home g1')).toHaveTextContent(/Q3.*00:03/);
  push(6, { statusId: 7, phase: 3010, clockSeconds: 0 });
  expect(rowOf('Home g1')).toHaveTextContent('Break');
  expect(rowOf('Home g1')).not.toHaveTextContent('00:0');
  push(7, { statusId: 8, phase: 3015, clockSeconds: 0, homeScore: 101, awayScore: 101 });
  push(8, { statusId: 9, phase: 3013, clockSeconds: 300 });
  expect(rowOf('Home g1')).toHaveTextContent(/OT.*05:00/);
  push(9, { statusId: 10, phase: 3016, homeScore: 110, awayScore: 105 });
  expect(rowOf('Home g1')).toHaveTextContent('FT (OT)');
});

test('section 4, kinds: the cup is asked for as play-offs and is a list of its own [4.14]', async () => {
  const { calls } = await open();
  await choose('Kind of game', 'Cup bracket');
  expect(calls('nbaList').at(-1)).toEqual({ seasonId: '2425', kind: 'playoffs' });
  expect(screen.getByText('Home w2')).toBeInTheDocument();
  expect(screen.queryByRole('tablist', { name: 'Match day' })).toBeNull();
});

test('the finals are a list of June 2024, whatever season is chosen [3.10]', async () => {
  const { calls } = await open('/nba?kind=finals&season=1414');
  expect(calls('nbaList')).toEqual([{ seasonId: '1745', kind: 'finals' }]);
  expect(screen.getAllByText('Team BOS')).toHaveLength(5);
});

test('a part of the season without games says so, and offers the others', async () => {
  await open('/nba?kind=preseason');
  expect(screen.getByText('No games')).toBeInTheDocument();
  await choose('Kind of game', 'Regular');
  expect(rowOf('Home g1')).toBeInTheDocument();
});

test('standings: all columns, PCT with one decimal, "–" for the leader, what is missing "—" [missing value.2]', async () => {
  await open('/nba?tab=standings');
  const table = screen.getByRole('table', { name: 'East standings, 2024-25 Regular' });
  const [, leader, other] = within(table).getAllByRole('row');
  const cells = (row: HTMLElement | undefined) =>
    [...(row?.querySelectorAll('td, th') ?? [])].map((cell) => cell.textContent);
  expect(cells(leader)).toEqual(['1', 'E1', '56', '10', '84.8%', '–', 'W16', '10-0', '31-4', '25-6', '37-6', '12-1']);
  expect(cells(other)).toEqual(['7', 'E2', '47', '19', '71.2%', '9', 'L2', '—', '—', '—', '—', '—']);
  expect(screen.getByText('Play-in')).toBeInTheDocument();
  expect(within(table).getByRole('link', { name: 'E1' })).toHaveAttribute('href', '/nba/team/1');
});

test('standings by conference, division and season [3.7, 7.11]', async () => {
  const { calls } = await open('/nba?tab=standings');
  await userEvent.click(tab('West'));
  await settle();
  expect(screen.getByText('W1')).toBeInTheDocument();
  expect(calls('nbaRanking').at(-1)).toEqual({ seasonId: '2425', scope: 'regular', division: '2' });
  await userEvent.click(tab('Division'));
  await settle();
  expect(screen.getByRole('heading', { name: 'East Central' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'West Central' })).toBeInTheDocument();
  await choose('Season', '2022-23');
  expect(calls('nbaRanking').at(-1)).toMatchObject({ seasonId: '1566' });
});

test('called as their days say; by days only those that have one to choose [NBA seasons.3]', async () => {
  const at = (date: string) => [{ matchDate: Date.parse(`${date}T00:00:00+08:00`) }];
  const days: Readonly<Record<string, unknown>> = {
    2425: at('2024-10-23'),
    1745: at('2023-10-25'),
    1566: at('2022-10-19'),
    1414: [],
  };
  await open('/nba', { ...nbaAnswers(), nbaMatchDate: ({ seasonId }) => days[String(seasonId)] });
  const offered = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Season: 2024-25' }));
    await settle();
    return screen.getAllByRole('radio').map((radio) => radio.textContent);
  };
  expect(await offered()).toEqual(['2024-25', '2023-24']);
  await userEvent.click(screen.getByRole('radio', { name: '2024-25' }));
  await userEvent.click(tab('Standings'));
  await settle();
  expect((await offered()).slice(0, 3)).toEqual(['2024-25', '2023-24', '2022-23']);
});

test('play-offs: series with their scores, the finals in their box; a tie opens its games and teams [1.3, NBA.3]', async () => {
  await open('/nba?tab=playoffs');
  expect(screen.getByRole('button', { name: 'CLE 4–0 MIA' })).toBeInTheDocument();
  expect(screen.getByText('06-07 – 06-15')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'CLE 4–0 MIA' }));
  const sheet = screen.getByRole('dialog');
  expect(within(sheet).getByRole('link', { name: /Team CLE/ })).toHaveAttribute('href', '/nba/team/CLE');
  expect(within(sheet).getAllByRole('article')).toHaveLength(4);
});

test('the cup: asked for by its three stages, in bracket order, the reversed semi-final turned round [4.15]', async () => {
  const { calls } = await open('/nba?tab=playoffs&sub=cup');
  expect(calls('nbaList').map(({ stageId, kind }) => `${kind} ${stageId}`)).toEqual([
    'playoffs 10492',
    'playoffs 10493',
    'playoffs 10494',
  ]);
  const ties = screen.getAllByRole('button', { name: /\d+–\d+/ }).map((tie) => tie.firstChild?.textContent);
  expect(ties).toEqual([
    'MIL 114–109 ORL',
    'NYK 100–108 ATL',
    'MIL 110–102 ATL',
    'OKC 111–96 HOU',
    'OKC 118–104 DAL',
    'HOU 91–90 GSW',
  ]);
  expect(screen.getByText(/12-11 FT · Neutral/)).toBeInTheDocument();
});

test('leaders: top ten in the server’s order, by stat, position, season and part of it [3.9]', async () => {
  const { calls } = await open('/nba?tab=leaders');
  expect(screen.getAllByRole('link', { name: /Player/ })).toHaveLength(10);
  await choose('Position', 'Point guard');
  expect(screen.getAllByRole('link', { name: /Player/ })).toHaveLength(7);
  await userEvent.click(screen.getByRole('button', { name: 'Blocks' }));
  await settle();
  await choose('Season and part', '2023-24 Playoffs');
  expect(calls('nbaPlayerList').at(-1)).toEqual({ seasonId: '1745', scope: 'playoffs', order: 'blocks' });
});

test('a call that fails can be tried again', async () => {
  const answers = { ...nbaAnswers(), nbaMatchDate: failWith('network') };
  const fake = await open('/nba', answers);
  expect(screen.getByText('Couldn’t load')).toBeInTheDocument();
  Object.assign(fake.answers, { nbaMatchDate: nbaAnswers().nbaMatchDate });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await settle();
  expect(rowOf('Home g1')).toBeInTheDocument();
});

test('a row has the short name beside the whole one: which is seen is a matter of width and language', async () => {
  await open('/nba');
  const row = rowOf('Home g1');
  expect(within(row).getByText('Home g1')).toHaveClass('whole');
  expect(within(row).getByText('H g1')).toHaveClass('short');
});
