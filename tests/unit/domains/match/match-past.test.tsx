import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PLAYOFF_STAGE } from '../../../../src/contract/nba/nba-codes';
import FiveLeaguesPage from '../../../../src/pages/topics/five-leagues-page';
import NbaPage from '../../../../src/pages/topics/nba/nba-page';
import { stubBrowser } from '../../../support/unit/browser-stubs';
import { failWith, fakeServices, NOW } from '../../../support/unit/fake-services';
import { nbaAnswers } from '../../../support/unit/nba-world';
import { renderPage, settle } from '../../../support/unit/render-page';
import { rawMatch, topicAnswers } from '../../../support/unit/topics-world';

beforeEach(() => stubBrowser());

const OVER = { statusId: 8, homeScore: 2, awayScore: 1, homeId: 'a', awayId: 'b', matchDate: NOW - 1e7 };
const NO_TIPS = { tipList: () => ({ list: [] }) as unknown };
const SEASONS: Readonly<Record<string, readonly object[]>> = {
  own: [
    rawMatch('m3', OVER),
    rawMatch('p1', {
      ...OVER,
      homeId: 'b',
      awayId: 'a',
      homeScore: 0,
      awayScore: 0,
      matchDate: NOW - 9e8,
      competitionName: 'EPL',
    }),
  ],
  cup: [rawMatch('c1', { ...OVER, awayId: 'c', awayName: 'Cup side', homeScore: 4, matchDate: NOW - 5e8 })],
  before: [rawMatch('b1', { ...OVER, homeScore: 3, matchDate: NOW - 4e10, competitionName: 'EPL' })],
  strange: [rawMatch('s1', { ...OVER, matchDate: NOW - 6e8 })],
};
const LIST = [
  { seasonId: 'own', competitionId: '12387', competitionName: 'EPL' },
  { seasonId: 'before', competitionId: '12387', competitionName: 'EPL' },
  { seasonId: 'cup', competitionId: '10632', competitionName: 'Cup' },
  { seasonId: 'strange', competitionId: '90001' },
];

/** The tab "Meetings" of the sheet of a match. */
async function openPast(fields: Record<string, () => unknown> = {}) {
  const fake = fakeServices({
    ...topicAnswers(),
    ...NO_TIPS,
    leagueMatchList: () => [rawMatch('m3', { ...OVER, seasonId: 'own', competitionId: '12387' })] as unknown,
    teamSeasonMatch: ({ seasonId }) => (SEASONS[String(seasonId)] ?? []) as unknown,
    teamSeasonList: () => LIST as unknown,
    ...fields,
  });
  await renderPage(fake, <FiveLeaguesPage />, '/five-leagues');
  await userEvent.click(screen.getAllByRole('button', { name: 'Home m3 v Away m3' })[0] as HTMLElement);
  await screen.findByRole('dialog');
  await settle();
  const sheet = within(screen.getByRole('dialog'));
  await userEvent.click(sheet.getByRole('tab', { name: 'Meetings' }));
  await settle();
  const rows = () => sheet.getAllByRole('listitem').map((row) => row.textContent?.replace(/^[\d-]*/, ''));
  return { fake, sheet, rows };
}

test('form and meetings are of all competitions that are known, or of this one alone [match at a glance.6]', async () => {
  const { fake, sheet, rows } = await openPast();
  expect(rows()).toEqual([
    ...['CupHCup side4:1W', 'EPLAHome p10:0D', 'EPLHAway b13:1W'],
    ...['EPLHAway p10:0D', 'EPLAHome b11:3L'],
    ...['EPLAway m30 : 0Home m3', 'EPLHome m33 : 1Away m3'],
  ]);
  expect(sheet.getByRole('heading', { name: /^Meetings/ })).toHaveTextContent('Meetings2');
  expect(sheet.getByRole('img', { name: 'Form, newest first: W D W' })).toBeInTheDocument();
  await userEvent.click(sheet.getByRole('tab', { name: 'This competition' }));
  expect(rows().slice(0, 2)).toEqual(['EPLAHome p10:0D', 'EPLHAway b13:1W']);
  expect(fake.calls('teamSeasonMatch').map(({ seasonId }) => seasonId)).not.toContain('strange');
});

test.each([
  ['no list of seasons', { teamSeasonList: () => failWith('network') }],
  ['no other season', { teamSeasonList: () => LIST.slice(0, 1) as unknown }],
])('with %s the season alone is told, without a choice', async (_, fields) => {
  const { sheet, rows } = await openPast(fields);
  expect(rows()).toEqual(['EPLAHome p10:0D', 'EPLHAway p10:0D', 'EPLAway m30 : 0Home m3']);
  expect(sheet.queryByRole('tab', { name: 'This competition' })).toBeNull();
});

