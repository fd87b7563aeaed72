import { useQueryClient } from '@tanstack/react-query';
import type { RankingConfig } from '../../../contract/ranking/ranking';
import { ownOf } from '../../../services/own-map';
import { useStore } from '../../../services/store-registry';
import { isSince } from '../../../services/toggle';
import { rankingKeys } from '../ranking-keys';
import { BETS, rankingStore } from '../ranking-store';

/**
 * The switch that shows the member's bets: at once, back when it fails, and read again with the rankings.
 * `isRead`: what the server said at `readAt` (Unix ms); undefined, it does not say.
 */
export function useVisibility(member: string, isRead: boolean | undefined, readAt: number) {
  const client = useQueryClient();
  const own = useStore(rankingStore, (state) => ownOf(state.visibility, member, BETS));
  const show = useStore(rankingStore, (state) => state.show);
  const isShown = isRead !== undefined && own !== undefined && isSince(own.at, readAt) ? own.isShown : isRead;
  return {
    isShown,
    isBusy: own !== undefined && own.at === undefined,
    async turn() {
      const visible = isShown !== true;
      if (!(await show(visible))) return;
      // The reading says it too: by the server's clock, which is known to a second, the tap may be older than its reading.
      client.setQueryData<RankingConfig>(rankingKeys.config(member), (config) => config && { ...config, visible });
      await client.invalidateQueries({ queryKey: rankingKeys.lists(member) });
    },
  };
}
