import { useHref } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import type { Host } from '../../../contract/anchor/host';
import { LIVE_STATUS } from '../../../contract/codes';
import { configStore } from '../../../domains/config/config-store';
import { saveFile } from '../../../domains/share/save-file';
import { useServices } from '../../../services/services';
import { IconButton } from '../../../ui/controls/button';
import { PageIcon } from '../../../ui/media/page-icon';
import type { PlannedShow } from '../data/schedule-query';
import { useVersus } from '../data/use-versus';
import { calendarFile } from './calendar-file';

interface CalendarButtonProps {
  readonly host: Host;
  readonly name: string;
  readonly shows: readonly PlannedShow[];
}

const isToCome = ({ liveStatus, startDate }: PlannedShow, now: number) =>
  liveStatus === LIVE_STATUS.notStarted && startDate !== undefined && startDate > now;

/** The shows to come as a file for the device's calendar. Not in the native app, whose view saves no files. */
export function CalendarButton({ host, name, shows }: CalendarButtonProps) {
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
    saveFile(`${name} ${t('calendarFile')}.ics`, 'text/calendar;charset=utf-8', calendarFile(entries, now()));
  };
  return (
    <IconButton label={t('toCalendar')} onClick={save}>
      <PageIcon name="calendar" size={20} />
    </IconButton>
  );
}
