import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl/react';
import { useMember } from '../../../domains/session/use-member';
import { walletQuery } from '../../../domains/wallet/wallet-query';
import { useFormats } from '../../../i18n/use-formats';
import { mallTarget, targetHref } from '../../../rules/shell/navigation-targets';
import { useServices } from '../../../services/services';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog';

interface ShortOfCoinsProps {
  /** Coins. */
  readonly price: number;
  readonly onClose: () => void;
}

/** The coins do not reach: what there is, read again as the server may have refused for another reason, and the way to the mall. */
export function ShortOfCoins({ price, onClose }: ShortOfCoinsProps) {
  const t = useTranslations('buy');
  const { money } = useFormats();
  const services = useServices();
  const { data: wallet, isFetching, refetch } = useQuery(walletQuery(services, useMember()));
  useEffect(() => void refetch(), [refetch]);
  // A balance that would do is no reason to tell: it is old, or not what the server goes by.
  const balance = isFetching || wallet?.balance === undefined || wallet.balance >= price ? undefined : wallet.balance;
  return (
    <ConfirmDialog
      title={t('shortTitle')}
      text={
        balance === undefined
          ? t('shortUnknown', { price: money(price) })
          : t('shortText', { balance: money(balance), price: money(price) })
      }
      confirm={t('getCoins')}
      onConfirm={() => {
        onClose();
        services.openLink(targetHref(mallTarget('coins')));
      }}
      onCancel={onClose}
    />
  );
}
