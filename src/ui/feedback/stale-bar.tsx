import { useTranslations } from 'use-intl/react';
import { cx } from '../cx';
import { Icon } from '../media/icon';
import styles from '../theme/hint-bar.module.css';
import text from '../theme/text.module.css';

interface StaleBarProps {
  readonly isOffline: boolean;
  /** Time of the shown reading, HH:mm. */
  readonly stamp: string;
  readonly onRefresh: () => void;
}

/** Says that the shown data are not the newest; a tap asks again. */
export function StaleBar({ isOffline, stamp, onRefresh }: StaleBarProps) {
  const t = useTranslations();
  return (
    <div className={styles.around}>
      <div className={styles.bar} role="status">
        <Icon name={isOffline ? 'wifi' : 'alert'} size={18} />
        <span className={styles.words}>{t(isOffline ? 'state.stale' : 'state.staleData')}</span>
        <span className={cx(styles.stamp, text.num)}>{stamp}</span>
        <button type="button" className={styles.button} onClick={onRefresh}>
          {t('action.refresh')}
        </button>
      </div>
    </div>
  );
}
