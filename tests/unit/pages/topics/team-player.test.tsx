import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { starredFirst } from '../../../../src/domains/team/starred-teams';
import LeaguePlayerPage from '../../../../src/pages/topics/league-player-page';
import LeagueTeamPage from '../../../../src/pages/topics/league-team-page';
import WorldCupTeamPage from '../../../../src/pages/topics/world-cup-team-page';
import { stubBrowser } from '../../../support/unit/browser-stubs';
import { failWith, fakeServices } from '../../../support/unit/fake-services';
import { match } from '../../../support/unit/make';
import { renderPage, settle } from '../../../support/unit/render-page';
import { rawDays, rawGroups, rawMatch, rawTeam, topicAnswers } from '../../../support/unit/topics-world';

beforeEach(() => stubBrowser());

const pages = (
  <Routes>
    <Route path="/five-leagues/league/:leagueId/team/:id" element={<LeagueTeamPage />} />
    <Route path="/five-leagues/league/:leagueId/player/:id" element={<LeaguePlayerPage />} />
    <Route path="/world-cup/team/:id" element={<WorldCupTeamPage />} />
  </Routes>
);
const TEAM = '/five-leagues/league/12387/team/a';
const PLAYER = '/five-leagues/league/12387/player/p9';

async function open(at: string, answers: object = topicAnswers()) {
  const fake = fakeServices(answers as ReturnType<typeof topicAnswers>);
  await renderPage(fake, pages, at);
  await settle();
  return fake;
}

