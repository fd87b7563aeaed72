import { useTranslations } from 'use-intl/react';
import { Spinner } from './spinner';
import styles from './spinner.module.css';

/** Covers the page while something must be waited for; seen after 300 ms only, most waits are shorter. */
export function LoadingOverlay() {
  const t = useTranslations('state');
  return (
    <div className={styles.overlay} role="status">
      <div className={styles.box}>
        <Spinner />
        {t('loading')}
      </div>
    </div>
  );
}
