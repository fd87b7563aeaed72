import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { subscriptionStore } from '../../../../src/domains/anchor/subscription-store';
import { noticesOff } from '../../../../src/domains/notice/notices-off';
import { spoilers } from '../../../../src/domains/spoilers/spoiler-store';
import { type StarredTeam, turnStar } from '../../../../src/domains/team/starred-teams';
import MinePage from '../../../../src/pages/mine/mine-page';
import { stubBrowser } from '../../../support/unit/browser-stubs';
import { fakeServices, NOW } from '../../../support/unit/fake-services';
import { renderPage, settle } from '../../../support/unit/render-page';
import { page, rawTip } from '../../../support/unit/tips-world';

const HOUR = 3_600_000;
const SOURCE = '100';
const TEAM: StarredTeam = { id: 't', topic: 'fiveLeagues', seasonId: '82', name: 'Brighton' };

beforeEach(() => stubBrowser());

const show = (fields: Record<string, unknown>) => ({ matchSource: SOURCE, matchTypeId: 1, liveStatus: 0, ...fields });
const HOSTS = [
  { id: 'h1', nickName: 'Night Owl', liveStatus: 1, liveSchedule: [show({ matchId: 'm1', liveStatus: 1 })] },
  {
    id: 'h2',
    nickName: 'Late Show',
    liveStatus: 0,
    liveSchedule: [
      show({ matchId: 'm2', startDate: NOW + HOUR / 2, masterTeamName: 'Arsenal', guestTeamName: 'Chelsea' }),
    ],
  },
  { id: 'h3', nickName: 'Corner Flag', liveStatus: 0, liveSchedule: [] },
  { id: 'h4', nickName: 'A stranger', liveStatus: 1, liveSchedule: [] },
];
const LIVE_TODAY = {
  matchId: 'm9',
  statusId: 4,
  matchDate: NOW - HOUR,
  homeId: 't',
  awayId: 'x',
  homeName: 'Brighton',
  awayName: 'Leeds',
  homeScore: 2,
  awayScore: 0,
  matchTypeId: 1,
};
const ANSWERS = {
  hostList: () => HOSTS as unknown,
  hostSchedule: () =>
    [show({ matchId: 'm2', startDate: NOW + HOUR, masterTeamName: 'Arsenal', guestTeamName: 'Chelsea' })] as unknown,
  anchorHome: () => ({ hosts: [], liveMatchList: [], hostMomentList: [] }) as unknown,
  subscribeInfo: () => ({ subscribeHostId: 'h1,h2,h3', subscribeMatchId: 'm2,unheard' }) as unknown,
  professorInfo: () => page([{ id: 'e1', name: 'Steady', hitPercents: 76, hitSession: 50, messageInfoCount: 2 }]),
  myOrders: () => page([{ ...rawTip('t1', { isBuy: 1, result: 'win', settleTime: NOW - HOUR }), orderId: 'o1' }]),
  teamMatch: () => [LIVE_TODAY] as unknown,
};

async function open(
  answers: Record<string, () => unknown> = {},
  { isMember = true, teams = [TEAM], isHiding = false } = {},
) {
  const fake = fakeServices({ ...ANSWERS, ...answers } as never, isMember);
  if (isHiding) spoilers.change(fake.services.storage, () => 'off');
  for (const team of teams) turnStar(fake.services, team);
  await fake.services.stores.get(subscriptionStore).getState().refresh();
  await renderPage(fake, <MinePage />, '/mine');
  await settle();
  return fake;
}
const region = (name: RegExp) => within(screen.getByRole('region', { name }));

/** Mock mine; decisions.md, mine. */
test('a member: anchors, booked matches, experts, orders and teams [mine.4, mine.5]', async () => {
  await open();
  const anchors = region(/^Anchors/);
  expect(anchors.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Night Owl',
    'Watch',
    'Late Show',
    'Corner Flag',
  ]);
  expect(anchors.getByText('1 live now')).toBeInTheDocument();
  expect(anchors.getByText(/Arsenal v Chelsea/)).toBeInTheDocument();
  expect(anchors.getByText('No shows in the next 7 days')).toBeInTheDocument();
  expect(anchors.getByRole('button', { name: 'Reminded of Late Show' })).toHaveAttribute('aria-pressed', 'true');
  const matches = region(/^Booked matches/);
  expect(matches.getByRole('button', { name: 'Add to calendar: Arsenal v Chelsea' })).toBeInTheDocument();
  // The kick-off, not the beginning of the show.
  expect(matches.getByText('22:25')).toBeInTheDocument();
  expect(matches.getByText('1 more with no details yet')).toBeInTheDocument();
  const experts = screen.getByRole('region', { name: /^Experts/ });
  expect(experts).toHaveTextContent('2 on sale');
  expect(within(experts).getByText(/likely\s63\u2060–\u206086%/)).toBeInTheDocument();
  // One was settled today; what does not know the filter for those that wait has named it there, too.
  expect(screen.getByRole('link', { name: /^My orders ?1 new result$/ })).toHaveAttribute('href', '/news/orders');
  const teams = region(/^Starred teams/);
  expect(teams.getByText(/home v Leeds/)).toBeInTheDocument();
  expect(teams.getByText('2 : 0')).toBeInTheDocument();
  await userEvent.click(teams.getByRole('button', { name: 'Unstar Brighton' }));
  expect(screen.queryByRole('region', { name: /^Starred teams/ })).toBeNull();
});

