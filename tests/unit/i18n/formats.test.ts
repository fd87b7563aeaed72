import { createTranslator } from 'use-intl/core';
import type { Locale } from '../../../src/contract/shell/languages';
import type { Messages } from '../../../src/i18n/app-config';
import { createFormats, type Formats } from '../../../src/i18n/formats';
import { loadMessages } from '../../../src/i18n/load-messages';

const NOW = new Date(2025, 2, 15, 21, 25).getTime();
const at = (month: number, day: number, hour: number, minute: number) =>
  new Date(2025, month - 1, day, hour, minute).getTime();

const formats = {} as Record<Locale, Formats>;

beforeAll(async () => {
  for (const locale of ['zh-CN', 'en'] as const) {
    const messages: Messages = await loadMessages(locale);
    formats[locale] = createFormats(createTranslator({ locale, messages, namespace: 'format' }), locale);
  }
});

describe('counts', () => {
  test.each([
    ['below 10 000 grouped [numbers and dates.1]', 9842, '9,842', '9,842'],
    ['zero is a count', 0, '0', '0'],
    ['9 999 is not shortened', 9999, '9,999', '9,999'],
    ['≥ 10 000: one decimal, floored', 12_699, '1.2万', '12.6K'],
    ['no trailing zero [numbers and dates.1]', 10_000, '1万', '10K'],
    ['floored, not rounded', 10_999, '1万', '10.9K'],
    ['binary fractions do not lose a tenth', 83_000, '8.3万', '83K'],
    ['one decimal up to 1 000万', 9_999_999, '999.9万', '9.9M'],
    ['no decimal from 1 000万 on [numbers and dates.1]', 12_849_999, '1,284万', '12.8M'],
    ['亿 from 1e8 [numbers and dates.1]', 130_000_000, '1.3亿', '130M'],
    ['just below 亿', 99_999_999, '9,999万', '99.9M'],
    ['beyond the examples', 2_500_000_000, '25亿', '2.5B'],
    ['missing is a dash, never 0 [missing value.1]', null, '—', '—'],
    ['unreadable is missing', Number.NaN, '—', '—'],
  ])('design README 5, count: %s', (_clause, value, zh, en) => {
    expect(formats['zh-CN'].count(value)).toBe(zh);
    expect(formats.en.count(value)).toBe(en);
  });
});

describe('percent, money, odds', () => {
  test.each([
    ['percent [numbers and dates.2]', (f: Formats) => f.percent(0.78), '78%'],
    ['percent keeps no binary rest', (f: Formats) => f.percent(0.29), '29%'],
    ['signed return', (f: Formats) => f.percent(1.26, { signed: true }), '+126%'],
    ['negative return', (f: Formats) => f.percent(-0.08, { signed: true }), '-8%'],
    ['no return is unsigned', (f: Formats) => f.percent(0, { signed: true }), '0%'],
    ['win rate keeps one decimal [NBA table.2]', (f: Formats) => f.winRate(0.848), '84.8%'],
    ['win rate of a whole', (f: Formats) => f.winRate(1), '100.0%'],
    ['coins', (f: Formats) => f.money(1320), '1,320'],
    ['profit is signed [numbers and dates.2]', (f: Formats) => f.profit(1320), '+1,320'],
    ['loss is signed [numbers and dates.2]', (f: Formats) => f.profit(-1000), '-1,000'],
    ['neither is 0 [numbers and dates.2]', (f: Formats) => f.profit(0), '0'],
    ['pending is a dash', (f: Formats) => f.profit(undefined), '—'],
    ['odds, two decimals [odds.1]', (f: Formats) => f.odds(1.92, 1), '1.92'],
    ['odds, filled up', (f: Formats) => f.odds(2, 1), '2.00'],
    ['Hong Kong is one less [odds.1]', (f: Formats) => f.odds(1.92, 2), '0.92'],
  ])('design README 5: %s', (_clause, write, expected) => {
    expect(write(formats['zh-CN'])).toBe(expected);
    expect(write(formats.en)).toBe(expected);
  });
});

describe('times', () => {
  test.each([
    [
      'match time today [match time.1]',
      (f: Formats) => f.matchTime(at(3, 15, 22, 30), NOW),
      '今天 22:30',
      'Today 22:30',
    ],
    ['day of a row today', (f: Formats) => f.rowDay(NOW, NOW), '今天', 'Today'],
    ['day of a row tomorrow', (f: Formats) => f.rowDay(at(3, 16, 10, 0), NOW), '明天', 'Tmrw'],
    ['day of a row later', (f: Formats) => f.rowDay(at(3, 18, 10, 0), NOW), '03-18', '03-18'],
    [
      'match time tomorrow [match time.1]',
      (f: Formats) => f.matchTime(at(3, 16, 10, 0), NOW),
      '明天 10:00',
      'Tomorrow 10:00',
    ],
    [
      'match time later [9.28, match time.1]',
      (f: Formats) => f.matchTime(at(3, 17, 9, 5), NOW),
      '03-17 09:05',
      '03-17 09:05',
    ],
    ['match time yesterday [9.28]', (f: Formats) => f.matchTime(at(3, 14, 9, 5), NOW), '03-14 09:05', '03-14 09:05'],
    [
      'post of today [9.29, numbers and dates.3]',
      (f: Formats) => f.postTime(at(3, 15, 20, 42), NOW),
      '今天 20:42',
      'Today 20:42',
    ],
    ['post of another day', (f: Formats) => f.postTime(at(3, 14, 23, 18), NOW), '03-14 23:18', '03-14 23:18'],
    ['a post is never "tomorrow"', (f: Formats) => f.postTime(at(3, 16, 0, 1), NOW), '03-16 00:01', '03-16 00:01'],
    ['next start today', (f: Formats) => f.shortTime(at(3, 15, 21, 30), NOW), '21:30', '21:30'],
    ['next start on another day', (f: Formats) => f.shortTime(at(3, 16, 21, 30), NOW), '03-16', '03-16'],
    ['read today', (f: Formats) => f.stampTime(at(3, 15, 12, 3), NOW), '12:03', '12:03'],
    ['read on another day', (f: Formats) => f.stampTime(at(3, 14, 12, 3), NOW), '03-14 12:03', '03-14 12:03'],
    ['inside a dated list [date filters.2, match time.1]', (f: Formats) => f.clock(at(3, 16, 9, 5)), '09:05', '09:05'],
    ['missing time [missing value.1]', (f: Formats) => f.matchTime(undefined, NOW), '—', '—'],
  ])('design README 5: %s', (_clause, write, zh, en) => {
    expect(write(formats['zh-CN'])).toBe(zh);
    expect(write(formats.en)).toBe(en);
  });

  test('design README 5, age [numbers and dates.3]', () => {
    expect([formats['zh-CN'].age(29), formats['zh-CN'].age(null)]).toEqual(['29岁', '年龄未知']);
    expect([formats.en.age(29), formats.en.age(null)]).toEqual(['29 yrs', 'Age unknown']);
  });
});

it.each([
  [0.004, '0%'],
  [-0.004, '0%'],
  [-0.005, '-1%'],
  [0.285, '+29%'],
])('decisions, sums: a signed %s is %s, 0 without a sign [numbers and dates.4]', (ratio, text) => {
  expect(formats.en.percent(ratio, { signed: true })).toBe(text);
});
