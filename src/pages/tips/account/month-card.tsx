import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { BuyHint } from '../../../domains/wallet/buy-bar';
import { useFormats } from '../../../i18n/use-formats';
import { monthDayOf } from '../../../i18n/wall-time';
import { useServices } from '../../../services/services';
import { useStore } from '../../../services/store-registry';
import { Button } from '../../../ui/controls/button';
import { InputField } from '../../../ui/controls/input-bar';
import { RadioChips } from '../../../ui/controls/radio-chips';
import { cx } from '../../../ui/cx';
import { PaddedCard } from '../../../ui/layout/padded-card';
import { KeyValues } from '../../../ui/lists/key-values';
import { Sheet } from '../../../ui/overlays/sheet';
import text from '../../../ui/theme/text.module.css';
import styles from './account.module.css';
import { MOST_COINS, monthLimit, useMonthName } from './month-check';
import { limitState, type MonthSpent, monthAfter, monthSpent } from './month-limit';
import type { BoughtTip } from './tip-account';

const CHOICES = ['200', '400', '600', '1000'] as const;

/** Sets the limit of the month, changes it, or takes it away. */
function LimitSheet({ spent, onClose }: { readonly spent: MonthSpent; readonly onClose: () => void }) {
  const t = useTranslations('limit');
  const unit = useTranslations('tips');
  const { money } = useFormats();
  const { value: limit, change } = useStore(monthLimit, (state) => state);
  const month = useMonthName()(spent.month);
  const [typed, setTyped] = useState(limit === undefined ? '' : String(limit));
  const coins = /^0*[1-9]\d{0,5}$/.test(typed.trim()) ? Number(typed) : undefined;
  const isWrong = typed !== '' && coins === undefined;
  const left = coins === undefined ? undefined : limitState(coins, spent.used).left;
  const rows = [
    [t('netOf', { month }), spent.used],
    [t('leftAfter', { limit: money(coins) }), left],
    [t('average'), spent.average],
  ] as const;
  const known = rows.flatMap(([label, value]) =>
    value === undefined ? [] : { label, value: unit('coins', { coins: money(value) }) },
  );
  const set = (next: number | undefined) => {
    change(() => next);
    onClose();
  };
  return (
    <Sheet title={t('title')} onClose={onClose}>
      <RadioChips
        label={t('field')}
        choices={CHOICES.map((value) => ({ value, label: money(Number(value)) }))}
        value={CHOICES.find((value) => Number(value) === coins)}
        onSelect={setTyped}
      />
      <div className={styles.own}>
        <span aria-hidden="true">{t('own')}</span>
        <InputField
          value={typed}
          inputMode="numeric"
          aria-label={t('field')}
          aria-invalid={isWrong}
          onChange={({ target }) => setTyped(target.value)}
        />
        <span aria-hidden="true">{t('unit')}</span>
      </div>
      <KeyValues rows={known} />
      <BuyHint isWarning={isWrong}>{isWrong ? t('wrong', { most: money(MOST_COINS) }) : t('note')}</BuyHint>
      <div className={styles.acts}>
        <Button variant="quiet" size="lg" onClick={() => set(undefined)}>
          {t('none')}
        </Button>
        <Button size="lg" disabled={coins === undefined} onClick={() => set(coins)}>
          {t('save')}
        </Button>
      </div>
    </Sheet>
  );
}

/** The used share of the limit, as a bar and in words. */
function Used({ spent, limit }: { readonly spent: MonthSpent; readonly limit: number }) {
  const t = useTranslations('limit');
  const { money } = useFormats();
  const { left, over, tone } = limitState(limit, spent.used);
  const words = { used: money(spent.used), limit: money(limit), left: money(left), over: money(over) };
  return (
    <>
      <progress
        className={cx(styles.bar, tone !== 'fine' && styles.near)}
        max={limit}
        value={Math.min(limit, spent.used)}
        aria-label={t('used', words)}
      />
      <p className={styles.used}>
        <b className={text.num}>{t(over > 0 ? 'over' : tone === 'near' ? 'near' : 'left', words)}</b>
        <span className={text.num}>{t('used', words)}</span>
      </p>
      {tone === 'reached' && <BuyHint isWarning>{t('reached')}</BuyHint>}
    </>
  );
}

/** The member's own limit of the month: how much of it is used, or the way to one. */
export function MonthCard({ tips }: { readonly tips: readonly BoughtTip[] }) {
  const t = useTranslations('limit');
  const { money } = useFormats();
  const { now } = useServices();
  const nameOf = useMonthName();
  const limit = useStore(monthLimit, ({ value }) => value);
  const [isOpen, setOpen] = useState(false);
  const spent = monthSpent(tips, now());
  const [look, kind] = limit === undefined ? (['soft', 'set'] as const) : (['quiet', 'change'] as const);
  const words = {
    month: nameOf(spent.month),
    spent: money(spent.spent),
    back: money(spent.refunded),
    net: money(spent.used),
    date: monthDayOf(`${monthAfter(spent.month, 1)}-01`),
  };
  return (
    <PaddedCard>
      <section className={styles.limit} aria-label={t('title')}>
        <h2 className={styles.head}>
          {t(limit === undefined ? 'title' : 'month', words)}
          <Button size="sm" variant={look} aria-label={t(`${kind}Label`)} onClick={() => setOpen(true)}>
            {t(kind)}
          </Button>
        </h2>
        {limit === undefined ? <p className={styles.intro}>{t('intro')}</p> : <Used spent={spent} limit={limit} />}
        <p className={text.meta}>
          {[t(limit === undefined ? 'soFar' : 'foot', words), spent.isWhole ? '' : t('partly')].join(' ')}
        </p>
      </section>
      {isOpen && <LimitSheet spent={spent} onClose={() => setOpen(false)} />}
    </PaddedCard>
  );
}
