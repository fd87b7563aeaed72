import { useTranslations } from 'use-intl/react';
import { REFUND_STATUS } from '../../../contract/codes';
import { useFormats } from '../../../i18n/use-formats';

interface Refunded {
  readonly refundStatus?: number | undefined;
  readonly refundGold?: number | undefined;
}

/** The refund of an order, paid or on its way; nothing without one. */
export function useRefundLabels({ refundStatus, refundGold }: Refunded): string | undefined {
  const t = useTranslations('tip');
  const { money } = useFormats();
  if (refundStatus === REFUND_STATUS.given) return t('refunded', { coins: money(refundGold) });
  return refundStatus === REFUND_STATUS.due ? t('refundDue', { coins: money(refundGold) }) : undefined;
}
