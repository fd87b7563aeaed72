import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { serviceStore } from '../../domains/service/service-store';
import { useServices } from '../../services/services';
import { useStore } from '../../services/store-registry';
import { Icon } from '../../ui/media/icon';
import styles from './customer-service.module.css';
import { ServiceBubble, sendAway } from './service-bubble';

/** A page is looked at before something opens over it. */
const BUBBLE_WAITS_MS = 6_000;

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

/** Customer service: icon, red dot, and a bubble that stays away for the day once closed. The host fills it. */
export function CustomerService() {
  const t = useTranslations('service');
  const { hasService, openService, options, stores } = useServices();
  const { redDot, notice } = useStore(serviceStore, (state) => state);
  const [isAway, setIsAway] = useState(false);
  const [hasWaited, setHasWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasWaited(true), BUBBLE_WAITS_MS);
    return () => clearTimeout(timer);
  }, []);
  const open = () => {
    if (notice !== null) {
      sendAway(options.basename);
      setIsAway(true);
    }
    if (redDot) stores.get(serviceStore).setState({ redDot: false });
    openService();
  };
  if (!hasService()) return null;
  return (
    <ServiceFloat
      hasDot={redDot}
      bubble={
        notice !== null &&
        !isAway &&
        hasWaited && (
          <ServiceBubble key={notice} text={notice || t('benefit')} onOpen={open} onDismiss={() => setIsAway(true)} />
        )
      }
      onOpen={open}
    />
  );
}
