import type { StoreApi } from 'zustand/vanilla';
import type { ServerClock } from '../../http/server-clock';
import { keepNewest } from '../../socket/latest-per-key';
import type { Pushes } from '../../socket/push-router';
import type { MatchState } from './match-store';

/** Scores and clocks, for whatever feature shows a match; they tell the server's time as well. */
export function matchPushes(store: StoreApi<MatchState>, clock: ServerClock): Pushes {
  const matches = keepNewest(store, ({ matchId }) => matchId);
  return {
    table: {
      'live/match': (message) => {
        clock.hear(message.serverNow);
        matches.put(message);
      },
    },
    forget: matches.stop,
  };
}
