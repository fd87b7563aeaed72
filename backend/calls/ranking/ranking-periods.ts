import { GAME_IDS } from '../../../src/contract/codes';
import type { Days } from '../../store/bets';
import { DAY_MS, dayOf } from '../../world/days';

const WEEK = 7;
const RECENT_WEEKS = 2;
const HISTORY_WEEKS = 8;
/** A week that the portal keeps to itself, counted back from this one. */
const HIDDEN_WEEK = 5;
/** Day 0 of 1970 was a Thursday; weeks begin on Monday. */
const THURSDAY = 3;

const mondayOf = (day: number) => day - ((day + THURSDAY) % WEEK);

/** 2025-03-10. Days are Shanghai's, counted from 1970. */
export const dayText = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Undefined: not a day of the calendar. */
export function dayNumber(text: string): number | undefined {
  const at = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(at) || dayText(at / DAY_MS) !== text ? undefined : at / DAY_MS;
}

/** The week of an instant, Monday to Sunday, or one so many weeks earlier. */
export function weekOf(now: number, ago = 0): Days {
  const from = mondayOf(dayOf(now)) - ago * WEEK;
  return { from, to: from + WEEK - 1 };
}

/** The first day of the recent periods; what ended before it is history. */
export const recentFrom = (now: number): number => weekOf(now, RECENT_WEEKS - 1).from;

const shown = ({ from, to }: Days, hidden = 0) => ({ startDate: dayText(from), endDate: dayText(to), hidden });

const weeks = (now: number, first: number, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const ago = first + index;
    return shown(weekOf(now, ago), ago === HIDDEN_WEEK ? 1 : 0);
  });

const TABS = [
  { type: 'red', text: '红单 / 跟单', size: 20 },
  { type: 'gain', text: '盈利', size: 20 },
  { type: 'pop', text: '人气', size: 20 },
  { type: 'attention', text: '关注', size: 10 },
] as const;

export const sizeOf = (type: string): number => TABS.find((tab) => tab.type === type)?.size ?? 0;

/** product.md, section 3, rankingConfigList: this week and the last are recent, what lies before is history. */
export function configList(now: number) {
  return TABS.map((tab) => ({
    ...tab,
    rankingDateList: weeks(now, 0, RECENT_WEEKS),
    historyDateList: weeks(now, RECENT_WEEKS, HISTORY_WEEKS),
    gamePlatforms: [GAME_IDS.newSt, GAME_IDS.bti, GAME_IDS.xj].join(','),
  }));
}
