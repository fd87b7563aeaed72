import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anchorStore } from '../../../../src/domains/anchor/anchor-store';
import { matchStore } from '../../../../src/domains/match/match-store';
import FiveLeaguesPage from '../../../../src/pages/topics/five-leagues-page';
import { showAll, stubBrowser } from '../../../support/unit/browser-stubs';
import { failWith, fakeServices, NOW } from '../../../support/unit/fake-services';
import { renderPage, settle } from '../../../support/unit/render-page';
import { dayFromToday, rawAnchor, rawMatch, stripDay, TODAY, topicAnswers } from '../../../support/unit/topics-world';
import { applyAnchors, applyMatches } from '../../domains/apply-pushes';

beforeEach(() => stubBrowser());

const open = async (at = '/five-leagues', answers = topicAnswers()) => {
  const fake = fakeServices(answers);
  await renderPage(fake, <FiveLeaguesPage />, at);
  return fake;
};
const tab = (name: string) => screen.getByRole('tab', { name });
/** The row, not the bar above it. */
const rowOf = (team: string) =>
  screen
    .getAllByText(team)
    .map((name) => name.closest('article'))
    .find((row) => row !== null) as HTMLElement;

test('the five leagues and their sub pages, the first one of each open [1.2, 2.18, 9.4]', async () => {
  const { calls } = await open();
  const lists = screen.getAllByRole('tablist').map((list) =>
    within(list)
      .getAllByRole('tab')
      .map((one) => one.textContent),
  );
  expect(lists[0]).toEqual(['EEPL', 'LLa Liga', 'SSerie A', 'BBundesliga', 'LLigue 1']);
  expect(lists[1]).toEqual(['Fixtures', 'Table', 'Players', 'Teams']);
  expect(calls('leagueMatchDate')).toEqual([{ seasonId: '12387' }]);
});

test('section 5, date filters: days after 2024-08-01, oldest first, today open [5.10, date strip.2]', async () => {
  const { calls } = await open();
  const days = within(screen.getByRole('tablist', { name: 'Match day' })).getAllByRole('tab');
  expect(days.map((day) => day.textContent)).toEqual([
    `${stripDay(-1)}Yest`,
    `${stripDay(0)}Today`,
    `${stripDay(1)}Tmrw`,
  ]);
  expect(calls('leagueMatchList')[0]).toMatchObject({ seasonId: '12387', matchDate: TODAY });
});

test('a day that was chosen is there after another sub page and another league; the other league has its own', async () => {
  await open();
  const dayOpen = () => screen.getByRole('tab', { name: /Yest|Today|Tmrw/, selected: true });
  const yesterday = () => screen.getByRole('tab', { name: /Yest/ });
  await userEvent.click(yesterday());
  await settle();
  await userEvent.click(tab('Table'));
  await settle();
  await userEvent.click(tab('Fixtures'));
  await settle();
  expect(dayOpen()).toBe(yesterday());
  await userEvent.click(screen.getByRole('tab', { name: /La Liga/ }));
  await settle();
  expect(dayOpen()).toHaveTextContent('Today');
  await userEvent.click(screen.getByRole('tab', { name: /EPL/ }));
  await settle();
  expect(dayOpen()).toBe(yesterday());
});

test('a day’s rows: live clock and score, red cards, aggregate; an abnormal match is not shown', async () => {
  await open();
  expect(rowOf('Home m1')).toHaveTextContent('67′');
  expect(rowOf('Home m3')).toHaveTextContent('Agg 3-2');
  expect(within(rowOf('Home m3')).getByRole('img', { name: 'Red cards 1' })).toBeInTheDocument();
  expect(screen.queryByText('Home m0')).toBeNull();
  expect(screen.getByRole('heading', { name: `Today ${dayFromToday(0)} Round 29` })).toBeInTheDocument();
});

