import type { QueryClient } from '@tanstack/react-query';
import { walletKeys } from '../../../domains/wallet/wallet-query';
import { tipKeys } from '../tip-keys';

/** After a purchase: what was read before it is old, whatever its age, and is read when it is next shown. */
export function outdateReadings(client: QueryClient, uid: string, messageId: string): void {
  void client.invalidateQueries({ queryKey: walletKeys.of(uid) });
  // Screens of tips that are shown are asked by the tip store's flag (use-forced-refresh.ts): here they would be read twice.
  for (const queryKey of [tipKeys.detail(uid, messageId), tipKeys.allOrders(uid)])
    void client.invalidateQueries({ queryKey, refetchType: 'none' });
}
