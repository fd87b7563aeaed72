import { act, waitFor } from '@testing-library/react';
import { roomStore } from '../../../../../src/domains/room/room-store';
import { currentAudience } from '../../../../../src/domains/session/audience';
import type { Room } from '../../../../../src/pages/live-room/data/room-query';
import { useShown } from '../../../../../src/pages/live-room/data/use-room-now';
import { fakeServices, NOW } from '../../../../support/unit/fake-services';
import { runHook } from '../../../../support/unit/render-page';
import { applyRooms } from '../../../domains/apply-pushes';

const show = (matchId: string, fields: object = {}) => ({
  matchId,
  liveRoomId: 'r1',
  liveStatus: 1,
  matchSource: '164',
  startDate: NOW,
  watcherCount: 10,
  askedAt: 10_000,
  ...fields,
});
const room = (on: object | undefined): Room =>
  ({ host: undefined, view: { kind: 'open', show: on }, refusal: undefined }) as unknown as Room;

const open = (on: Room | undefined, matchId = '') => {
  const fake = fakeServices({ hostSchedule: () => [show('m2', { liveStatus: 0 }), show('m3', { liveStatus: 2 })] });
  const audience = currentAudience(fake.services);
  const rooms = fake.services.stores.get(roomStore);
  const tell = (serverNow: number, liveRoomId = 'r1') =>
    act(() => applyRooms(rooms, [{ liveRoomId, serverNow, watcherCount: 99 }]));
  return { ...fake, tell, hook: runHook(fake, () => useShown('h1', on, audience, matchId)) };
};

describe('how many watch', () => {
  it.each([
    ['a push from after the reading', 10_001, 'r1', 99],
    ['one within the second that clocks cannot tell', 9_500, 'r1', 99],
    ['one from before it is in it', 8_900, 'r1', 10],
    ['one of another room', 10_001, 'r2', 10],
  ])('%s', (_clause, serverNow, liveRoomId, viewers) => {
    const { hook, tell } = open(room(show('m1')));
    tell(serverNow, liveRoomId);
    expect(hook.current.viewers).toBe(viewers);
  });

  it('of a closed room nobody knows', () => {
    const closed = { ...room(undefined), view: { kind: 'closed', reason: 'private' } } as Room;
    expect(open(closed).hook.current).toMatchObject({ show: undefined, viewers: undefined });
  });
});

describe('the match that the address names', () => {
  it.each([
    ['none', ''],
    ['the one that is on', 'm1'],
  ])('%s: nothing is looked up', async (_clause, matchId) => {
    const { calls, hook } = open(room(show('m1')), matchId);
    await act(async () => {});
    expect(hook.current.shown.kind).toBe('live');
    expect(calls('hostSchedule')).toEqual([]);
  });

  it('another that is to come is announced beside what is on air', async () => {
    const { hook } = open(room(show('m1')), 'm2');
    await waitFor(() => expect(hook.current.shown).toMatchObject({ kind: 'live', wanted: { matchId: 'm2' } }));
  });

  it('in an empty room it is what is to come', async () => {
    const { hook } = open(room(undefined), 'm2');
    await waitFor(() => expect(hook.current.shown).toMatchObject({ kind: 'soon', show: { matchId: 'm2' } }));
  });

  it('one that is over is announced nowhere', async () => {
    const { calls, hook } = open(room(show('m1')), 'm3');
    await waitFor(() => expect(calls('hostSchedule')).toHaveLength(1));
    await act(async () => {});
    expect(hook.current.shown).toMatchObject({ kind: 'live', wanted: undefined });
  });

  it('of a room that is not read yet nothing is asked', async () => {
    const { calls, hook } = open(undefined, 'm2');
    await act(async () => {});
    expect(hook.current.shown.kind).toBe('idle');
    expect(calls('hostSchedule')).toEqual([]);
  });
});