test('a red card that is pushed stands in the row; a push from before the reading changes nothing [3.48]', async () => {
  const { services } = await open();
  const push = { matchId: 'm1', statusId: 4, homeRedCards: 1, awayRedCards: 2 };
  const apply = (serverNow: number) =>
    act(() => applyMatches(services.stores.get(matchStore), [{ ...push, serverNow }]));
  apply(NOW - 60_000);
  expect(within(rowOf('Home m1')).queryByRole('img', { name: /Red cards/ })).toBeNull();
  apply(NOW + 1_000);
  const cards = within(rowOf('Home m1')).getAllByRole('img', { name: /Red cards/ });
  expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual(['Red cards 1', 'Red cards 2']);
});

test('decisions.md, outside targets: the bar of a match that only somebody outside shows leads to the portal’s live page', async () => {
  const anchorInfo = [rawAnchor('', { hostId: undefined })];
  const list = [rawMatch('m1', { statusId: 2, matchSource: '100', anchorInfo })] as unknown;
  const { opened } = await open('/five-leagues', { ...topicAnswers(), leagueMatchList: () => list });
  await userEvent.click(screen.getByRole('button', { name: /enter the live room/ }));
  expect(opened).toEqual(['/newSport/live?matchId=m1&matchSource=100']);
});

test('section 5, private rooms: only the public anchor of a match is offered', async () => {
  await open();
  const watch = within(rowOf('Home m1')).getByRole('link', { name: /1 anchors/ });
  expect(watch).toHaveAttribute('href', '/anchor/detail/h1?matchId=m1');
});

test('section 4, video schedule: one bar, for the second match is neither live nor shown by anybody [4.11]', async () => {
  await open();
  expect(screen.getByRole('heading', { name: 'On air' }).closest('section')).toHaveTextContent('Home m1');
  expect(screen.getByRole('heading', { name: 'On air' }).closest('section')).not.toHaveTextContent('Home m2');
});

test('live only: what is not in play and shown by nobody goes', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Live only' }));
  const day = screen.getByRole('heading', { name: /Today/ }).closest('section');
  expect(day).toHaveTextContent('Home m1');
  expect(day).not.toHaveTextContent('Home m2');
});

