import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import NbaPlayerPage from '../../../../../src/pages/topics/nba/player/nba-player-page';
import NbaTeamPage from '../../../../../src/pages/topics/nba/team/nba-team-page';
import { stubBrowser } from '../../../../support/unit/browser-stubs';
import { fakeServices } from '../../../../support/unit/fake-services';
import { nbaAnswers } from '../../../../support/unit/nba-world';
import { renderPage, settle } from '../../../../support/unit/render-page';

beforeEach(() => stubBrowser());

const open = async (at: string, answers = {}) => {
  const fake = fakeServices({ ...nbaAnswers(), ...answers });
  const pages = (
    <Routes>
      <Route path="/nba/team/:id" element={<NbaTeamPage />} />
      <Route path="/nba/player/:id" element={<NbaPlayerPage />} />
    </Routes>
  );
  await renderPage(fake, pages, at);
  return fake;
};

test('a team: place, record and form; its games by season and kind, what comes next above what is over [2.22, 7.9]', async () => {
  const { calls } = await open('/nba/team/1');
  expect(screen.getByText('East No. 1 · 56–10 · 24-25')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Last 2, newest first: W L' })).toBeInTheDocument();
  const rows = screen.getAllByRole('article');
  expect(rows.map((row) => row.textContent?.includes('Home g3'))).toEqual([true, false]);
  await userEvent.click(screen.getByRole('button', { name: 'Playoffs' }));
  await settle();
  expect(calls('nbaTeamMatch').at(-1)).toEqual({ teamId: '1', seasonId: '2425', kind: 'playoffs' });
});

test('a team whose conference nobody tells is of none [additions.1]', async () => {
  const { nbaTeamLineUp } = nbaAnswers();
  await open('/nba/team/1', { nbaTeamLineUp: () => ({ ...nbaTeamLineUp({ id: '1' }), conference: undefined }) });
  expect(screen.getByText('No. 1 · 56–10 · 24-25')).toBeInTheDocument();
});

test('the best of the team: who has played too little is not among them', async () => {
  await open('/nba/team/1');
  const best = screen.getByRole('heading', { name: /best/i }).closest('section') as HTMLElement;
  expect(within(best).getAllByRole('link')[0]).toHaveTextContent('P130.4Points');
  expect(best).not.toHaveTextContent('P3');
});

test('the squad: who begins first, the others by position, the coach last', async () => {
  await open('/nba/team/1?tab=lineup');
  const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
  expect(titles.slice(1)).toEqual(['Starters', 'Point guard', 'Other', 'Coach: Coach One']);
  expect(screen.getByRole('link', { name: /Player 1/ })).toHaveAttribute('href', '/nba/player/1');
});

test('the team beside the league: figures, shares in per cent, what is missing "—"', async () => {
  await open('/nba/team/1?tab=stats');
  const [, points, threes] = within(screen.getByRole('table', { name: 'Compared with the league' })).getAllByRole(
    'row',
  );
  const cells = (row: HTMLElement | undefined) =>
    [...(row?.querySelectorAll('td, th') ?? [])].map((cell) => cell.textContent);
  expect(cells(points)).toEqual(['Points', '121.9', '113.4', '121.9', '1']);
  expect(cells(threes)).toEqual(['Three-pointers', '38.3%', '36.0%', '39.1%', '—']);
});

test('a player: facts, season figures by season, last games as a chart and as a table [1.3, 7.10]', async () => {
  await open('/nba/player/9');
  expect(screen.getByRole('link', { name: /Cleveland/ })).toHaveAttribute('href', '/nba/team/1');
  expect(screen.getByText('211 cm')).toBeInTheDocument();
  // The weight is not known.
  expect(screen.getByText('Weight').nextSibling).toHaveTextContent('—');
  expect(screen.getAllByText('30.4').length).toBeGreaterThan(0);
  expect(screen.getByRole('img', { name: 'Points in the last 2 games, best 31' })).toBeInTheDocument();
  const table = screen.getByRole('table', { name: 'Last games' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows[0]).toHaveTextContent(/H Heat W/);
  // 0 is a figure, what is not known is not.
  expect(rows[1]?.textContent).toMatch(/A Nets L.*0———/);
  await userEvent.click(screen.getByRole('button', { name: /^Season/ }));
  await userEvent.click(screen.getByRole('radio', { name: '23-24' }));
  expect(screen.getAllByText('24.2').length).toBeGreaterThan(1);
});
