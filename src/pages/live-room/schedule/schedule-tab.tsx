import { useQuery } from '@tanstack/react-query';
import { useHref } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import type { Host } from '../../../contract/anchor/host';
import { LIVE_STATUS } from '../../../contract/codes';
import { hostViewModel } from '../../../domains/anchor/host-view-model';
import { ROWS_HEIGHT_PX, RowsSkeleton } from '../../../domains/anchor/list-skeletons';
import { configStore } from '../../../domains/config/config-store';
import { MatchRow } from '../../../domains/match/row/match-row';
import { useVersus } from '../../../domains/match/use-versus';
import { QueryState } from '../../../domains/query/query-state';
import { type PlannedShow, scheduleQuery } from '../../../domains/room/schedule-query';
import { useAudience } from '../../../domains/session/audience';
import { calendarFile } from '../../../domains/share/calendar-file';
import { saveFile } from '../../../domains/share/save-file';
import { isShowOnAir } from '../../../rules/anchor/streamer-display';
import { useServices } from '../../../services/services';
import { useRefetch } from '../../../services/use-live';
import { IconButton } from '../../../ui/controls/button';
import { State } from '../../../ui/feedback/state';
import { Card, Section } from '../../../ui/layout/section';
import { PageIcon } from '../../../ui/media/page-icon';
import text from '../../../ui/theme/text.module.css';

interface CalendarButtonProps {
  readonly host: Host;
  readonly name: string;
  readonly shows: readonly PlannedShow[];
}

const HEAD = ['PRODID:-//sport-info//schedule//EN', 'METHOD:PUBLISH'];

const isToCome = ({ liveStatus, startDate }: PlannedShow, now: number) =>
  liveStatus === LIVE_STATUS.notStarted && startDate !== undefined && startDate > now;

/** The shows to come as a file for the device's calendar. Not in the native app, whose view saves no files. */
function CalendarButton({ host, name, shows }: CalendarButtonProps) {
  const t = useTranslations('room');
  const versus = useVersus();
  const { now, paths, stores } = useServices();
  const href = useHref(paths.anchorRoom(host.id));
  const coming = shows.filter((show) => isToCome(show, now()));
  if (coming.length === 0 || stores.get(configStore).getState().platform === 'app') return null;

  const save = () => {
    const url = new URL(href, window.location.origin).href;
    const entries = coming.map((show) => ({
      id: `${host.id}-${show.matchId}`,
      start: show.startDate ?? 0,
      title: t('showTitle', { match: versus(show), name }),
      text: show.matchLeague ?? '',
      url,
    }));
    const file = calendarFile(HEAD, entries, now());
    saveFile(`${name} ${t('calendarFile')}.ics`, 'text/calendar;charset=utf-8', file);
  };
  return (
    <IconButton label={t('toCalendar')} onClick={save}>
      <PageIcon name="calendar" size={20} />
    </IconButton>
  );
}

/** The host's shows of these days, to book and to keep in the calendar. */
export function ScheduleTab({ host }: { readonly host: Host }) {
  const t = useTranslations();
  const services = useServices();
  const query = useQuery(scheduleQuery(services, useAudience(), host.id));
  useRefetch('screen', query.refetch);
  const shows = query.data ?? [];
  const { name } = hostViewModel(host, { t, fileUrl: services.fileUrl });
  /** The pill leads to this very room, so that a show on air is seen to be. */
  const withHost = (show: PlannedShow) => ({
    ...show,
    hostList: isShowOnAir(host, show) ? [{ ...host, liveSchedule: [{ ...show, liveStatus: LIVE_STATUS.live }] }] : [],
  });
  return (
    <Section
      title={t('room.scheduleOf', { name })}
      end={
        <>
          <span className={text.meta}>{t('room.sevenDays')}</span>
          <CalendarButton host={host} name={name} shows={shows} />
        </>
      }
    >
      <QueryState query={query} skeleton={<RowsSkeleton />} space={ROWS_HEIGHT_PX}>
        <Card>
          {shows.length === 0 && <State art="empty" title={t('room.noShows')} text={t('room.noShowsHint')} />}
          {shows.map((show) => (
            <MatchRow key={show.matchId} match={withHost(show)} />
          ))}
        </Card>
      </QueryState>
    </Section>
  );
}
