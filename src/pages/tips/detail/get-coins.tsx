import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl/react';
import { useMember } from '../../../domains/session/use-member';
import { walletQuery } from '../../../domains/wallet/wallet-query';
import { mallTarget, targetHref } from '../../../rules/shell/navigation-targets';
import { useServices } from '../../../services/services';
import { useRefetch } from '../../../services/use-live';
import { Button } from '../../../ui/controls/button';

/** The member's coins, read again: some may have come since. */
export function useFreshWallet() {
  const services = useServices();
  const query = useQuery(walletQuery(services, useMember()));
  const { refetch } = query;
  useEffect(() => void refetch(), [refetch]);
  useRefetch('screen', refetch);
  return query;
}

/** Opens the portal's mall. */
export function useMall(): () => void {
  const { openLink } = useServices();
  return () => openLink(targetHref(mallTarget('coins')));
}

/** In the place of the way to pay, while the coins do not reach. */
export function GetCoins() {
  const t = useTranslations('buy');
  const toMall = useMall();
  useFreshWallet();
  return (
    <Button size="lg" block data-autofocus="" onClick={toMall}>
      {t('getCoins')}
    </Button>
  );
}
