import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { subscriptionStore } from '../../../../src/domains/anchor/subscription-store';
import { configStore } from '../../../../src/domains/config/config-store';
import { matchStore } from '../../../../src/domains/match/match-store';
import EuroCupPage from '../../../../src/pages/topics/euro-cup-page';
import FiveLeaguesPage from '../../../../src/pages/topics/five-leagues-page';
import { setOnline, showAll, stubBrowser } from '../../../support/unit/browser-stubs';
import { failWith, fakeServices, NOW } from '../../../support/unit/fake-services';
import { renderPage, settle } from '../../../support/unit/render-page';
import { LIVE, rawAnchor, rawMatch, topicAnswers } from '../../../support/unit/topics-world';
import { applyMatches } from '../../domains/apply-pushes';

beforeEach(() => stubBrowser());
afterEach(() => setOnline(true));

async function open(at: string, answers: object = topicAnswers()) {
  const fake = fakeServices(answers as ReturnType<typeof topicAnswers>);
  await renderPage(fake, <FiveLeaguesPage />, at);
  return fake;
}
const today = () => screen.getByRole('heading', { name: /Today/ }).closest('section') as HTMLElement;
const day = (...matches: readonly object[]) => ({ ...topicAnswers(), leagueMatchList: () => matches as unknown });

test('design README, states: what was read stays readable without a network, with its time', async () => {
  await open('/five-leagues?tab=standings');
  act(() => setOnline(false));
  expect(screen.getByText('Scores may be out of date')).toBeInTheDocument();
  expect(screen.getByRole('table')).toBeInTheDocument();
});

test('a refresh asks again for what the page shows, and for nothing else', async () => {
  const { calls, sent } = await open('/five-leagues?tab=standings');
  await waitFor(() => {
    fireEvent.scroll(window);
    expect(calls('images')).toHaveLength(1);
  });
  const before = sent.length;
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await settle();
  // The table, and what of it is in play.
  expect(calls('leagueRanking')).toHaveLength(2);
  expect(calls('leagueMatchList')).toHaveLength(2);
  expect(sent).toHaveLength(before + 2);
});

test('the screen is read again in a loop, and after a sleep [9.19, reconnecting.3]', async () => {
  const { services, calls } = await open('/five-leagues?tab=players');
  await act(async () => services.refetch.run('screen'));
  await settle();
  expect(calls('leaguePlayerRanking')).toHaveLength(2);
});

test('one part of the page fails alone: the days stand, their matches say why not', async () => {
  const fake = await open('/five-leagues', { ...topicAnswers(), leagueMatchList: failWith('timeout') });
  expect(screen.getByRole('tablist', { name: 'Match day' })).toBeInTheDocument();
  expect(within(today()).getByRole('alert')).toBeInTheDocument();
  fake.answers.leagueMatchList = topicAnswers().leagueMatchList;
  await userEvent.click(within(today()).getByRole('button', { name: 'Retry' }));
  await settle();
  expect(within(today()).getAllByRole('article')).toHaveLength(3);
});

