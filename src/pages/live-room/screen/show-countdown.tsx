import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { TimeLeft } from '../../../domains/match/time-left';
import { useTicked } from '../../../services/use-ticked';
import styles from './room-screen.module.css';

/** A host who is late: the room is read again this often. */
const LATE_READ_MS = 20_000;

interface ShowCountdownProps {
  /** Unix ms, server time. */
  readonly at: number;
  /** The time has come, and now and then while the host is late. */
  readonly onDue: () => void;
}

/** The time until the show, on server time; once it is due the room is read again. */
export function ShowCountdown({ at, onDue }: ShowCountdownProps) {
  const t = useTranslations('room');
  const isDue = useTicked((now) => now >= at);
  const latest = useRef(onDue);
  useEffect(() => {
    latest.current = onDue;
  }, [onDue]);
  useEffect(() => {
    if (!isDue) return;
    latest.current();
    const timer = setInterval(() => latest.current(), LATE_READ_MS);
    return () => clearInterval(timer);
  }, [isDue]);
  if (isDue) return <span>{t('soonNow')}</span>;
  return (
    <span className={styles.left}>
      {t('soon')} <TimeLeft at={at} />
    </span>
  );
}
