import { useTranslations } from 'use-intl/react';
import { Icon } from './icon';
import styles from './service-float.module.css';

interface ServiceFloatProps {
  /** New notices; 0 shows no dot. */
  readonly unread: number;
  readonly hasBubble: boolean;
  readonly onOpen: () => void;
  readonly onDismiss: () => void;
}

/** Customer service over the lower corner, with a bubble that can be sent away for the day. */
export function ServiceFloat({ unread, hasBubble, onOpen, onDismiss }: ServiceFloatProps) {
  const t = useTranslations('service');
  return (
    <aside className={styles.float} aria-label={t('label')}>
      {hasBubble && (
        <div className={styles.bubble} role="status">
          <button type="button" className={styles.words} onClick={onOpen}>
            {t('benefit')}
          </button>
          <button type="button" className={styles.dismiss} aria-label={t('dismiss')} onClick={onDismiss}>
            <Icon name="close" />
          </button>
        </div>
      )}
      <button
        type="button"
        className={styles.button}
        aria-label={unread > 0 ? t('openUnread', { unread }) : t('open')}
        onClick={onOpen}
      >
        <Icon name="headset" size={24} />
        {unread > 0 && <span className={styles.dot} />}
      </button>
    </aside>
  );
}
