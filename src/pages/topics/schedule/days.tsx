import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { QueryState } from '../../../domains/query/query-state';
import { dateInView, serverDay } from '../../../rules/match/date-filters';
import { LazySheet } from '../../../services/lazy-sheet';
import { useServices } from '../../../services/services';
import { DATES_HEIGHT_PX, DatesSkeleton } from '../layout/topic-skeletons';
import { DateStrip } from './date-strip';
import type { Day } from './month-sheet';
import { useChosenDay } from './schedule-store';
import { useDayNames } from './use-days';

const loadSheet = () => import('./month-sheet');

interface DaySheetProps {
  readonly days: readonly Day[];
  readonly value: string | undefined;
  readonly onChoose: (day: string) => void;
  readonly onClose: () => void;
}

/** All days to pick from, month by month. */
export const DaySheet = ({ days, value, onChoose, onClose }: DaySheetProps) => (
  <LazySheet load={loadSheet} onClose={onClose}>
    {({ MonthSheet }) => <MonthSheet days={days} value={value} onChoose={onChoose} onClose={onClose} />}
  </LazySheet>
);

/** The day that is open among all of them. */
interface OpenDay<D extends Day> {
  /** `2025-03-15`. */
  readonly key: string;
  /** An instant of it, Unix ms. */
  readonly at: number;
  readonly days: readonly D[];
  readonly choose: (day: string) => void;
}

interface DaysProps<D extends Day> {
  readonly query: UseQueryResult<readonly D[]>;
  /** The schedule whose day is chosen: see `scheduleKey`. */
  readonly schedule: string;
  /** The place of a day where there is none. */
  readonly none: ReactNode;
  readonly children: (open: OpenDay<D>) => ReactNode;
}

const NO_DAYS: readonly never[] = [];

/** A schedule by its days: the strip with today in view, all of them behind a button, the open one below. */
export function Days<D extends Day>({ query, schedule, none, children }: DaysProps<D>) {
  const { now } = useServices();
  const names = useDayNames();
  const panelId = useId();
  const [chosen, choose] = useChosenDay(schedule);
  const [isPicking, setIsPicking] = useState(false);
  const days: readonly D[] = query.data ?? NO_DAYS;
  const keys = useMemo(() => days.map(({ matchDate }) => serverDay(matchDate)), [days]);
  const open = days[keys.indexOf(chosen ?? '')] ?? dateInView(days, now());
  const value = open && serverDay(open.matchDate);
  return (
    <QueryState query={query} skeleton={<DatesSkeleton />} space={DATES_HEIGHT_PX}>
      {days.length > 0 && (
        <DateStrip
          days={keys}
          nameOf={names.strip}
          value={value}
          onSelect={choose}
          panelId={panelId}
          onPick={() => setIsPicking(true)}
        />
      )}
      <div id={panelId}>
        {open === undefined ? none : children({ key: serverDay(open.matchDate), at: open.matchDate, days, choose })}
      </div>
      {isPicking && <DaySheet days={days} value={value} onChoose={choose} onClose={() => setIsPicking(false)} />}
    </QueryState>
  );
}
