import { useTranslations } from 'use-intl/react';
import { Icon } from '../../ui/media/icon';
import styles from './service-float.module.css';

interface ServiceFloatProps {
  /** Something new waits there. */
  readonly hasDot: boolean;
  /** The bubble's words; undefined: no bubble. */
  readonly bubble: string | undefined;
  readonly onOpen: () => void;
  readonly onDismiss: () => void;
}

/** Customer service over the lower corner, with a bubble that can be sent away for the day. */
export function ServiceFloat({ hasDot, bubble, onOpen, onDismiss }: ServiceFloatProps) {
  const t = useTranslations('service');
  return (
    <aside className={styles.float} aria-label={t('label')}>
      {bubble !== undefined && (
        <div className={styles.bubble} role="status">
          <button type="button" className={styles.words} onClick={onOpen}>
            {bubble}
          </button>
          <button type="button" className={styles.dismiss} aria-label={t('dismiss')} onClick={onDismiss}>
            <Icon name="close" />
          </button>
        </div>
      )}
      <button type="button" className={styles.button} aria-label={hasDot ? t('openNew') : t('open')} onClick={onOpen}>
        <Icon name="headset" size={24} />
        {hasDot && <span className={styles.dot} />}
      </button>
    </aside>
  );
}
