import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Tip } from '../../../contract/tip/tip';
import { useServices } from '../../../services/services';
import { cx } from '../../../ui/cx';
import { PageIcon } from '../../../ui/media/page-icon';
import text from '../../../ui/theme/text.module.css';
import { saleEnd } from '../data/tip-order';
import styles from './sale-end.module.css';

/** Minutes are shown: no more often is needed. */
const LOOK_EVERY_MS = 30_000;

/** The time left to buy a tip; nothing if unknown. */
export function SaleEnds({ tip }: { readonly tip: Pick<Tip, 'isOnSale' | 'result' | 'saleEndTime'> }) {
  const t = useTranslations('numbers');
  const { now } = useServices();
  const [at, setAt] = useState(now);
  const end = saleEnd(tip, at);
  const isRunning = end !== undefined;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setAt(now()), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isRunning, now]);
  if (end === undefined) return null;
  const { hours, minutes, isSoon } = end;
  return (
    <span className={cx(styles.end, text.num, isSoon && styles.soon)}>
      <PageIcon name="clock" size={14} />
      {hours === 0 ? t('saleEndsSoon', { minutes }) : t('saleEnds', { hours, minutes })}
    </span>
  );
}