test('nothing before the match is said in words', async () => {
  const { sheet } = await openPast({
    teamSeasonMatch: () => SEASONS.own?.slice(0, 1) as unknown,
    teamSeasonList: () => [],
  });
  expect(sheet.getByText('No matches before this one')).toBeInTheDocument();
});

const GAME = {
  ...{ matchId: 'g2', statusId: 10, matchDate: NOW - 1e7, matchTypeId: 2, homeId: '1', awayId: '2', kind: 'playoffs' },
  ...{ homeName: 'Cavaliers', awayName: 'Magic', homeScore: 118, awayScore: 121, stageId: PLAYOFF_STAGE.first },
};
const player = (playerId: string, points: number) => ({
  playerId,
  shortName: playerId,
  points,
  rebounds: 4,
  minutes: 30,
});

/** The sheet of a play-off game. */
async function openGame(fields: Record<string, (asked: { kind: string; id: string }) => unknown> = {}) {
  const fake = fakeServices({
    ...nbaAnswers(),
    ...NO_TIPS,
    nbaList: () => [GAME] as unknown,
    nbaTeamMatch: ({ kind }) =>
      (kind === 'playoffs'
        ? [GAME, { ...GAME, matchId: 'g1', matchDate: NOW - 1e8 }]
        : [{ ...GAME, matchId: 'r1', kind: 'regular', stageId: undefined, matchDate: NOW - 1e9 }]) as unknown,
    nbaTeamLineUp: ({ id }) =>
      ({
        teamId: id,
        gamePlayers: id === '1' ? [player('Carter', 31), player('Holm', 8)] : [player('Kovac', 44)],
      }) as unknown,
    ...fields,
  } as Parameters<typeof fakeServices>[0]);
  await renderPage(fake, <NbaPage />, '/nba?tab=schedule');
  await userEvent.click(screen.getAllByRole('button', { name: 'Cavaliers v Magic' })[0] as HTMLElement);
  await screen.findByRole('dialog');
  await settle();
  return { fake, sheet: within(screen.getByRole('dialog')) };
}

test('a play-off game: its series, the leaders of both teams, and all players [match at a glance.7]', async () => {
  const { sheet } = await openGame();
  expect(sheet.getByRole('heading', { name: 'Series Best of 7 · after game 2' })).toBeInTheDocument();
  expect(sheet.getByText('Magic lead and need 2 more wins; Cavaliers need 4')).toBeInTheDocument();
  const games = sheet.getAllByRole('listitem').filter((item) => item.textContent?.startsWith('Game'));
  expect(games.map((item) => item.textContent)).toEqual([
    ...['Game 1Magic121–118', 'Game 2Magic121–118', 'Game 3To play', 'Game 4To play'],
    ...['Game 5If needed', 'Game 6If needed', 'Game 7If needed'],
  ]);
  expect(games[1]).toHaveAttribute('aria-current', 'true');
  const leaders = sheet.getByRole('heading', { name: 'Team leaders' }).nextElementSibling as HTMLElement;
  expect(
    within(leaders)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['CCarter31points44KKovac', 'CCarter4rebounds4KKovac']);
  await userEvent.click(sheet.getByRole('tab', { name: 'Players' }));
  await settle();
  expect(sheet.getAllByRole('table').map((table) => within(table).getAllByRole('row').length)).toEqual([3, 2]);
  expect(sheet.getByRole('row', { name: /^Holm 30 8 4/ })).toBeInTheDocument();
});

test('form in the play-offs has the regular season in it, unless it is asked for alone', async () => {
  const { fake, sheet } = await openGame();
  expect(new Set(fake.calls('nbaTeamMatch').map(({ kind }) => kind))).toEqual(new Set(['playoffs']));
  await userEvent.click(sheet.getByRole('tab', { name: 'Meetings' }));
  await settle();
  const form = () =>
    sheet.getAllByRole('img', { name: /^Form, newest first/ }).map((one) => one.getAttribute('aria-label'));
  expect(form()).toEqual(['Form, newest first: L L', 'Form, newest first: W W']);
  expect(sheet.getAllByText('Regular')).toHaveLength(3);
  await userEvent.click(sheet.getByRole('tab', { name: 'This competition' }));
  expect(form()).toEqual(['Form, newest first: L', 'Form, newest first: W']);
});

test('a server that tells no players has no leaders and no tab of them', async () => {
  const { sheet } = await openGame({ nbaTeamLineUp: ({ id }) => ({ teamId: id }) });
  expect(sheet.queryByText('Team leaders')).toBeNull();
  expect(sheet.queryByRole('tab', { name: 'Players' })).toBeNull();
});
