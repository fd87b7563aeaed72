import type { createTranslator } from 'use-intl';
import type { Locale } from '../contract/shell/languages';
import type { Messages } from './app-config';
import { grouped, rounded, shortCount } from './short-count';
import { daysFrom, monthDay, wallTime } from './wall-time';

/** 1 European, 2 Hong Kong (product.md, section 9, odds types). */
type OddsType = 1 | 2;

const sign = (value: number, text: string) => (value > 0 ? `+${text}` : value < 0 ? `-${text}` : text);

/** Coins and money: whole, grouped, never signed unless negative. */
const money = (value: number): string => (value <= -1 ? '-' : '') + grouped(Math.abs(Math.trunc(value)));

/** A profit: +1,320, -1,000, 0 (decisions.md, numbers and dates). */
const signedMoney = (value: number): string => sign(Math.trunc(value), grouped(Math.abs(Math.trunc(value))));

/** 0.78 → 78%; `signed` for returns: +126%, and 0% for what rounds to nothing. */
function percent(ratio: number, { signed = false, decimals = 0 } = {}): string {
  const value = rounded(ratio * 100, decimals);
  return `${signed && value > 0 ? '+' : ''}${signed ? value : Math.abs(value)}%`;
}

/** A win rate keeps one decimal: 0.848 → 84.8% (decisions.md, NBA table). */
const winRate = (ratio: number): string => `${(ratio * 100).toFixed(1)}%`;

/** Two decimals; the wire speaks European, Hong Kong is one less (decisions.md, odds). */
const odds = (european: number, type: OddsType): string => (type === 2 ? european - 1 : european).toFixed(2);

/** A translator of the `format` messages, as `useTranslations('format')` answers it. */
export type FormatTranslator = ReturnType<typeof createTranslator<Messages, 'format'>>;
type Maybe = number | null | undefined;

/** Numbers and dates (decisions.md, numbers and dates). A missing value is "—", never 0. Times are Unix ms. */
export interface Formats {
  /** 9,842; 1.2万; 12.3K. */
  count(value: Maybe): string;
  /** 78%; +126% when signed. Takes a ratio. */
  percent(ratio: Maybe, options?: { signed?: boolean; decimals?: number }): string;
  /** 84.8%. Takes a ratio. */
  winRate(ratio: Maybe): string;
  money(value: Maybe): string;
  /** +1,320, -1,000, 0. */
  profit(value: Maybe): string;
  /** Takes European odds. */
  odds(european: Maybe, type: OddsType): string;
  /** 今天 22:30, 明天 10:00, 03-16 22:30. */
  matchTime(at: Maybe, now: number): string;
  /** The day alone: 今天, 明天, 03-16. */
  day(at: Maybe, now: number): string;
  /** The day in the time column of a row, which has room for six Latin letters: 今天, Tmrw, 03-16. */
  rowDay(at: Maybe, now: number): string;
  /** Comments and moments: 今天 20:42, else 03-14 23:18. */
  postTime(at: Maybe, now: number): string;
  /** The next start in a narrow place: 21:30 today, 03-16 on any other day. */
  shortTime(at: Maybe, now: number): string;
  /** The time of a reading: HH:mm today, MM-DD HH:mm on any other day. */
  stampTime(at: Maybe, now: number): string;
  /** HH:mm. */
  clock(at: Maybe): string;
  /** 29岁; unknown years have words of their own. */
  age(years: number | null): string;
}

/** Binds the rules to one language. */
export function createFormats(t: FormatTranslator, locale: Locale): Formats {
  const or = <T extends unknown[]>(write: (value: number, ...rest: T) => string) => {
    return (value: Maybe, ...rest: T) =>
      value === null || value === undefined || !Number.isFinite(value) ? t('missing') : write(value, ...rest);
  };
  const dayAndTime = (at: number) => `${monthDay(at)} ${wallTime(at).time}`;
  const matchTime = (at: number, now: number) => {
    const { time } = wallTime(at);
    const days = daysFrom(now, at);
    return days === 0 ? t('today', { time }) : days === 1 ? t('tomorrow', { time }) : dayAndTime(at);
  };
  // Wherever a language says the day.
  const day = (at: number, now: number) => matchTime(at, now).replace(wallTime(at).time, '').trim();
  return {
    count: or((value) => t('count', { ...shortCount(value, locale) })),
    percent: or(percent),
    winRate: or(winRate),
    money: or(money),
    profit: or(signedMoney),
    odds: or(odds),
    matchTime: or(matchTime),
    day: or(day),
    rowDay: or((at, now: number) => (daysFrom(now, at) === 1 ? t('tmrw') : day(at, now))),
    postTime: or((at, now: number) =>
      daysFrom(now, at) === 0 ? t('today', { time: wallTime(at).time }) : dayAndTime(at),
    ),
    shortTime: or((at, now: number) => (daysFrom(now, at) === 0 ? wallTime(at).time : monthDay(at))),
    clock: or((at) => wallTime(at).time),
    stampTime: or((at, now: number) => (daysFrom(now, at) === 0 ? wallTime(at).time : dayAndTime(at))),
    age: (years) => (years === null ? t('ageUnknown') : t('age', { years })),
  };
}
