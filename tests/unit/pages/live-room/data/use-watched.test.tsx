import { renderHook } from '@testing-library/react';
import { watchedStore } from '../../../../../src/domains/room/watched-store';
import { useWatched } from '../../../../../src/pages/live-room/data/use-watched';
import type { PlayerPhase } from '../../../../../src/pages/live-room/player/playback/playback-state';
import { ServicesContext } from '../../../../../src/services/services';
import { fakeServices } from '../../../../support/unit/fake-services';

// docs/product.md, section 5: one picture and one sound at a time.
function enter(hostId: string, phase: PlayerPhase) {
  const { services } = fakeServices({});
  const watched = services.stores.get(watchedStore);
  watched.setState({ hostId: 'h1', isMuted: false });
  const room = renderHook(({ now }) => useWatched(hostId, true, now), {
    initialProps: { now: phase },
    wrapper: ({ children }) => <ServicesContext value={services}>{children}</ServicesContext>,
  });
  return { watched: watched.getState, now: (next: PlayerPhase) => room.rerender({ now: next }) };
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