test('live only filters the next day with the chosen one', async () => {
  await open('/five-leagues', { ...topicAnswers(), leagueMatchList: () => [rawMatch('m2')] as unknown });
  const days = () => screen.getAllByRole('heading', { name: /Today|Tmrw|Tomorrow/ }).length;
  act(showAll);
  await settle();
  expect(days()).toBe(2);
  await userEvent.click(screen.getByRole('button', { name: 'Live only' }));
  expect([days(), screen.queryAllByRole('article')]).toEqual([1, []]);
  expect(screen.getByText('No match is live')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Live only' }));
  expect(days()).toBe(2);
});

test('a goal that is pushed changes its own row', async () => {
  const { services } = await open();
  const before = rowOf('Home m3').innerHTML;
  act(() =>
    applyMatches(services.stores.get(matchStore), [{ matchId: 'm1', serverNow: NOW + 5, homeScore: 3, awayScore: 1 }]),
  );
  expect(rowOf('Home m1')).toHaveTextContent('31');
  expect(rowOf('Home m3').innerHTML).toBe(before);
});

test('an anchor who goes on air shows on the row that it is booked for, and may be watched before the kick-off', async () => {
  const answers = topicAnswers();
  const soon = [rawMatch('m2', { anchorInfo: [rawAnchor('h2', { liveStatus: 0 })] }), rawMatch('m3')];
  const { services } = await open('/five-leagues', { ...answers, leagueMatchList: () => soon as unknown });
  expect(within(rowOf('Home m2')).getByRole('button', { name: /Book/ })).toBeInTheDocument();
  act(() =>
    applyAnchors(services.stores.get(anchorStore), [
      { hostId: 'h2', serverNow: NOW + 5, liveStatus: 1, matchId: 'm2' },
    ]),
  );
  expect(within(rowOf('Home m2')).getByRole('link')).toHaveAttribute('href', '/anchor/detail/h2?matchId=m2');
  expect(within(rowOf('Home m3')).getByRole('button', { name: /Book/ })).toBeInTheDocument();
});

test('another day: its matches are asked for; the month says how many each has [3.44]', async () => {
  const { calls } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Pick a date' }));
  await settle();
  for (const role of ['radio', 'button'])
    await userEvent.click(screen.getByRole(role, { name: new RegExp(`${stripDay(-1)}, 1 match$`) }));
  await settle();
  expect(calls('leagueMatchList').at(-1)).toMatchObject({ matchDate: TODAY - 86_400_000 });
});

test('league and sub page stand in the address, and a link opens them', async () => {
  const { calls } = await open('/five-leagues?league=12388&tab=players');
  expect(screen.getByRole('tab', { name: /La Liga/ })).toHaveAttribute('aria-selected', 'true');
  expect(calls('leaguePlayerRanking')).toEqual([{ seasonId: '12388', order: 'goals' }]);
  await userEvent.click(tab('Table'));
  await settle();
  expect(calls('leagueRanking')).toEqual([{ seasonId: '12388' }]);
});

test('an address that names nothing of ours shows the first league', async () => {
  await open('/five-leagues?league=7&tab=toString');
  expect(tab('EPL')).toHaveAttribute('aria-selected', 'true');
  expect(tab('Fixtures')).toHaveAttribute('aria-selected', 'true');
});

test('standings: the server’s order, numbers from text, "—" for what cannot be read, zones, the rule, a deduction [standings.1]', async () => {
  const { reports } = await open('/five-leagues?tab=standings');
  const table = screen.getByRole('table', { name: 'EPL Standings, All' });
  expect(
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual(['1Team b28—103+2855', '2Team a−22815103' + '+2870']);
  expect(screen.getByText('Champions League')).toBeInTheDocument();
  expect(screen.queryByText('Relegation')).toBeNull();
  expect(screen.getByText('Level on points: goal difference')).toBeInTheDocument();
  expect(screen.getByText('Team a: 2 points deducted, licence')).toBeInTheDocument();
  expect(within(table).getByRole('link', { name: 'Team a' })).toHaveAttribute(
    'href',
    '/five-leagues/league/12387/team/a',
  );
  expect(reports).toEqual([]);
});

test('standings at home, away without data', async () => {
  await open('/five-leagues?tab=standings');
  await userEvent.click(tab('Home'));
  expect(screen.getByRole('table', { name: 'EPL Standings, Home' })).toBeInTheDocument();
  await userEvent.click(tab('Away'));
  expect(screen.getByText('No data')).toBeInTheDocument();
});

test('section 5, player ranking: ten of twelve; another figure is asked for [5.15, 7.20]', async () => {
  const { calls } = await open('/five-leagues?tab=players');
  expect(screen.getAllByRole('link', { name: /Player \d/ })).toHaveLength(10);
  await userEvent.click(screen.getByRole('button', { name: 'Saves' }));
  await settle();
  expect(calls('leaguePlayerRanking').at(-1)).toEqual({ seasonId: '12387', order: 'saves' });
});

test('team statistics: best first, each leads to its team', async () => {
  await open('/five-leagues?tab=teams');
  const links = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.includes('/team/'));
  expect(links.map((link) => link.textContent)).toEqual(['1Reds69', '2Brighton46']);
});

test('a failed call says why and heals', async () => {
  const answers = topicAnswers();
  const fake = await open('/five-leagues?tab=standings', {
    ...answers,
    leagueRanking: failWith('network') as () => unknown,
  });
  expect(screen.getByRole('alert')).toBeInTheDocument();
  fake.answers.leagueRanking = answers.leagueRanking;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await settle();
  expect(screen.getByRole('table')).toBeInTheDocument();
});

test('a season without days, and a day without matches, are said', async () => {
  const answers = { ...topicAnswers(), leagueMatchDate: () => [] as unknown };
  await open('/five-leagues', answers);
  expect(screen.getByText('No match days')).toBeInTheDocument();
});

test('a long day: twenty rows are in the page until its end comes near', async () => {
  const answers = {
    ...topicAnswers(),
    leagueMatchList: () => Array.from({ length: 200 }, (_, i) => rawMatch(`x${i}`)) as unknown,
  };
  await open('/five-leagues', answers);
  const day = screen.getByRole('heading', { name: /Today/ }).closest('section') as HTMLElement;
  expect(within(day).getAllByRole('article')).toHaveLength(20);
});
