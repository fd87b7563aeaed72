import type { ReactNode } from 'react';
import { useHref } from 'react-router-dom';
import { sportOf } from '../../rules/match/match-status';
import { useServices } from '../../services/services';
import { useStore } from '../../services/store-registry';
import { Button, IconButton } from '../../ui/controls/button';
import { PageIcon } from '../../ui/media/page-icon';
import { configStore } from '../config/config-store';
import { calendarFile } from '../share/calendar-file';
import { saveFile } from '../share/save-file';
import type { RowMatch } from './row-match';
import { useVersus } from './use-versus';

type Dated = RowMatch & { readonly startDate: number };
const isDated = (match: RowMatch): match is Dated => match.startDate !== undefined;

const HEAD = ['PRODID:-//sport-info//booked matches//EN'];
const LASTS_MS = { football: 2 * 3_600_000, basketball: 2.5 * 3_600_000 } as const;

/** Puts matches into the device's calendar, those that are dated; undefined where none is, or no file can be saved: in the native app's view. */
export function useMatchCalendar(): (name: string, matches: readonly RowMatch[]) => (() => void) | undefined {
  const { now, paths } = useServices();
  // Without a host's basename the entry would lead to a page of the portal.
  const base = useHref('/').replace(/\/$/, '');
  const titleOf = useVersus();
  const canSave = useStore(configStore, (state) => state.platform !== 'app');
  return (name, matches) => {
    const dated = matches.filter(isDated);
    if (!canSave || dated.length === 0) return undefined;
    return () => {
      const entries = dated.map((match) => ({
        id: `match-${match.matchId}`,
        start: match.startDate,
        lastsMs: LASTS_MS[sportOf(match.matchTypeId)],
        title: titleOf(match),
        url: new URL(base + paths.programDetail(match.matchId), window.location.href).href,
      }));
      saveFile(`${name}.ics`, 'text/calendar;charset=utf-8', calendarFile(HEAD, entries, now()));
    };
  };
}

interface CalendarButtonProps {
  readonly match: RowMatch;
  /** Its name, with the match in it where several stand on a page. */
  readonly label: string;
  /** Words beside the icon. */
  readonly children?: ReactNode;
}

/** Puts one match into the calendar. */
export function CalendarButton({ match, label, children }: CalendarButtonProps) {
  const save = useMatchCalendar()(`match-${match.matchId}`, [match]);
  if (save === undefined) return null;
  if (children === undefined)
    return (
      <IconButton label={label} onClick={save}>
        <PageIcon name="calendar" />
      </IconButton>
    );
  return (
    <Button size="sm" variant="quiet" aria-label={label} onClick={save}>
      <PageIcon name="calendar" size={14} />
      {children}
    </Button>
  );
}
