import { createTranslator } from 'use-intl/core';
import type { Locale } from '../../../../../src/contract/shell/languages';
import { loadMessages } from '../../../../../src/i18n/load-messages';
import { dayWord, noonOf, shortDay } from '../../../../../src/pages/topics/schedule/server-days';
import { useDayNames } from '../../../../../src/pages/topics/schedule/use-days';
import { serverDay } from '../../../../../src/rules/match/date-filters';
import { fakeServices, NOW } from '../../../../support/unit/fake-services';
import { runHook } from '../../../../support/unit/render-page';
import { TODAY } from '../../../../support/unit/topics-world';

const DAY_MS = 86_400_000;
const today = serverDay(NOW);
const names = () => runHook(fakeServices({}), useDayNames).current;

it.each([
  ['2025-03-14', 'yesterday'],
  ['2025-03-15', 'today'],
  ['2025-03-16', 'tomorrow'],
  ['2025-03-17', undefined],
  ['2025-03-13', undefined],
  ['2024-03-15', undefined],
])('the word of %s on 2025-03-15: %s', (day, word) => {
  expect(dayWord(day, '2025-03-15')).toBe(word);
});

it.each([
  ['over the end of a month', '2025-04-01', '2025-03-31'],
  ['over the turn of the year', '2026-01-01', '2025-12-31'],
  ['over a leap day', '2024-03-01', '2024-02-29'],
  ['over a night that is an hour longer or shorter somewhere', '2025-03-31', '2025-03-30'],
])('tomorrow %s', (_clause, day, before) => {
  expect(dayWord(day, before)).toBe('tomorrow');
});

it('noon of a day is that day, wherever the device is', () => {
  expect(new Date(noonOf('2025-03-15')).getDate()).toBe(15);
  expect(shortDay('2025-03-15')).toBe('03-15');
});

describe('names of days and months are texts', () => {
  const textsOf = async (locale: Locale) =>
    createTranslator({ locale, messages: await loadMessages(locale, ['topics']), namespace: 'topics' });

  it.each([
    ['zh-CN', '03月15日'],
    ['en', 'Mar 15'],
    ['zh-TW', '03月15日'],
    ['vi', '15/03'],
    ['th', '15 มี.ค.'],
  ] as const)('the date in %s: %s [date strip.2]', async (locale, date) => {
    expect((await textsOf(locale))('day.date', { month: '03', day: '15' })).toBe(date);
  });

  it.each(['zh-CN', 'en', 'zh-TW', 'vi', 'th'] as const)('in %s as Unicode has them', async (locale) => {
    const t = await textsOf(locale);
    const sunday = (day: number) => new Date(2026, 1, 1 + day, 12);
    const written = new Intl.DateTimeFormat(locale, { weekday: 'short' });
    for (let day = 0; day < 7; day += 1)
      expect(t('day.weekday', { day: String(day) })).toBe(written.format(sunday(day)));
  });

  it.each(['en', 'th'] as const)('months in %s as Unicode has them', async (locale) => {
    const t = await textsOf(locale);
    const written = new Intl.DateTimeFormat(locale, { month: 'short' });
    for (let month = 0; month < 12; month += 1)
      expect(t('day.date', { month: String(month + 1).padStart(2, '0'), day: '15' })).toContain(
        written.format(new Date(2026, month, 3)),
      );
  });
});

describe('how days are called', () => {
  it.each([
    ['today', 0, 'Today'],
    ['tomorrow', 1, 'Tmrw'],
    ['yesterday', -1, 'Yest'],
  ])('%s, in the strip, above its matches and behind a match', (_day, days, word) => {
    const key = serverDay(TODAY + days * DAY_MS);
    expect(names().strip(key)).toMatchObject({ word });
    expect(names().title(key)).toBe(`${word} ${shortDay(key)}`);
    expect(names().meta(key)).toBe(`${shortDay(key)} ${word}`);
  });

  it('any other by its weekday', () => {
    const key = serverDay(TODAY + 2 * DAY_MS);
    const weekday = new Intl.DateTimeFormat('en', { weekday: 'short' }).format(noonOf(key));
    expect(names().title(key)).toBe(`${weekday} ${shortDay(key)}`);
  });

  it('the last minute of the server’s day is still that day', () => {
    expect(serverDay(TODAY + DAY_MS - 1)).toBe(today);
    expect(names().strip(serverDay(TODAY + DAY_MS - 1))).toMatchObject({ word: 'Today' });
    expect(names().strip(serverDay(TODAY + DAY_MS))).toMatchObject({ word: 'Tmrw' });
  });
});
