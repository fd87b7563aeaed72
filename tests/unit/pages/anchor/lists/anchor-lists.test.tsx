import { act, fireEvent, screen } from '@testing-library/react';
import { anchorStore } from '../../../../../src/domains/anchor/anchor-store';
import { subscriptionStore } from '../../../../../src/domains/anchor/subscription-store';
import AllAnchorsPage from '../../../../../src/pages/anchor/lists/all-anchors-page';
import WeekRankPage from '../../../../../src/pages/anchor/rank/week-rank-page';
import { goodAnswers } from '../../../../support/unit/anchor-world';
import { stubBrowser } from '../../../../support/unit/browser-stubs';
import { failWith, fakeServices, NOW } from '../../../../support/unit/fake-services';
import { renderPage, settle } from '../../../../support/unit/render-page';

beforeEach(() => stubBrowser());

const TEAMS = { masterTeamName: 'Leeds', guestTeamName: 'Derby', matchTypeId: 1 };
const show = (fields: Record<string, unknown> = {}) => ({
  matchId: 'm1',
  matchSource: 164,
  liveStatus: 1,
  ...TEAMS,
  ...fields,
});
const anchor = (id: string, liveSchedule: unknown, fields: Record<string, unknown> = {}) => ({
  id,
  nickName: `Anchor ${id}`,
  liveStatus: 1,
  watcherCount: 126_000,
  liveSchedule,
  ...fields,
});
const SECRET = { liveUserGroupId: 8801, liveRoomId: 'room-9' };
const lists: Record<number, unknown[]> = {
  1: [
    anchor('a', [show()]),
    anchor('b', [show({ matchId: 'm2', matchTypeId: 2, masterTeamName: 'Lakers' })]),
    anchor('p', [show(SECRET)]),
    anchor('w', [show()], { liveStatus: 3 }),
  ],
  2: [anchor('c', [show({ matchId: 'm3', liveStatus: 0, startDate: NOW + 38 * 60_000 })], { liveStatus: 0 })],
  3: [],
};
const answers = () => ({
  ...goodAnswers(),
  hostList: (_fields: Readonly<Record<string, unknown>>) => Object.values(lists).flat() as unknown,
});
const open = (query = '', member = false, over: Partial<ReturnType<typeof answers>> = {}) => {
  const fake = fakeServices({ ...answers(), ...over }, member);
  return renderPage(fake, <AllAnchorsPage />, `/anchor/all-anchor${query}`).then((rendered) => ({ fake, ...rendered }));
};
const titles = () => screen.queryAllByRole('link').map((link) => link.textContent);

