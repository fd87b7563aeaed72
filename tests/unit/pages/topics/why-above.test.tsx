import { queryOptions } from '@tanstack/react-query';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TopicMatch } from '../../../../src/pages/topics/data/topic-match';
import EuroCupPage from '../../../../src/pages/topics/euro-cup-page';
import FiveLeaguesPage from '../../../../src/pages/topics/five-leagues-page';
import NbaPage from '../../../../src/pages/topics/nba/nba-page';
import { useMutualResults } from '../../../../src/pages/topics/why/mutual-results';
import { stubBrowser } from '../../../support/unit/browser-stubs';
import { failWith, fakeServices, NOW } from '../../../support/unit/fake-services';
import { nbaAnswers } from '../../../support/unit/nba-world';
import { renderPage, runHook, settle } from '../../../support/unit/render-page';
import { rawMatch, topicAnswers } from '../../../support/unit/topics-world';

beforeEach(() => stubBrowser());

const row = (teamId: string, rank: number, fields: Record<string, unknown> = {}) => ({
  ...{ teamId, teamName: `Team ${teamId}`, rank, total: 28, won: 14, draw: 5, loss: 9, points: 47 },
  ...{ goalsFor: 53, goalsAgainst: 38, ...fields },
});
const table = (rows: readonly unknown[]) => ({
  seasonName: '2024-25',
  zones: [],
  thirds: [],
  groups: [{ groupName: '', all: rows, home: rows, away: [] }],
});
const over = (matchId: string, homeId: string, awayId: string, score: readonly [number, number], ago = 1) =>
  rawMatch(matchId, {
    ...{ statusId: 8, homeId, awayId, homeScore: score[0], awayScore: score[1], matchDate: NOW - ago * 1e7 },
  });

const tap = async (name: RegExp) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await settle();
  return within(screen.getByRole('dialog'));
};
/** Each rule with what is said of it. */
const steps = (dialog: ReturnType<typeof within>) =>
  dialog.getAllByRole('listitem').map((item: HTMLElement) => item.textContent?.replace(/^[\d?]/, ''));

