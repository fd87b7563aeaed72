import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../controls/button';
import { Spinner } from '../media/spinner';
import styles from '../media/spinner.module.css';
import { useElapsed } from './use-elapsed';

/** Most waits are shorter: nothing is made for them. */
const SEEN_AFTER_MS = 300;
/** From then on the wait is admitted (decisions.md, skeleton). */
const SLOW_AFTER_MS = 10_000;

interface LoadingOverlayProps {
  /** Offered once it takes long; without it there is nothing but to wait. */
  readonly onRetry?: () => void;
}

/** Covers the page while something must be waited for; seen after 300 ms only, most waits are shorter. */
export function LoadingOverlay({ onRetry }: LoadingOverlayProps) {
  const t = useTranslations();
  const isSeen = useElapsed(SEEN_AFTER_MS);
  // Counts the waits: a retry begins a new one.
  const [wait, setWait] = useState({ round: 0, isSlow: false });
  const { round, isSlow } = wait;
  useEffect(() => {
    const timer = setTimeout(() => setWait({ round, isSlow: true }), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [round]);
  const retry = () => {
    setWait({ round: round + 1, isSlow: false });
    onRetry?.();
  };
  if (!isSeen) return null;
  return (
    <div className={styles.overlay} role="status">
      <div className={styles.box}>
        <Spinner />
        {t(isSlow ? 'state.stillLoading' : 'state.loading')}
        {isSlow && onRetry !== undefined && (
          <Button variant="soft" size="sm" onClick={retry}>
            {t('action.retry')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The same before there are words to say it with. */
export function WordlessOverlay() {
  if (!useElapsed(SEEN_AFTER_MS)) return null;
  return (
    <div className={styles.overlay} aria-busy="true">
      <div className={styles.box}>
        <Spinner />
      </div>
    </div>
  );
}