test('all booked matches with a kick-off become one calendar file', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (file) => {
    saved.push(file as Blob);
    return 'blob:x';
  };
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Add all to calendar' }));
  expect(clicked).toHaveBeenCalledTimes(1);
  expect(saved.map(({ type }) => type)).toEqual(['text/calendar;charset=utf-8']);
  clicked.mockRestore();
});

test('a booking is taken back where it stands', async () => {
  let booked = 'm2,unheard';
  const { calls, toasts } = await open({
    subscribeInfo: () => ({ subscribeMatchId: booked }),
    unsubscribe: () => {
      booked = 'unheard';
    },
  });
  const button = () => screen.queryByRole('button', { name: 'Booked Arsenal v Chelsea' });
  await userEvent.click(button() ?? document.body);
  await settle();
  expect(button()).toBeNull();
  expect(toasts.map(({ type }) => type)).toEqual(['success']);
  expect(calls('unsubscribe')).toEqual([{ matchId: 'm2' }]);
});

test('a visitor is asked to log in, and has the teams of this device', async () => {
  const { calls } = await open({}, { isMember: false });
  expect(screen.getByRole('button', { name: 'Log in' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: /^Starred teams/ })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /My orders/ })).toBeNull();
  expect([...calls('hostList'), ...calls('myOrders'), ...calls('professorInfo')]).toEqual([]);
});

test('nothing followed yet: what would stand here, and where it begins', async () => {
  const nobody = { subscribeInfo: () => ({}), professorInfo: () => page([]) };
  await open(nobody, { teams: [] });
  expect(screen.getByText('Nothing followed yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Pick teams' })).toHaveAttribute('href', '/five-leagues');
});

test('each kind of quiet word is turned off in the sheet, and stays so on this device [quiet words.3]', async () => {
  const { services } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Notices' }));
  const one = screen.getByRole('switch', { name: /Booked matches start/ });
  expect(one).toHaveAttribute('aria-checked', 'true');
  await userEvent.click(one);
  expect(one).toHaveAttribute('aria-checked', 'false');
  expect(noticesOff.read(services.storage)).toEqual(['match']);
});

test.each([
  ['settled today', NOW - HOUR, false],
  ['settled yesterday', NOW - 30 * HOUR, true],
])('no spoilers: a winning run whose newest tip was %s', async (_when, settleTime, isSaid) => {
  const run = { tenHistory: 'win', tenTips: [{ id: 'x1', result: 'win', settleTime }], winContinuous: 6 };
  await open({ professorInfo: () => page([{ id: 'e1', name: 'Steady', ...run }]) }, { isHiding: true });
  expect(region(/^Experts/).getByText('Steady')).toBeInTheDocument();
  expect(region(/^Experts/).queryAllByText(/6/)).toHaveLength(isSaid ? 1 : 0);
});

/** decisions.md, no spoilers. */
test('the switch against spoilers stands in the sheet, and hides what a starred team played today', async () => {
  const over = { ...LIVE_TODAY, statusId: 8 };
  await open({ teamMatch: () => [over] });
  const teams = region(/^Starred teams/);
  expect(teams.getByText('2 : 0')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Notices' }));
  await userEvent.click(screen.getByRole('switch', { name: /Hide scores/ }));
  expect(screen.getByRole('switch', { name: /Hide scores/ })).toHaveAttribute('aria-checked', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(teams.queryByText('2 : 0')).toBeNull();
  await userEvent.click(teams.getByRole('button', { name: 'Show the score of Brighton v Leeds' }));
  expect(teams.getByText('2 : 0')).toBeInTheDocument();
});