test('a team: name, place, season, form [1.2, 2.19]', async () => {
  await open(TEAM);
  expect(screen.getByRole('heading', { name: 'Brighton' })).toBeInTheDocument();
  expect(screen.getByText('EPL #7 · 2024-25')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Last 2, newest first: W L' })).toBeInTheDocument();
});

test('section 5, team seasons: only known competitions, one season’s together, another one from a list [2.58, 3.44]', async () => {
  const { calls } = await open(TEAM);
  const chips = within(screen.getByRole('group', { name: 'Competition' })).getAllByRole('button');
  expect(chips.map((chip) => chip.textContent)).toEqual(['Latest', 'All', 'EPL', 'UCL']);
  expect(calls('teamSeasonMatch').map(({ seasonId }) => seasonId)).toEqual(['12387', 's2']);
  await userEvent.click(screen.getByRole('button', { name: 'UCL' }));
  await settle();
  expect(screen.queryByText('Home s-12387')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Choose a season: 2024-25' }));
  await userEvent.click(screen.getByRole('radio', { name: '2023-24' }));
  await settle();
  expect(calls('teamSeasonMatch').at(-1)).toEqual({ teamId: 'a', seasonId: 's1' });
});

test('section 7, team matches: the last and next of all competitions in one call [7.62]', async () => {
  const { calls } = await open(TEAM, {
    ...topicAnswers(),
    teamMatch: () => [rawMatch('n1', { homeName: 'Cup side' })],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Latest' }));
  await settle();
  expect(calls('teamMatch')).toEqual([{ teamId: 'a' }]);
  expect(screen.getByText('Cup side')).toBeInTheDocument();
});

/** Mock mine; decisions.md, star a team. */
test('a team gets a star on this device: its matches come first in a day’s list [star a team.1]', async () => {
  const first = await open(TEAM);
  await userEvent.click(screen.getByRole('button', { name: 'Star Brighton' }));
  expect(first.toasts).toEqual([{ type: 'success', text: 'Starred' }]);
  expect(screen.getByRole('button', { name: 'Unstar Brighton' })).toHaveAttribute('aria-pressed', 'true');
  const stored = JSON.parse(first.services.storage.get('si:teams') ?? '') as unknown;
  expect(stored).toEqual([expect.objectContaining({ id: 'a', topic: 'fiveLeagues', name: 'Brighton' })]);
  await userEvent.click(screen.getByRole('button', { name: 'Unstar Brighton' }));
  expect(first.services.storage.get('si:teams')).toBe('[]');
});

test.each([
  ['none of them: the very same list', [], 'm1 m2 m3'],
  ['one away', ['m3a'], 'm3 m1 m2'],
  ['two, each group in its order', ['m3h', 'm2a'], 'm2 m3 m1'],
])('teams with a star in a day: %s', (_name, followed, expected) => {
  const matches = ['m1', 'm2', 'm3'].map((matchId) => ({
    ...match(matchId),
    homeId: `${matchId}h`,
    awayId: `${matchId}a`,
  }));
  const shown = starredFirst(
    matches,
    followed.map((id) => ({ id })),
  );
  expect(shown.map(({ matchId }) => matchId).join(' ')).toBe(expected);
  expect(shown === matches).toBe(followed.length === 0);
});

/** A nation plays several cups: its page in the Euro's topic said 2024 above, and listed matches of 2026. */
test('the season that the page is about is open first, not the newest', async () => {
  const answers = { ...topicAnswers(), teamLineUp: () => rawTeam({ seasonId: 's1' }) as unknown };
  const { calls } = await open(TEAM, answers);
  expect(screen.getByRole('button', { name: 'Choose a season: 2023-24' })).toBeInTheDocument();
  expect(calls('teamSeasonMatch').map(({ seasonId }) => seasonId)).toEqual(['s1']);
});

test('the best of the team lead to their pages', async () => {
  await open(TEAM);
  expect(screen.getByRole('link', { name: /Lind/ })).toHaveAttribute('href', PLAYER);
});

test('players of a team stand in the path of its league, whatever season the team names', async () => {
  const answers = { ...topicAnswers(), teamLineUp: () => rawTeam({ seasonId: 's1' }) as unknown };
  await open(TEAM, answers);
  expect(screen.getByRole('link', { name: /Lind/ })).toHaveAttribute('href', PLAYER);
  cleanup();
  await open(`${TEAM}?tab=stats`, answers);
  const goals = screen.getByRole('heading', { name: 'Goals' }).closest('section') as HTMLElement;
  for (const link of within(goals).getAllByRole('link')) {
    expect(link.getAttribute('href')).toMatch(/^\/five-leagues\/league\/12387\/player\//);
  }
  cleanup();
  await open(`${TEAM}?tab=lineup`, answers);
  expect(screen.getByRole('link', { name: /Lind/ })).toHaveAttribute('href', PLAYER);
});

test('the squad by positions, with age and height [7.21]', async () => {
  await open(`${TEAM}?tab=lineup`);
  expect(screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
    'Brighton',
    expect.stringMatching(/^Spain . France/),
    'Substitutes',
    'Goalkeepers',
    'Forwards',
  ]);
  expect(screen.getByRole('link', { name: /Kruger/ })).toHaveTextContent('26 yrs · 193 cm');
  expect(screen.getByRole('link', { name: /Lind/ })).toHaveTextContent('Age unknown');
});

test('section 7, team lineUp: the last match that began on the pitch, above the squad; nothing without places [7.63]', async () => {
  await open(`${TEAM}?tab=lineup`);
  const [pitch] = screen.getAllByRole('list', { name: 'Spain' });
  expect(within(pitch as HTMLElement).getByRole('img', { name: 'Goal 45+2′' })).toBeInTheDocument();
  cleanup();
  await open(`${TEAM}?tab=lineup`, { ...topicAnswers(), teamLineUp: () => rawTeam({ lineUp: undefined }) });
  expect(screen.queryByRole('list', { name: 'Spain' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Goalkeepers' })).toBeInTheDocument();
});

test('home and away beside each other, and the leaders [2.58]', async () => {
  await open(`${TEAM}?tab=stats`);
  expect(screen.getByRole('row', { name: /Played/ })).toHaveTextContent('14Played14');
  expect(screen.getByRole('row', { name: /Pts/ })).toHaveTextContent('—Pts—');
  const goals = screen.getByRole('heading', { name: 'Goals' }).closest('section') as HTMLElement;
  expect(within(goals).getAllByRole('link')).toHaveLength(3);
});

test('decisions, pages: a league that is none of the five has no teams', async () => {
  const { sent } = await open('/five-leagues/league/7/team/a');
  expect(screen.getByText('Nothing here')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Top five' })).toHaveAttribute('href', '/five-leagues');
  expect(sent).toEqual([]);
});

test('a team that the server does not know: why, and a way on', async () => {
  await open(TEAM, { ...topicAnswers(), teamLineUp: failWith('rejected') });
  expect(screen.getByRole('alert')).toHaveTextContent('try again');
});

test('a nation: its group’s line where the topic has neither home nor away [2.17]', async () => {
  const answers = {
    ...topicAnswers(),
    fifaLineUp: () => rawTeam({ teamId: 'A1', groupName: 'A', rank: 1, seasonId: '10810' }),
    fifaRanking: () => rawGroups(),
    fifaSeasonList: () => [{ seasonId: '10810', competitionId: '10810', seasonName: '2026' }],
    fifaSeasonMatch: () => [rawMatch('w1')],
    fifaMatchDate: () => rawDays(),
  };
  await open('/world-cup/team/A1?tab=stats', answers);
  expect(screen.getByText(/Group A #1/)).toBeInTheDocument();
  expect(screen.getByText('Goal difference').closest('div')).toHaveTextContent('6');
});

test('a player: facts, "—" for what is not known, the way to the team [2.20]', async () => {
  await open(PLAYER);
  const fact = (label: string) => screen.getByText(label).closest('div');
  expect(fact('Height')).toHaveTextContent('186 cm');
  expect(fact('Weight')).toHaveTextContent('—');
  expect(fact('Nation')).toHaveTextContent('Denmark');
  expect(screen.getByRole('link', { name: 'Brighton · Forward' })).toHaveAttribute('href', TEAM);
});

test('a player’s season: figures, competitions, seasons before; another season from the list [7.22]', async () => {
  const { calls } = await open(PLAYER);
  expect(screen.getByRole('table', { name: 'Season' })).toHaveTextContent('EPL—12—1,986');
  expect(screen.getByRole('table', { name: 'Earlier seasons' })).toHaveTextContent('22-23Reds');
  await userEvent.click(screen.getByRole('button', { name: 'Choose a season: 2024-25' }));
  await userEvent.click(screen.getByRole('radio', { name: '2023-24' }));
  await settle();
  expect(calls('playerSeasonStat').at(-1)).toEqual({ seasonId: 's1', playerId: 'p9' });
});
