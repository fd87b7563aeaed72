import { renderHook } from '@testing-library/react';
import { watchedLately } from '../../../../../src/domains/room/watched-lately';
import { watchedStore } from '../../../../../src/domains/room/watched-store';
import { useWatched, withRoom } from '../../../../../src/pages/live-room/data/use-watched';
import type { PlayerPhase } from '../../../../../src/pages/live-room/player/playback/playback-state';
import { ServicesContext } from '../../../../../src/services/services';
import { fakeServices } from '../../../../support/unit/fake-services';

const SHOW = { matchId: 'm1', liveStatus: 1 } as never;

// docs/product.md, section 5: one picture and one sound at a time.
function enter(hostId: string, phase: PlayerPhase, show = SHOW) {
  const { services } = fakeServices({});
  const watched = services.stores.get(watchedStore);
  watched.setState({ hostId: 'h1', isMuted: false });
  const room = renderHook(({ now }) => useWatched(hostId, show, now), {
    initialProps: { now: phase },
    wrapper: ({ children }) => <ServicesContext value={services}>{children}</ServicesContext>,
  });
  const lately = () => watchedLately.read(services.storage).map(({ id }) => id);
  return { lately, watched: watched.getState, now: (next: PlayerPhase) => room.rerender({ now: next }) };
}

test('another room that is entered ends the mini player of the last, whose choice of sound stays', () => {
  const { watched, now } = enter('h2', 'loading');
  expect(watched()).toMatchObject({ hostId: undefined, isMuted: false, visited: ['h2'] });
  now('playing');
  expect(watched()).toMatchObject({ hostId: 'h2', isMuted: false });
});

test('a room that stands still leaves no mini player behind', () => {
  const { watched, now } = enter('h2', 'playing');
  now('paused');
  expect(watched().hostId).toBeUndefined();
});

test('a public room whose picture has played is remembered [watched lately.1]', () => {
  const { lately, now } = enter('h2', 'loading');
  expect(lately()).toEqual([]);
  now('playing');
  expect(lately()).toEqual(['h2']);
});

test('a private room stays nowhere [watched lately.1]', () => {
  const { lately } = enter('h2', 'playing', { matchId: 'm1', liveStatus: 1, liveUserGroupId: 8801 } as never);
  expect(lately()).toEqual([]);
});

test('each host once, the last one first, eight of them [watched lately.1]', () => {
  const all = ['a', 'b', 'a', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
  const rooms = all.reduce<ReturnType<typeof withRoom>>((before, id, at) => withRoom(before, { id, at }), []);
  expect(rooms.map(({ id }) => id).join('')).toBe('ihgfedca');
});
