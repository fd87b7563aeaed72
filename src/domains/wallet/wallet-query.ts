import { queryOptions } from '@tanstack/react-query';
import { goldBalance, goldDailyLimit } from '../../contract/wallet/calls-wallet';
import type { Services } from '../../services/services';

/** The member's coins to spend; a part that does not come is not shown. */
export interface Wallet {
  readonly balance: number | undefined;
  readonly limit: number | undefined;
  /** Coins that may still be spent today (decisions.md, daily limit). */
  readonly left: number | undefined;
}

export const walletKeys = { of: (uid: string) => ['wallet', uid] as const };

export const walletQuery = ({ call }: Services, uid: string) =>
  queryOptions({
    queryKey: walletKeys.of(uid),
    queryFn: async ({ signal }): Promise<Wallet> => {
      const [gold, day] = await Promise.all([
        call(goldBalance, {}, { signal, quiet: true }),
        call(goldDailyLimit, {}, { signal, quiet: true }).catch(() => undefined),
      ]);
      const left = day && Math.max(0, day.limit - day.used);
      return { balance: gold.balance, limit: day?.limit, left };
    },
    enabled: uid !== '',
  });