describe('all anchors (design mock all-anchors; section 4, live list tabs) [2.12]', () => {
  it('shows who is on air, counts every tab, and keeps what may not be seen out of every cache', async () => {
    const { client } = await open();
    expect(titles()).toEqual(['Leeds v Derby', 'Lakers v Derby']);
    await settle();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Live 2',
      'Coming soon 1',
      'Scheduled 1',
    ]);
    const cached = JSON.stringify(
      client
        .getQueryCache()
        .getAll()
        .map((query) => query.state.data),
    );
    expect(cached).not.toContain('room-9');
    expect(cached).not.toContain('Anchor w');
  });

  it('opens the tab and the filter of its address [7.25]', async () => {
    const { unmount } = await open('?tab=soon');
    expect(screen.getByRole('tab', { name: /Coming soon/ }).getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('timer').parentElement?.textContent).toBe('Starts in 38:00');
    unmount();
    await open('?filter=basketball&tab=nonsense');
    expect(titles()).toEqual(['Lakers v Derby']);
  });

  it('a second tap on a filter goes back to all', async () => {
    await open('?filter=football');
    expect(titles()).toEqual(['Leeds v Derby']);
    fireEvent.click(screen.getByRole('button', { name: 'Football' }));
    expect(titles()).toHaveLength(2);
  });

  it('by viewers or by league, as the address has it; nobody has viewers before the show', async () => {
    const hostList = () => [
      anchor('a', [show({ leagueName: 'EPL' })], { watcherCount: 5 }),
      anchor('b', [show({ matchId: 'm2', masterTeamName: 'Lakers' })], { watcherCount: 9 }),
    ];
    const { unmount } = await open('?order=viewers', false, { hostList });
    expect(titles()).toEqual(['Lakers v Derby', 'Leeds v Derby']);
    fireEvent.click(screen.getByRole('button', { name: 'By league' }));
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'EPL',
      'Other matches',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'By league' }));
    expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([]);
    unmount();
    await open('?tab=soon&order=viewers');
    expect(screen.queryByRole('button', { name: 'By viewers' })).toBeNull();
  });

  it('asks a visitor who wants to see what they follow for a log-in', async () => {
    const { fake } = await open('?filter=following');
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(fake.asked).toEqual([undefined]);
  });

  it('books a show to come, and takes it back when the call fails', async () => {
    const { fake } = await open('?tab=soon', true);
    fireEvent.click(screen.getByRole('button', { name: 'Book Leeds v Derby' }));
    expect(screen.getByRole('button', { name: /^Booked/ }).getAttribute('aria-pressed')).toBe('true');
    await settle();
    expect(fake.calls('subscribe')).toEqual([{ matchId: 'm3' }]);
    fake.answers['unsubscribe'] = failWith('network');
    act(() => fake.services.stores.get(subscriptionStore).getState().clear());
    fake.answers['subscribe'] = failWith('network');
    fireEvent.click(screen.getByRole('button', { name: 'Book Leeds v Derby' }));
    await settle();
    expect(screen.getByRole('button', { name: 'Book Leeds v Derby' }).getAttribute('aria-pressed')).toBe('false');
  });

  it('who goes off air leaves the live tab at once', async () => {
    const { fake } = await open();
    const push = { hostId: 'a', serverNow: NOW + 5_000, liveStatus: 0, matchId: 'm1' };
    act(() => fake.services.stores.get(anchorStore).setState({ pushes: new Map([['a', push]]) }));
    expect(titles()).toEqual(['Lakers v Derby']);
  });

  it('who goes on air enters the live tab at once, and who withdraws is gone [hosts and pushes.3]', async () => {
    const { fake } = await open();
    const onAir = { hostId: 'c', serverNow: NOW + 5_000, liveStatus: 1, matchId: 'm3' };
    const gone = { hostId: 'a', serverNow: NOW + 5_000, liveStatus: 3 };
    act(() =>
      fake.services.stores.get(anchorStore).setState({
        pushes: new Map([
          ['c', onAir],
          ['a', gone],
        ]),
      }),
    );
    expect(titles()).toEqual(['Lakers v Derby', 'Leeds v Derby']);
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Live 2',
      'Coming soon 0',
      'Scheduled 1',
    ]);
  });

  it('says what went wrong and heals', async () => {
    const { fake } = await open('', false, { hostList: failWith('network') });
    expect(screen.getByRole('alert')).toBeTruthy();
    fake.answers['hostList'] = answers().hostList;
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await settle();
    expect(titles()).toHaveLength(2);
  });
});

const ranked = (week: unknown) =>
  Array.from({ length: 6 }, (_, index) =>
    anchor(`${week}-${index}`, [], {
      liveStatus: index === 4 ? 1 : 0,
      rank: index + 1,
      heat: 10_000_000 - index,
      ...(week === 0 ? { previousRank: [2, 1, 3, 7, 4, 6][index] } : {}),
    }),
  );

describe('the week’s ranking (design mock week-rank)', () => {
  const openRank = (
    hostRank: (fields: Readonly<Record<string, unknown>>) => unknown = ({ week = 0 }) => ranked(week),
  ) => {
    const fake = fakeServices({ ...goodAnswers(), hostRank }, true);
    return renderPage(fake, <WeekRankPage />, '/anchor/week-rank').then(() => fake);
  };

  it('has three on the podium and says how the others have moved [2.15]', async () => {
    await openRank();
    expect(screen.getAllByRole('article')).toHaveLength(3);
    for (const words of ['Up 3', 'Down 1', 'Unchanged']) expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByText('03-10 – 03-16 · updated daily at 12:00')).toBeTruthy();
  });

  it('shows the last week without movement, for nothing is known of the one before', async () => {
    const fake = await openRank();
    fireEvent.click(screen.getByRole('tab', { name: 'Last week' }));
    await settle();
    expect(fake.calls('hostRank')).toEqual([{}, { week: 1 }]);
    expect(screen.getByText('Anchor 1-5')).toBeTruthy();
    expect(screen.queryByText(/Up|Down|Unchanged/)).toBeNull();
    expect(screen.getByText('03-03 – 03-09 · updated daily at 12:00')).toBeTruthy();
  });

  it('follows with the same truth as everywhere', async () => {
    const fake = await openRank();
    fireEvent.click(screen.getByRole('button', { name: 'Follow Anchor 0-3' }));
    expect(fake.services.stores.get(subscriptionStore).getState().hosts.has('0-3')).toBe(true);
    await settle();
    expect(fake.calls('subscribe')).toEqual([{ hostId: '0-3' }]);
  });

  it('says so when there is none', async () => {
    await openRank(() => []);
    expect(screen.getByText('No ranking for this week yet')).toBeTruthy();
  });
});
