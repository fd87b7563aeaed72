import { useLocale, useTranslations } from 'use-intl/react';
import * as v from 'valibot';
import { useFormats } from '../../../i18n/use-formats';
import { HELP_TARGET, targetHref } from '../../../rules/shell/navigation-targets';
import { defineKept } from '../../../services/kept';
import { useServices } from '../../../services/services';
import { useStore } from '../../../services/store-registry';
import { Button } from '../../../ui/controls/button';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog';
import { limitState, monthSpent } from './month-limit';
import { useAccount } from './use-account';

export const MOST_COINS = 999_999;
const coins = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_COINS));
/** Coins that the member means to spend on tips a month at most; kept on this device. */
export const monthLimit = defineKept('month-limit', coins, undefined, 'member');

/** The name of a month such as 2025-03, in the language at hand. */
export function useMonthName(): (month: string) => string {
  const locale = useLocale();
  // A long Chinese month is a word; the app says its number.
  const month = locale.startsWith('zh') ? 'short' : 'long';
  // Made when a name is asked for: a purchase without a limit would wait for it.
  const format = () => new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' });
  return (month) => format().format(Date.parse(`${month}-15T00:00:00Z`));
}

/** A line of the offer about the member's own limit, with a warning where the purchase goes beyond it or nobody knows; undefined without a limit. */
export function useMonthCheck(price: number) {
  const t = useTranslations('limit');
  const { money } = useFormats();
  const { now } = useServices();
  const nameOf = useMonthName();
  const limit = useStore(monthLimit, ({ value }) => value);
  const { tips, query } = useAccount(limit !== undefined);
  if (limit === undefined) return undefined;
  const { used, isWhole, ...spent } = monthSpent(tips ?? [], now());
  const words = { month: nameOf(spent.month), limit: money(limit), total: money(used + price) };
  const label = t('line', words);
  if (tips === undefined || !isWhole || query.isError)
    return { row: { label, value: t('unread') }, warning: t('unknown', words) };
  const { over } = limitState(limit, used + price);
  return {
    row: { label, value: t('lineLeft', { ...words, left: money(limitState(limit, used).left) }) },
    warning: over > 0 ? t('beyond', { ...words, over: money(over) }) : undefined,
  };
}

type Answers = Readonly<Record<'onBuy' | 'onCancel', () => void>>;

/** Asks once more before a purchase beyond the member's own limit, and never stands in its way. */
export function MonthAsk({ warning, onBuy, onCancel }: Answers & { readonly warning: string }) {
  const t = useTranslations();
  const { openLink } = useServices();
  return (
    <ConfirmDialog
      title={t('limit.ask')}
      text={warning}
      cancel={t('limit.notNow')}
      confirm={t('limit.anyway')}
      isDestructive
      onConfirm={onBuy}
      onCancel={onCancel}
    >
      <Button variant="quiet" onClick={() => openLink(targetHref(HELP_TARGET))}>
        {t('tips.help')}
      </Button>
    </ConfirmDialog>
  );
}
