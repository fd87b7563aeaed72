import type { StoreApi } from 'zustand/vanilla';
import type { MatchPush } from '../../contract/push/push';
import type { ServerClock } from '../../http/server-clock';
import { createLatestPerKey } from '../../socket/latest-per-key';
import type { Pushes } from '../../socket/push-router';
import { applyMatches, type MatchState } from './match-store';

/** Scores and clocks, for whatever feature shows a match; they tell the server's time as well. */
export function matchPushes(store: StoreApi<MatchState>, clock: ServerClock): Pushes {
  const matches = createLatestPerKey<MatchPush>({
    keyOf: (message) => message.matchId,
    orderOf: (message) => message.serverNow,
    apply: (messages) => applyMatches(store, messages),
  });
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
