import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { Icon } from '../../ui/media/icon';
import styles from './service-float.module.css';

interface ServiceFloatProps {
  /** Something new waits there. */
  readonly hasDot: boolean;
  readonly bubble: ReactNode;
  readonly onOpen: () => void;
}

/** Customer service over the lower corner, with room for a bubble. */
export function ServiceFloat({ hasDot, bubble, onOpen }: ServiceFloatProps) {
  const t = useTranslations('service');
  return (
    <aside className={styles.float} aria-label={t('label')}>
      {bubble}
      <button type="button" className={styles.button} aria-label={hasDot ? t('openNew') : t('open')} onClick={onOpen}>
        <Icon name="headset" size={24} />
        {hasDot && <span className={styles.dot} />}
      </button>
    </aside>
  );
}
