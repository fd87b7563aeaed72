import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Tip } from '../../contract/tip/tip';
import { saleEnd } from '../../rules/tip/tip-view-model';
import { useServices } from '../../services/services';
import { cx } from '../../ui/cx';
import { PageIcon } from '../../ui/media/page-icon';
import layout from '../../ui/theme/layout.module.css';
import text from '../../ui/theme/text.module.css';
import styles from './sale-end.module.css';

/** Minutes are shown: no more often is needed. */
const LOOK_EVERY_MS = 30_000;

interface SaleEndsProps {
  readonly tip: Pick<Tip, 'isBuy' | 'isOnSale' | 'result' | 'saleEndTime'>;
  /** In its place. */
  readonly children?: ReactNode;
}

/** The time left to buy a tip; something else if it was bought, or nobody knows. */
export function SaleEnds({ tip, children }: SaleEndsProps) {
  const t = useTranslations('numbers');
  const { now } = useServices();
  const [at, setAt] = useState(now);
  const end = tip.isBuy ? undefined : saleEnd(tip, at);
  const isRunning = end !== undefined;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setAt(now()), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isRunning, now]);
  if (end === undefined) return children;
  const { hours, minutes, isSoon } = end;
  return (
    <span className={cx(layout.paired, text.num, isSoon && styles.soon)}>
      <PageIcon name="clock" size={14} />
      {hours === 0 ? t('saleEndsSoon', { minutes }) : t('saleEnds', { hours, minutes })}
    </span>
  );
}
