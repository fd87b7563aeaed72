import { useHref } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { useSubscribed } from '../../domains/anchor/use-subscribed';
import { MatchRow } from '../../domains/match/row/match-row';
import type { RowMatch } from '../../domains/match/row-match';
import { useVersus } from '../../domains/match/use-versus';
import { calendarFile } from '../../domains/share/calendar-file';
import { saveFile } from '../../domains/share/save-file';
import { useFormats } from '../../i18n/use-formats';
import { sportOf } from '../../rules/match/match-status';
import { useServices } from '../../services/services';
import { IconButton } from '../../ui/controls/button';
import { Card } from '../../ui/layout/section';
import { TitledSection } from '../../ui/layout/titled-section';
import { Icon } from '../../ui/media/icon';
import { PageIcon } from '../../ui/media/page-icon';
import type { Booked } from './booked-matches';
import styles from './mine.module.css';

type Dated = RowMatch & { readonly startDate: number };
const isDated = (match: RowMatch): match is Dated => match.startDate !== undefined;

const HEAD = ['PRODID:-//sport-info//booked matches//EN'];
const LASTS_MS = { football: 2 * 3_600_000, basketball: 2.5 * 3_600_000 } as const;

function useCalendar() {
  const { now, paths } = useServices();
  // Without a host's basename the entry would lead to a page of the portal.
  const base = useHref('/').replace(/\/$/, '');
  const titleOf = useVersus();
  const save = (name: string, matches: readonly Dated[]) => {
    const events = matches.map((match) => ({
      id: `match-${match.matchId}`,
      start: match.startDate,
      lastsMs: LASTS_MS[sportOf(match.matchTypeId)],
      title: titleOf(match),
      url: new URL(base + paths.programDetail(match.matchId), window.location.href).href,
    }));
    saveFile(`${name}.ics`, 'text/calendar;charset=utf-8', calendarFile(HEAD, events, now()));
  };
  return { titleOf, save };
}

/** Takes the booking back, or puts the match into a calendar. */
function BookedEnd({ match }: { readonly match: RowMatch }) {
  const t = useTranslations();
  const { titleOf, save } = useCalendar();
  const { turn } = useSubscribed({ matchId: match.matchId });
  const name = titleOf(match);
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
      {isDated(match) && (
        <IconButton
          label={t('mine.toCalendar', { match: name })}
          onClick={() => save(`match-${match.matchId}`, [match])}
        >
          <PageIcon name="calendar" />
        </IconButton>
      )}
    </span>
  );
}

/** Matches that the member has booked, with their kick-off and the way into a calendar, alone or all at once. */
export function MineMatches({ booked: { matches, unknown } }: { readonly booked: Booked }) {
  const t = useTranslations('mine');
  const { count } = useFormats();
  const { paths } = useServices();
  const { save } = useCalendar();
  const dated = matches.filter(isDated);
  return (
    <TitledSection
      title={t('matches')}
      meta={count(matches.length + unknown)}
      end={
        dated.length > 0 && (
          <button type="button" className={styles.all} onClick={() => save('matches', dated)}>
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
