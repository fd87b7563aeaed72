import { formOf } from '../../../../backend/rules/tables/team-form';
import { topPlayers } from '../../../../src/pages/topics/data/topic-queries';
import { videoSchedule } from '../../../../src/pages/topics/schedule/broadcasts';
import { dateInView, isShownDate, serverDay, shownDates } from '../../../../src/rules/match/date-filters';
import { knownSeasons } from '../../../../src/rules/match/past-matches';

test.each([
  ['"after" leaves the day itself out', 'fiveLeagues', '2024-08-01T12:00:00Z', false],
  [
    'the day after, by Shanghai: 16:00 UTC is midnight [5.10, date filters.1]',
    'fiveLeagues',
    '2024-08-01T16:00:00Z',
    true,
  ],
  ['a second before it is still the day', 'fiveLeagues', '2024-08-01T15:59:59Z', false],
  ['basketball after 2023-10-06 [5.11]', 'basketball', '2023-10-06T04:00:00Z', false],
  ['basketball on the 7th [5.11]', 'basketball', '2023-10-06T16:00:00Z', true],
  ['the finals include their first day [5.12, date filters.1]', 'nbaFinals', '2024-06-05T16:00:00Z', true],
  ['and their last [5.12, date filters.1]', 'nbaFinals', '2024-06-19T15:59:59Z', true],
  ['not the day before', 'nbaFinals', '2024-06-05T15:59:59Z', false],
  ['not the day after', 'nbaFinals', '2024-06-19T16:00:00Z', false],
  ['the cups show all', 'cups', '2022-11-20T16:00:00Z', true],
] as const)('section 5, date filters: %s', (_clause, topic, at, expected) => {
  expect(isShownDate(topic, Date.parse(at))).toBe(expected);
});

describe('the date strip', () => {
  const days = ['2025-03-12', '2025-03-15', '2025-03-18'].map((day) => ({
    matchDate: Date.parse(`${day}T00:00:00+08:00`),
  }));

  test.each([
    ['today [date strip.1]', '2025-03-15T21:25:00+08:00', '2025-03-15'],
    ['else the next with matches', '2025-03-16T10:00:00+08:00', '2025-03-18'],
    ['else the last', '2025-06-01T10:00:00+08:00', '2025-03-18'],
  ])('opens with %s', (_clause, now, expected) => {
    expect(serverDay(dateInView(days, Date.parse(now))?.matchDate ?? 0)).toBe(expected);
  });

  test('is in order whatever the server sends, and may be empty', () => {
    expect(shownDates('cups', [...days].reverse())).toEqual(days);
    expect(shownDates('fiveLeagues', [{ matchDate: 0 }])).toEqual([]);
    expect(dateInView([], 0)).toBeUndefined();
  });
});

const match = (name: string, statusId: number, matchDate: number, anchors: readonly number[] = []) => ({
  name,
  statusId,
  matchDate,
  anchorInfo: anchors.map((liveStatus) => ({ liveStatus })),
});

test.each([
  ['two in progress [4.10]', [match('b', 4, 2), match('a', 2, 1)], 'a b'],
  ['in progress, and not started with a live anchor [4.10]', [match('a', 7, 1), match('b', 1, 2, [0, 1])], 'a b'],
  ['two not started with live anchors', [match('a', 1, 1, [1]), match('b', 1, 2, [1])], 'a b'],
  ['in progress, and not started without one: otherwise one [4.11]', [match('a', 3, 1), match('b', 1, 2, [0, 2])], 'a'],
  ['the first has no live anchor: one [video schedule.1]', [match('a', 1, 1), match('b', 4, 2)], 'a'],
  [
    'of three only the first two count [video schedule.1]',
    [match('a', 4, 1), match('b', 4, 2), match('c', 4, 3)],
    'a b',
  ],
  ['ended, postponed and interrupted are no candidates', [match('a', 8, 1), match('b', 9, 2), match('c', 10, 3)], ''],
  ['only one candidate', [match('a', 8, 1), match('b', 1, 2)], 'b'],
])('section 4, video schedule: %s', (_clause, matches, expected) => {
  expect(
    videoSchedule('football', matches)
      .map(({ name }) => name)
      .join(' '),
  ).toBe(expected);
});

test('decisions.md: "status 1 to 7" is football\'s, basketball uses 1 to 9 [coarse groups.4]', () => {
  expect(videoSchedule('basketball', [match('a', 9, 1), match('b', 8, 2)])).toHaveLength(2);
  expect(videoSchedule('football', [match('a', 9, 1), match('b', 8, 2)])).toHaveLength(0);
});

test('season lists keep known competition ids, rankings the top ten [5.13]', () => {
  const seasons = [{ competitionId: '12387' }, { competitionId: '90001' }, {}, { competitionId: '10632' }];
  expect(knownSeasons(seasons)).toEqual([{ competitionId: '12387' }, { competitionId: '10632' }]);
  expect(topPlayers(Array.from({ length: 12 }, (_, index) => index))).toHaveLength(10);
});

test('form is the last five, newest first', () => {
  const played = [3, 0, 1, 2, 0, 1].map((homeScore, index) => ({
    homeId: index % 2 === 0 ? 'a' : 'b',
    awayId: index % 2 === 0 ? 'b' : 'a',
    homeScore,
    awayScore: 1,
  }));
  expect(formOf('a', played)).toEqual(['D', 'L', 'L', 'D', 'W']);
  expect(formOf('c', played)).toEqual([]);
});