test('the end of a day comes near: the next one stands below it, without a filter of its own', async () => {
  const { calls } = await open('/five-leagues');
  const asked = calls('leagueMatchList').length;
  act(showAll);
  await settle();
  expect(calls('leagueMatchList')).toHaveLength(asked + 1);
  const next = screen.getByRole('heading', { name: /Tmrw/ }).closest('section') as HTMLElement;
  expect(within(next).getByText('Home n1')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Live only' })).toHaveLength(1);
});

test('a row is heard of by push only when it is seen', async () => {
  const watched: string[] = [];
  const fake = fakeServices(topicAnswers());
  const { watch } = fake.services;
  const services = {
    ...fake.services,
    watch(channel: string) {
      watched.push(channel);
      return watch(channel);
    },
  };
  await renderPage({ ...fake, services }, <FiveLeaguesPage />, '/five-leagues');
  expect(watched).toEqual([]);
  act(showAll);
  expect(watched).toEqual(expect.arrayContaining(['match:m1', 'match:m2', 'match:m3']));
});

test('design README 7: a goal of a booked match is spoken, politely; one of another is not [accessibility.4]', async () => {
  const { services } = await open('/five-leagues');
  act(() => services.stores.get(subscriptionStore).setState({ matches: new Set(['m1']) }));
  const region = document.querySelector('[aria-live=polite]');
  act(() =>
    applyMatches(services.stores.get(matchStore), [{ matchId: 'm2', serverNow: NOW + 4, statusId: 4, homeScore: 1 }]),
  );
  expect(region).toHaveTextContent('');
  act(() =>
    applyMatches(services.stores.get(matchStore), [{ matchId: 'm1', serverNow: NOW + 5, homeScore: 3, awayScore: 1 }]),
  );
  await settle();
  expect(region).toHaveTextContent('Home m1 3, Away m1 1');
});

test('a status that nobody knows is told to monitoring once [unknown code.2]', async () => {
  const { reports } = await open('/five-leagues', day(rawMatch('m1', { statusId: 77 })));
  expect(reports.filter((report) => report.includes('status 77'))).toHaveLength(1);
});

test.each([
  ['two in progress: two bars', [LIVE, LIVE], 2, 'On air'],
  ['one in progress, one to come with an anchor on air: two', [LIVE, { anchorInfo: [rawAnchor('h2')] }], 2, 'On air'],
  ['one in progress, one to come: one', [LIVE, {}], 1, 'On air'],
  ['both to come: one, and nothing says that it is on', [{}, {}], 1, 'Featured'],
  ['to come with an anchor on air: one', [{ anchorInfo: [rawAnchor('h2')] }], 1, 'On air'],
  ['all over: none', [{ statusId: 8 }, { statusId: 12 }], 0, 'Featured'],
])('section 4, video schedule: %s [video schedule.2]', async (_clause, fields, bars, title) => {
  await open('/five-leagues', day(...fields.map((one, index) => rawMatch(`v${index}`, one))));
  const block = screen.queryByRole('heading', { name: title })?.closest('section');
  const pressed = block === undefined || block === null ? [] : [...block.querySelectorAll('a, button')];
  expect(pressed).toHaveLength(bars);
});

test('a bar without an anchor leaves for the portal’s page of the match', async () => {
  const { opened } = await open('/five-leagues', day(rawMatch('v1', LIVE)));
  await userEvent.click(screen.getByRole('button', { name: /open the match/ }));
  expect(opened).toEqual(['/newSport/match-detail?matchId=v1']);
});

test('a finished match leads to its result outside of the app [2.32]', async () => {
  const { opened } = await open('/five-leagues');
  await userEvent.click(screen.getByRole('button', { name: 'Result of Home m3 v Away m3' }));
  expect(opened).toEqual(['/newSport/result-detail?matchId=m3']);
});

test('decisions, login and back: who books without an account is asked to log in, and for what', async () => {
  const { asked } = await open('/five-leagues');
  await userEvent.click(screen.getByRole('button', { name: 'Book Home m2 v Away m2' }));
  expect(asked).toEqual([{ kind: 'book', id: 'm2' }]);
});

test.each([
  ['its flag gives the world cup a tab of its own: no chip [flags.4]', true, ['Match day', 'Top five', 'NBA', 'Euro']],
  ['decisions, flags: the chip is shown', false, ['Match day', 'Top five', 'NBA', 'Euro', 'World Cup']],
])('topics: %s', async (_clause, worldCupTab, chips) => {
  const fake = fakeServices(topicAnswers());
  const { flags } = fake.services.stores.get(configStore).getState();
  fake.services.stores.get(configStore).setState({ flags: { ...flags, worldCupTab } });
  await renderPage(fake, <FiveLeaguesPage />, '/five-leagues');
  const links = within(screen.getByRole('navigation', { name: 'Topic' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(chips);
});

test('a page that is opened again without a query stands where it was left', async () => {
  const fake = fakeServices(topicAnswers());
  const page = (
    <>
      <Link to="/five-leagues">tab</Link>
      <Routes>
        <Route path="*" element={<FiveLeaguesPage />} />
      </Routes>
    </>
  );
  await renderPage(fake, page, '/five-leagues?league=12416&tab=teams');
  await userEvent.click(screen.getByRole('link', { name: 'tab' }));
  await settle();
  expect(screen.getByRole('tab', { name: 'Bundesliga' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tab', { name: 'Teams' })).toHaveAttribute('aria-selected', 'true');
});

test('sub pages by keyboard: arrows choose, the address follows', async () => {
  const { calls } = await open('/five-leagues');
  const fixtures = screen.getByRole('tab', { name: 'Fixtures' });
  fixtures.focus();
  fireEvent.keyDown(fixtures, { key: 'ArrowRight' });
  await settle();
  expect(screen.getByRole('tab', { name: 'Table' })).toHaveFocus();
  expect(calls('leagueRanking')).toHaveLength(1);
});

test('a cup without stages says so, on every sub page', async () => {
  const answers = { ...topicAnswers(), euroStages: () => [], euroRanking: () => ({ groups: [] }) };
  for (const tab of ['schedule', 'groups', 'lineup']) {
    const fake = fakeServices(answers as never);
    const { unmount } = await renderPage(fake, <EuroCupPage />, `/euro-cup?tab=${tab}`);
    await settle();
    expect(screen.getByText(tab === 'lineup' ? 'No line-up yet' : 'No data')).toBeInTheDocument();
    unmount();
  }
});

test('a bracket whose matches the server lacks still says where its teams come from', async () => {
  const fake = fakeServices({ ...topicAnswers(), euroStages: () => [] } as never);
  await renderPage(fake, <EuroCupPage />, '/euro-cup?tab=knockout');
  await settle();
  expect(screen.getAllByTitle('1st F').length).toBeGreaterThan(0);
  expect(screen.getByTitle('Winner 49')).toBeInTheDocument();
});

test('a tie in play follows the pushes', async () => {
  const semi = rawMatch('s1', { ...LIVE, matchNumber: 49 });
  const answers = {
    ...topicAnswers(),
    euroStages: () => [{ stageId: 's', kind: 'knockout', matchCount: 2 }],
    euroList: () => [semi],
  };
  const fake = fakeServices(answers as never);
  await renderPage(fake, <EuroCupPage />, '/euro-cup?tab=knockout');
  await settle();
  act(() =>
    applyMatches(fake.services.stores.get(matchStore), [
      { matchId: 's1', serverNow: NOW + 5, homeScore: 4, awayScore: 1 },
    ]),
  );
  expect(screen.getByRole('button', { name: 'Home s1 4, Away s1 1' })).toBeInTheDocument();
});

test('a kick-off and an end that are pushed reach the bars and "live only" [video schedule.3]', async () => {
  const { services } = await open('/five-leagues');
  const push = (matchId: string, statusId: number) =>
    act(() => applyMatches(services.stores.get(matchStore), [{ matchId, serverNow: NOW + 5, statusId }]));
  const section = (name: RegExp) => screen.getByRole('heading', { name }).closest('section');
  await userEvent.click(screen.getByRole('button', { name: 'Live only' }));
  push('m2', 2);
  expect(section(/Today/)).toHaveTextContent('Home m2');
  expect(section(/On air/)).toHaveTextContent('Home m2');
  push('m1', 8);
  expect(section(/On air/)).not.toHaveTextContent('Home m1');
});
