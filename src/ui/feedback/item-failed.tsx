import { useTranslations } from 'use-intl/react';
import styles from './state.module.css';

/** Stands for an item of a list that cannot be drawn. */
export function ItemFailed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslations();
  return (
    <p className={styles.item}>
      {t('state.itemFailed')}
      <button type="button" className={styles.again} onClick={onRetry}>
        {t('action.retry')}
      </button>
    </p>
  );
}
