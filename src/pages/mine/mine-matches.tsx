import { useTranslations } from 'use-intl/react';
import { useSubscribed } from '../../domains/anchor/use-subscribed';
import { CalendarButton, useMatchCalendar } from '../../domains/match/match-calendar';
import { MatchRow } from '../../domains/match/row/match-row';
import type { RowMatch } from '../../domains/match/row-match';
import { useVersus } from '../../domains/match/use-versus';
import { useFormats } from '../../i18n/use-formats';
import { useServices } from '../../services/services';
import { Card } from '../../ui/layout/section';
import { TitledSection } from '../../ui/layout/titled-section';
import { Icon } from '../../ui/media/icon';
import { PageIcon } from '../../ui/media/page-icon';
import type { Booked } from './booked-matches';
import styles from './mine.module.css';

/** Takes the booking back, or puts the match into a calendar. */
function BookedEnd({ match }: { readonly match: RowMatch }) {
  const t = useTranslations();
  const { turn } = useSubscribed({ matchId: match.matchId });
  const name = useVersus()(match);
  return (
    <span className={styles.bookedEnd}>
      <button
        type="button"
        className={styles.booked}
        aria-pressed
        aria-label={t('mine.bookedMatch', { match: name })}
        onClick={turn}
      >
        <Icon name="check" size={12} />
        <span className={styles.bookedWord}>{t('mine.booked')}</span>
      </button>
      <CalendarButton match={match} label={t('mine.toCalendar', { match: name })} />
    </span>
  );
}

/** Matches that the member has booked, with their kick-off and the way into a calendar, alone or all at once. */
export function MineMatches({ booked: { matches, unknown } }: { readonly booked: Booked }) {
  const t = useTranslations('mine');
  const { count } = useFormats();
  const { paths } = useServices();
  const save = useMatchCalendar()('matches', matches);
  return (
    <TitledSection
      title={t('matches')}
      meta={count(matches.length + unknown)}
      end={
        save && (
          <button type="button" className={styles.all} onClick={save}>
            <PageIcon name="calendar" size={16} />
            {t('allToCalendar')}
          </button>
        )
      }
    >
      <Card>
        {matches.map((match) => (
          <MatchRow
            key={match.matchId}
            match={match}
            to={paths.programDetail(match.matchId)}
            end={<BookedEnd match={match} />}
          />
        ))}
        {unknown > 0 && <p className={styles.rest}>{t('unknownMatches', { matches: count(unknown) })}</p>}
      </Card>
    </TitledSection>
  );
}
