import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import type { Host } from '../../../contract/anchor/host';
import { LIVE_STATUS } from '../../../contract/codes';
import { hostViewModel } from '../../../domains/anchor/host-view-model';
import { ROWS_HEIGHT_PX, RowsSkeleton } from '../../../domains/anchor/list-skeletons';
import { MatchRow } from '../../../domains/match/row/match-row';
import { QueryState } from '../../../domains/query/query-state';
import type { Audience } from '../../../domains/session/audience';
import { isShowOnAir } from '../../../rules/anchor/streamer-display';
import { useServices } from '../../../services/services';
import { State } from '../../../ui/feedback/state';
import { Card, Section } from '../../../ui/layout/section';
import text from '../../../ui/theme/text.module.css';
import { type PlannedShow, scheduleQuery } from '../data/schedule-query';
import { CalendarButton } from './calendar-button';

interface ScheduleTabProps {
  readonly host: Host;
  readonly audience: Audience;
}

/** The host's shows of these days, to book and to keep in the calendar. */
export function ScheduleTab({ host, audience }: ScheduleTabProps) {
  const t = useTranslations();
  const services = useServices();
  const query = useQuery(scheduleQuery(services, audience, host.id));
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
