import { useTranslations } from 'use-intl/react';
import { BookButton } from '../../domains/anchor/book-button';
import { useFormats } from '../../i18n/use-formats';
import { useServices } from '../../services/services';
import styles from './live-room.module.css';
import type { PlannedShow } from './schedule-query';
import { useVersus } from './use-versus';

/** The way here named another match than the one on air: when it begins, and to be reminded. */
export function WantedNotice({ show }: { readonly show: PlannedShow }) {
  const t = useTranslations('room');
  const { matchTime } = useFormats();
  const { now } = useServices();
  const match = useVersus()(show);
  return (
    <div className={styles.wanted}>
      <span className={styles.grow}>{t('wanted', { match, time: matchTime(show.startDate, now()) })}</span>
      <BookButton matchId={show.matchId} match={match} place="row" />
    </div>
  );
}