test('why above: a league’s place against the row above, without a call where the table alone tells [why above.1]', async () => {
  const rows = [row('mc', 5), row('nu', 6, { goalsFor: 47 })];
  const fake = fakeServices({ ...topicAnswers(), leagueRanking: () => table(rows) as unknown });
  await renderPage(fake, <FiveLeaguesPage />, '/five-leagues?tab=standings');
  const dialog = await tap(/^6: why Team nu/);
  expect(dialog.getByRole('heading', { name: 'Why Team mc is above' })).toBeInTheDocument();
  expect(steps(dialog).slice(0, 3)).toEqual([
    'PointsEqual47 ＝ 47',
    'Goal differenceDecides+15 53 : 38＞47 : 38 +9',
    'Goals scoredNot needed',
  ]);
  expect(dialog.queryByText(/Can’t tell/)).toBeNull();
  expect(dialog.getByText(/^EPL rules: Points → Goal difference → Goals scored →/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('why above: the first place is compared with the second [why above.2]', async () => {
  const fake = fakeServices({ ...topicAnswers(), leagueRanking: () => table([row('a', 1), row('b', 2)]) as unknown });
  await renderPage(fake, <FiveLeaguesPage />, '/five-leagues?tab=standings');
  const dialog = await tap(/^1: why Team a/);
  expect(dialog.getByRole('heading', { name: /Team a and Team b/ })).toBeInTheDocument();
  expect(steps(dialog)[3]).toBe('Head-to-head pointsNo dataThey haven’t met this season');
  expect(dialog.getByText(/Can’t tell/)).toBeInTheDocument();
});

test('why above: head-to-head of the season’s list; what could not be read is called so', async () => {
  let isDown = false;
  const list = () => (isDown ? failWith('network') : [over('m1', 'a', 'b', [4, 1]), over('m2', 'b', 'a', [0, 0])]);
  const answers = { ...topicAnswers(), leagueRanking: () => table([row('a', 1), row('b', 2)]) as unknown };
  const fake = fakeServices({ ...answers, teamSeasonMatch: list as () => unknown });
  await renderPage(fake, <FiveLeaguesPage />, '/five-leagues?league=12388&tab=standings');
  const dialog = await tap(/^2: why Team b/);
  expect(steps(dialog)[1]).toBe('Head-to-head pointsDecides4 ＞ 1Team a 4–1 Team b · Team b 0–0 Team a');
  expect(fake.calls('teamSeasonMatch')).toEqual([{ teamId: 'a', seasonId: '12388' }]);
  isDown = true;
  const other = fakeServices({ ...answers, teamSeasonMatch: list as () => unknown });
  cleanup();
  await renderPage(other, <FiveLeaguesPage />, '/five-leagues?league=12388&tab=standings');
  const unread = await tap(/^2: why Team b/);
  expect(steps(unread)[1]).toBe('Head-to-head pointsNo dataCouldn’t load their matches');
});

test('why above: three of a group by a small table of their own matches; a later knockout between them does not count [why above.5]', async () => {
  const group = ['S', 'D', 'I', 'B'].map((teamId, index) =>
    row(teamId, index + 1, { total: 3, points: teamId === 'B' ? 0 : 5 }),
  );
  const matches = [
    over('1', 'D', 'I', [0, 0], 9),
    over('2', 'S', 'B', [5, 0], 8),
    over('3', 'B', 'D', [0, 2], 7),
    over('4', 'I', 'S', [1, 1], 6),
    over('5', 'D', 'S', [2, 2], 5),
    over('6', 'I', 'B', [2, 1], 4),
    over('7', 'I', 'S', [9, 0], 1),
  ];
  const of = ({ teamId }: Readonly<Record<string, unknown>>) =>
    matches.filter(({ homeId, awayId }) => homeId === teamId || awayId === teamId) as unknown;
  const answers = { ...topicAnswers(), euroSeasonMatch: of, euroRanking: () => table(group) as unknown };
  await renderPage(fakeServices(answers), <EuroCupPage />, '/euro-cup?tab=groups');
  const dialog = await tap(/^2: why Team D/);
  expect(steps(dialog).slice(0, 3)).toEqual([
    'PointsEqualTeam S 5Team D 5Team I 53 teams level: head-to-head first',
    expect.stringContaining('Head-to-head pointsEqualTeam S 2Team D 2Team I 2'),
    'Head-to-head differenceEqualTeam S 0Team D 0Team I 0',
  ]);
  expect(dialog.getByRole('table')).toHaveTextContent('Among the 3PtsGDGoalsTeam S203Team D202Team I201');
});

test('why above: NBA, PCT equal, games between the two', async () => {
  const game = (matchId: string, home: readonly [string, number], away: readonly [string, number]) => ({
    ...{ matchId, statusId: 10, matchDate: NOW - 1e7, matchTypeId: 2 },
    ...{ homeId: home[0], homeScore: home[1], awayId: away[0], awayScore: away[1] },
  });
  const level = { won: 41, loss: 25 };
  const ranking = [
    {
      divisionName: 'East',
      isConference: 1,
      rankingItem: [
        { teamId: '1', shortName: 'Grizzlies', rank: 4, ...level },
        { teamId: '2', shortName: 'Rockets', rank: 5, ...level },
      ],
    },
  ];
  const games = [game('1', ['1', 100], ['2', 90]), game('2', ['2', 100], ['1', 101]), game('3', ['2', 80], ['1', 70])];
  const answers = { ...nbaAnswers(), nbaRanking: () => ranking as unknown, nbaTeamMatch: () => games as unknown };
  await renderPage(fakeServices(answers), <NbaPage />, '/nba?tab=standings');
  const dialog = await tap(/^5: why Rockets/);
  expect(dialog.getByRole('heading', { name: 'Why Grizzlies is above' })).toBeInTheDocument();
  expect(steps(dialog).slice(0, 3)).toEqual([
    'PCTEqual62.1% 41–25＝41–25 62.1%',
    'Head-to-headDecides66.7% 2–1＞1–2 33.3%Met 3 times this season',
    'Division leaderNot needed',
  ]);
});

test('tables and lists of past seasons: chosen in the table, held by the other sub pages, teams keep their league’s page [match at a glance.3]', async () => {
  const answers = { ...topicAnswers(), leagueRanking: () => table([row('a', 1), row('b', 2)]) as unknown };
  const fake = fakeServices(answers);
  await renderPage(fake, <FiveLeaguesPage />, '/five-leagues?tab=standings');
  await userEvent.click(screen.getByRole('button', { name: 'Choose season: 2024-25' }));
  await settle();
  await userEvent.click(screen.getByRole('radio', { name: /2023-24/ }));
  await settle();
  expect(fake.calls('leagueRanking').at(-1)).toEqual({ seasonId: 's1' });
  expect(screen.getByRole('link', { name: 'Team a' })).toHaveAttribute('href', '/five-leagues/league/12387/team/a');
  await userEvent.click(screen.getByRole('tab', { name: 'Players' }));
  await settle();
  expect(fake.calls('leaguePlayerRanking').at(-1)).toMatchObject({ seasonId: 's1' });
  await userEvent.click(screen.getByRole('button', { name: '2023-24', pressed: true }));
  await settle();
  expect(fake.calls('leaguePlayerRanking').at(-1)).toMatchObject({ seasonId: '12387' });
});

test.each([
  [6, 5],
  [7, 0],
])('of %i level teams %i season lists are asked for [why above.3]', async (level, lists) => {
  const asked: string[] = [];
  const listOf = (teamId: string) =>
    queryOptions({
      queryKey: ['list', teamId] as const,
      queryFn: () => {
        asked.push(teamId);
        return [] as readonly TopicMatch[];
      },
    });
  const teams = Array.from({ length: level }, (_one, index) => `t${index}`);
  const mutual = runHook(fakeServices({}), () => useMutualResults(teams, listOf));
  await settle();
  expect([asked.length, mutual.current.results]).toEqual([lists, lists === 0 ? undefined : []]);
});
