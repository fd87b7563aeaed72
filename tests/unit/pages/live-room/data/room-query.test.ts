import { QueryClient } from '@tanstack/react-query';
import { anchorStore } from '../../../../../src/domains/anchor/anchor-store';
import { currentAudience } from '../../../../../src/domains/session/audience';
import { roomQuery } from '../../../../../src/pages/live-room/data/room-query';
import { failWith, fakeServices, NOW } from '../../../../support/unit/fake-services';
import { applyAnchors } from '../../../domains/apply-pushes';

const SHOW = {
  matchId: 'm1',
  liveRoomId: 'r1',
  liveStatus: 1,
  matchSource: '164',
  startDate: NOW,
  masterTeamName: 'Leeds',
};
const HOST = { id: '7', nickName: 'Anchor seven', liveStatus: 1, liveSchedule: [] };

const read = (answers: Parameters<typeof fakeServices>[0]) => {
  const { services } = fakeServices(answers);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return client.fetchQuery(roomQuery(services, currentAudience(services), '7'));
};

/** decisions.md, hosts: a room stays playable when one of its calls fails. */
it.each([
  ['both are there', { hostMatchInfo: () => SHOW, hostList: () => [HOST] }, 'Anchor seven', 'm1'],
  ['the host’s own call fails', { hostMatchInfo: () => SHOW, hostList: failWith('timeout') }, undefined, 'm1'],
  [
    'the room is closed, and the host’s call fails',
    { hostMatchInfo: failWith('forbidden'), hostList: failWith('network') },
    undefined,
    undefined,
  ],
])('%s', async (_clause, answers, name, matchId) => {
  const { host, view } = await read(answers);
  expect(host?.id).toBe('7');
  expect(host?.nickName).toBe(name);
  expect(view.kind === 'open' ? view.show?.matchId : undefined).toBe(matchId);
});

it('who the host is, is read once in a visit: what a push or a loop asks for is one call', async () => {
  const answers = { hostMatchInfo: (): unknown => SHOW, hostList: () => [{ ...HOST, liveSchedule: [SHOW] }] };
  const { services, calls } = fakeServices(answers);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const again = () => client.fetchQuery({ ...roomQuery(services, currentAudience(services), '7'), staleTime: 0 });
  const first = await again();
  Object.assign(services, { now: () => NOW + 60_000 });
  answers.hostMatchInfo = () => null;
  const { host, askedAt } = await again();
  expect([calls('hostMatchInfo').length, calls('hostList').length]).toEqual([2, 1]);
  expect(host).toMatchObject({ nickName: 'Anchor seven', liveStatus: 0, liveSchedule: [], askedAt: first.askedAt });
  expect(askedAt).toBeGreaterThan(first.askedAt);
  applyAnchors(services.stores.get(anchorStore), [{ hostId: '7', liveStatus: 3, serverNow: NOW }]);
  answers.hostList = () => [];
  expect((await again()).host).toBeUndefined();
});

it.each([
  ['the room cannot be read', { hostMatchInfo: failWith('timeout'), hostList: () => [HOST] }],
  ['there is no show, and nobody knows whose room it is', { hostMatchInfo: () => null, hostList: failWith('timeout') }],
])('fails where nothing can be shown: %s', async (_clause, answers) => {
  await expect(read(answers)).rejects.toMatchObject({ kind: 'timeout' });
});
