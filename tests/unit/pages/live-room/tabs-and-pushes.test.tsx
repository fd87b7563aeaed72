import { act, screen } from '@testing-library/react';
import { anchorStore } from '../../../../src/domains/anchor/anchor-store';
import { SortedMoments } from '../../../../src/domains/moment/moment-list';
import { MatchesSection } from '../../../../src/pages/anchor/matches/matches-section';
import { RankingTab } from '../../../../src/pages/live-room/ranking/ranking-tab';
import { ScheduleTab } from '../../../../src/pages/live-room/schedule/schedule-tab';
import { stubBrowser } from '../../../support/unit/browser-stubs';
import { fakeServices, NOW } from '../../../support/unit/fake-services';
import { entry, host, match, viewer } from '../../../support/unit/make';
import { renderPage, settle } from '../../../support/unit/render-page';
import { applyAnchors } from '../../domains/apply-pushes';

beforeEach(() => stubBrowser());

const raw = (id: string, fields: object = {}) => ({
  id,
  nickName: `Anchor ${id}`,
  liveStatus: 0,
  liveSchedule: [{ matchId: `m${id}`, liveStatus: 0, matchSource: '164' }],
  ...fields,
});
const moment = (id: string, hostId: string) => ({
  id,
  hostId,
  nickName: `Anchor ${hostId}`,
  content: `Says ${hostId}`,
});

const push = (fake: ReturnType<typeof fakeServices>, hostId: string, fields: object) =>
  act(async () => {
    const one = { hostId, liveStatus: 1, serverNow: NOW + 5_000, matchId: `m${hostId}`, ...fields };
    applyAnchors(fake.services.stores.get(anchorStore), [one as never]);
  });

const rings = (container: HTMLElement) => container.querySelectorAll('[class*="live"], [class*="ring"]').length;

test('the ranking of the room: who goes on air is marked, who withdraws is gone [hosts and pushes.5]', async () => {
  const fake = fakeServices({ hostRank: () => [raw('1'), raw('2')] });
  const { container } = await renderPage(fake, <RankingTab hostId="9" />);
  await settle();
  const before = rings(container);
  await push(fake, '1', {});
  expect(rings(container)).toBeGreaterThan(before);
  await push(fake, '2', { liveStatus: 3 });
  expect(screen.queryByText('Anchor 2')).toBeNull();
});

test('moments of who withdraws are gone [hosts and pushes.5]', async () => {
  const fake = fakeServices({ momentList: () => ({ list: [moment('b', '2'), moment('a', '1')] }) });
  const hosts = [host('1', { liveSchedule: [entry({ matchId: 'm1' })] }), host('2')];
  const list = (
    <SortedMoments
      audience={{ key: '', viewer: viewer() } as never}
      reading={{ hosts, askedAt: NOW }}
      first={undefined}
      sort={1}
      onSort={() => undefined}
      actions={{ like: () => undefined, openPhotos: () => undefined }}
    />
  );
  await renderPage(fake, list);
  await settle();
  expect(screen.getByText('Says 2')).toBeInTheDocument();
  await push(fake, '2', { liveStatus: 3 });
  expect(screen.queryByText('Says 2')).toBeNull();
  expect(screen.getByText('Says 1')).toBeInTheDocument();
});

test('the strip: a match that goes live after the reading comes first [hosts and pushes.7]', async () => {
  const fake = fakeServices({});
  const of = (id: string, startDate: number) =>
    match(id, {
      startDate,
      askedAt: NOW,
      hostList: [host(`h${id}`, { liveSchedule: [entry({ matchId: id })] })],
      masterTeamName: `Home ${id}`,
    });
  const matches = [of('m1', 1), of('m2', 2)];
  await renderPage(fake, <MatchesSection matches={matches} isSlow={false} onRetry={() => undefined} />);
  const order = () => screen.getAllByText(/^Home m/).map((one) => one.textContent);
  expect(order()).toEqual(['Home m1', 'Home m2']);
  await push(fake, 'hm2', { matchId: 'm2' });
  expect(order()).toEqual(['Home m2', 'Home m1']);
});

test.each([
  ['ranking', 'hostRank', <RankingTab key="r" hostId="9" />],
  ['schedule', 'hostSchedule', <ScheduleTab key="s" host={host('1')} />],
])('after a re-opening the room’s %s is read again [subscribe.5]', async (_tab, call, tab) => {
  const fake = fakeServices({ hostRank: () => [], hostSchedule: () => [] });
  await renderPage(fake, tab);
  await settle();
  fake.services.refetch.run('screen');
  await settle();
  expect(fake.calls(call)).toHaveLength(2);
});
