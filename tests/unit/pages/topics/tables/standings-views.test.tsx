import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { matchStore } from '../../../../../src/domains/match/match-store';
import FiveLeaguesPage from '../../../../../src/pages/topics/five-leagues-page';
import { stubBrowser } from '../../../../support/unit/browser-stubs';
import { failWith, fakeServices, NOW } from '../../../../support/unit/fake-services';
import { renderPage, settle } from '../../../../support/unit/render-page';
import { rawMatch, topicAnswers } from '../../../../support/unit/topics-world';
import { applyMatches } from '../../../domains/apply-pushes';

beforeEach(() => stubBrowser());

const row = (teamId: string, rank: number, points: number) => ({
  ...{ teamId, teamName: `Team ${teamId}`, rank, points, total: 3, won: 1, draw: 1, loss: 1 },
  ...{ goalsFor: 4, goalsAgainst: 4 },
});
const rows = [row('a', 1, 7), row('b', 2, 6), row('c', 3, 5), row('d', 4, 1)];
const standings = {
  seasonId: '12387',
  seasonName: '2024-25',
  zones: [],
  thirds: [],
  groups: [{ groupName: '', all: rows, home: rows, away: rows }],
};
const match = (matchId: string, homeId: string, awayId: string, fields: Record<string, unknown>) =>
  rawMatch(matchId, { homeId, awayId, homeName: `Team ${homeId}`, awayName: `Team ${awayId}`, ...fields });
const LIVE = { statusId: 4, homeScore: 2, awayScore: 1, matchDate: NOW - 3e6 };
const over = (matchId: string, ids: string, score: string, ago: number) =>
  match(matchId, ids[0] ?? '', ids[1] ?? '', {
    ...{ statusId: 8, homeScore: Number(score[0]), awayScore: Number(score[2]), matchDate: NOW - ago * 864e5 },
  });

const answers = (today: readonly unknown[]) => ({
  ...topicAnswers(),
  leagueRanking: () => standings as unknown,
  leagueMatchList: () => today as unknown,
  teamSeasonMatch: ({ teamId }: Readonly<Record<string, unknown>>) =>
    [over('o1', 'ab', '3-1', 9), over('o2', 'ca', '0-0', 5), over('o3', 'bc', '2-0', 0.1)].filter(
      ({ homeId, awayId }) => homeId === teamId || awayId === teamId,
    ) as unknown,
});
const open = async (today: readonly unknown[], more = {}) => {
  const fake = fakeServices({ ...answers(today), ...more });
  await renderPage(fake, <FiveLeaguesPage />, '/five-leagues?tab=standings');
  return fake;
};
const lines = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((one) => one.textContent);
const tap = async (name: string) => {
  await userEvent.click(screen.getByRole('tab', { name }));
  await settle();
};

test('as it stands is chosen while a match is in play; the official table a tap away [as it stands.6]', async () => {
  const put = match('m8', 'b', 'd', { statusId: 10, homeScore: 1, awayScore: 0 });
  await open([match('m1', 'c', 'a', LIVE), put]);
  expect(screen.getByRole('tab', { name: 'As it stands', selected: true })).toBeInTheDocument();
  expect(lines()[0]).toBe('1 Up ↑2Team c2:14211+18');
  expect(lines()[1]).toBe('2 Down ↓1Team a1:24112-17');
  expect(screen.getByText('1 in play, places not final')).toBeInTheDocument();
  expect(screen.getByText('Team b v Team d: Susp., not counted')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'In play 2:1' })).toBeInTheDocument();
  await tap('Official');
  expect(lines()[0]).toBe('1Team a311107');
  expect(screen.getByText('Without the 1 in play')).toBeInTheDocument();
});

test('a goal that is pushed moves the rows; a match that ends is read with the table [as it stands.7]', async () => {
  const { services, calls } = await open([match('m1', 'c', 'a', LIVE)]);
  const push = (fields: { statusId: number; homeScore: number; awayScore: number }) =>
    act(() => applyMatches(services.stores.get(matchStore), [{ matchId: 'm1', serverNow: NOW + 1_000, ...fields }]));
  push({ statusId: 4, homeScore: 2, awayScore: 2 });
  expect(lines()[0]).toBe('1Team a2:2412108');
  const before = calls('leagueRanking').length;
  push({ statusId: 8, homeScore: 2, awayScore: 2 });
  await settle();
  expect(calls('leagueRanking')).toHaveLength(before + 1);
  expect(screen.getByText('Nothing in play, both are the same')).toBeInTheDocument();
});

test('the reason of a place counts matches in play, and says so [as it stands.8]', async () => {
  await open([match('m1', 'c', 'a', LIVE)]);
  await userEvent.click(screen.getByRole('button', { name: /^1 Up ↑2: why Team c/ }));
  await settle();
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/Matches in play count at their score\./)).toBeInTheDocument();
  expect(dialog.getAllByRole('listitem')[0]).toHaveTextContent('PointsDecides8 ＞ 7');
});

test('nothing in play, or a day that cannot be read: the official table', async () => {
  await open([], { leagueMatchList: failWith('network') });
  expect(screen.getByRole('tab', { name: 'Official', selected: true })).toBeInTheDocument();
  expect(lines()).toHaveLength(4);
});

test('a match of others in the day’s list counts for nothing', async () => {
  await open([match('m1', 'x', 'a', LIVE)]);
  expect(screen.getByText('Nothing in play, both are the same')).toBeInTheDocument();
});

test('the form of the last five, newest first, or ten; at home alone [form table.2]', async () => {
  await open([]);
  await tap('Form');
  expect(lines()).toEqual(['1Team aDW3/14', '2Team bWL3/33', '3Team cLD0/21']);
  expect(screen.getByRole('img', { name: 'Last 2, newest first: D W' })).toBeInTheDocument();
  await tap('Last 10');
  expect(lines()[0]).toBe('1Team a1103/14');
  await tap('Home');
  expect(screen.getByRole('table', { name: 'EPL Form, Home' })).toBeInTheDocument();
  expect(screen.getByText('Last 10 EPL home matches of each team, without those in play')).toBeInTheDocument();
});

test('over and under: the league first, each rate with its sample; another column orders the rows [over and under.2]', async () => {
  await open([]);
  await tap('Goals');
  expect(lines()[0]).toBe('Whole league33%1/333%1/350%3/62.00in 3');
  expect(screen.getByRole('columnheader', { name: 'Over 2.5' })).toHaveAttribute('aria-sort', 'descending');
  expect(lines()[1]).toMatch(/^Team a/);
  await userEvent.click(screen.getByRole('button', { name: 'Goals a match' }));
  expect(lines()[1]).toMatch(/^Team b/);
  expect(screen.getByRole('columnheader', { name: 'Goals a match' })).toHaveAttribute('aria-sort', 'descending');
  await tap('1.5');
  expect(screen.getByRole('button', { name: 'Over 1.5' })).toBeInTheDocument();
});

test('no spoilers: form and goals leave today’s results out, and say so [over and under.3]', async () => {
  const fake = fakeServices(answers([]));
  fake.services.storage.set('si:spoilers', 'off');
  await renderPage(fake, <FiveLeaguesPage />, '/five-leagues?tab=standings');
  await tap('Goals');
  expect(screen.getByText(/2 played · No spoilers: without today’s results/)).toBeInTheDocument();
});

test('a season list that fails is told, with a way on', async () => {
  await open([], { teamSeasonMatch: failWith('network') });
  await tap('Form');
  expect(screen.getByRole('button', { name: /Retry|Try again/ })).toBeInTheDocument();
});
