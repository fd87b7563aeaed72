import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { serviceStore } from '../../domains/service/service-store';
import { useServices } from '../../services/services';
import { Icon } from '../../ui/media/icon';
import { dismissBubble, isBubbleDismissed } from './bubble-cookie';
import styles from './service-bubble.module.css';
import { useIsClear } from './use-is-clear';

/** It has been read by then; the red dot stays. */
const FOLDS_AFTER_MS = 8_000;

/** Until the end of the user's day. */
export const sendAway = (basename: string): void => dismissBubble(document, basename, Date.now());

interface ServiceBubbleProps {
  readonly text: string;
  readonly onOpen: () => void;
  /** Sent away for the day. */
  readonly onDismiss: () => void;
}

/** Beside the customer service: a benefit. Stands where it covers no score and no button, folds by itself, can be sent away. */
export function ServiceBubble({ text, onOpen, onDismiss }: ServiceBubbleProps) {
  const t = useTranslations('service');
  const { options, stores } = useServices();
  const bubble = useRef<HTMLDivElement>(null);
  const [isFolded, setIsFolded] = useState(
    () => isBubbleDismissed(document) || stores.get(serviceStore).getState().told === text,
  );
  const isFree = useIsClear(bubble, !isFolded);
  useEffect(() => {
    if (isFolded || !isFree) return;
    // Seen: the next page does not open it again.
    stores.get(serviceStore).setState({ told: text });
    const timer = setTimeout(() => setIsFolded(true), FOLDS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isFolded, isFree, stores, text]);
  if (isFolded) return null;
  return (
    <div ref={bubble} className={styles.bubble} role="status" hidden={!isFree}>
      <button type="button" className={styles.words} onClick={onOpen}>
        {text}
      </button>
      <button
        type="button"
        className={styles.dismiss}
        aria-label={t('dismiss')}
        onClick={() => {
          sendAway(options.basename);
          onDismiss();
        }}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
