import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { useMember } from '../../domains/session/use-member';
import { useFormats } from '../../i18n/use-formats';
import { isSettled } from '../../rules/tip/tip-view-model';
import { useServices } from '../../services/services';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/media/icon';
import { PageIcon } from '../../ui/media/page-icon';
import layout from '../../ui/theme/layout.module.css';
import text from '../../ui/theme/text.module.css';
import styles from './mine.module.css';
import { mineOrdersQuery } from './mine-queries';

/** A result is new this long. */
const NEW_FOR_MS = 24 * 3_600_000;

/** The way to the member's orders: how many wait, and how many were settled within a day. */
export function MineOrders() {
  const t = useTranslations();
  const { count } = useFormats();
  const services = useServices();
  const { data } = useQuery(mineOrdersQuery(services, useMember()));
  const isNew = ({
    result,
    settleTime = 0,
  }: {
    result: Parameters<typeof isSettled>[0];
    settleTime?: number | undefined;
  }) => isSettled(result) && settleTime > services.now() - NEW_FOR_MS;
  const fresh = data?.newest.filter(isNew).length ?? 0;
  const words = [
    data?.waiting !== undefined && data.waiting > 0 && t('mine.waiting', { orders: count(data.waiting) }),
    fresh > 0 && t('mine.settled', { orders: fresh }),
  ];
  return (
    <nav className={styles.top} aria-label={t('mine.ways')}>
      <Link to={services.paths.myOrders()} className={styles.orders}>
        <span className={styles.gold}>
          <PageIcon name="order" size={24} />
        </span>
        <span className={layout.grow}>
          <b>{t('pages.myOrders')}</b>
          <span className={cx(text.meta, text.num)}>{words.filter(Boolean).join(' · ')}</span>
        </span>
        <Icon name="right" size={16} />
      </Link>
    </nav>
  );
}
