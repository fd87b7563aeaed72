import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useServices } from '../../../context/services';
import type { Host } from '../../../contract/host';
import { hostFace } from '../../../parts/anchors/host-face';
import { MatchRow } from '../../../parts/matches/match-row';
import type { Ticker } from '../../../parts/matches/ticker';
import type { Audience } from '../../../parts/page/audience';
import { QueryState } from '../../../parts/page/query-state';
import { isLiveOn } from '../../../rules/streamer-display';
import { ROWS_HEIGHT_PX, RowsBones } from '../../../ui/list-skeletons';
import { Card, Section } from '../../../ui/section';
import { State } from '../../../ui/state';
import text from '../../../ui/text.module.css';
import { type PlannedShow, scheduleQuery } from '../schedule-query';
import { CalendarButton } from './calendar-button';

interface ScheduleTabProps {
  readonly host: Host;
  readonly audience: Audience;
  readonly ticker: Ticker;
}

/** What the host shows these days, to book and to keep in the calendar. */
export function ScheduleTab({ host, audience, ticker }: ScheduleTabProps) {
  const t = useTranslations();
  const services = useServices();
  const query = useQuery(scheduleQuery(services, audience, host.id));
  const { shows = [], readAt = 0 } = query.data ?? {};
  const { name } = hostFace(host, { t, fileUrl: services.fileUrl });
  /** The pill leads to this very room, so that a show on air is seen to be. */
  const withHost = (show: PlannedShow) => ({ ...show, hostList: isLiveOn(host, show.matchId) ? [host] : [] });
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
      <QueryState query={query} bones={<RowsBones />} space={ROWS_HEIGHT_PX}>
        <Card>
          {shows.length === 0 && <State art="empty" title={t('room.noShows')} text={t('room.noShowsHint')} />}
          {shows.map((show) => (
            <MatchRow key={show.matchId} match={withHost(show)} readAt={readAt} ticker={ticker} />
          ))}
        </Card>
      </QueryState>
    </Section>
  );
}
