import { firstQuestions } from '../../../../src/app/routing/first-questions';

/** 14 March 2026, 21:22 in Shanghai. */
const NOW = Date.parse('2026-03-14T21:22:00+08:00');
const YESTERDAY = Date.parse('2026-03-13T00:00:00+08:00');
const TODAY = Date.parse('2026-03-14T00:00:00+08:00');
const TOMORROW = Date.parse('2026-03-15T00:00:00+08:00');
const PID = '7';

const days = (...dates: readonly unknown[]) => dates.map((matchDate) => ({ matchDate }));

/** The first questions of an address: path and fields. */
const first = (path: string, search: string) =>
  firstQuestions(path, search).map(([{ path: asked }, fields]) => [asked, fields] as const);

/** The questions that a page's first one leads to, by its place among the first ones. */
function next(path: string, data: unknown, at = 0): readonly (readonly [path: string, fields: object])[] {
  const [, , lead] = firstQuestions(path, '')[at] ?? [];
  const answer = typeof data === 'string' ? data : JSON.stringify({ code: 0, data });
  return lead?.(answer, NOW, PID).map(([{ path: asked }, fields]) => [asked, fields] as const) ?? [];
}

const NBA = { seasonId: '2425', kind: 'regular' };
test.each<[string, string, unknown, readonly object[]]>([
  ['the day in view', '/nba', days(TODAY, YESTERDAY, TOMORROW), [{ ...NBA, matchDate: TODAY }]],
  ['the next day with games', '/nba', days(YESTERDAY, TOMORROW), [{ ...NBA, matchDate: TOMORROW }]],
  ['the last day, when all are over', '/nba', days(YESTERDAY), [{ ...NBA, matchDate: YESTERDAY }]],
  ['days as texts', '/nba', days(String(TODAY)), [{ ...NBA, matchDate: TODAY }]],
  ['no days', '/nba', [], []],
  ['days that are none', '/nba', days('soon', 1e300, TODAY), [{ ...NBA, matchDate: TODAY }]],
  ['a league', '/five-leagues', days(TODAY), [{ seasonId: '12387', matchDate: TODAY, pid: PID }]],
  ['all leagues: today', '/match-day', days(TODAY, TOMORROW), [{ seasonId: '12387', matchDate: TODAY, pid: PID }]],
  ['all leagues: nothing of another day', '/match-day', days(TOMORROW), []],
  [
    'stages of a cup, one of an id beyond a double',
    '/world-cup',
    '{"code":0,"data":[{"stageId":1},{"stageId":9007199254740993},{}]}',
    ['1', '9007199254740993'].map((stageId) => ({ stageId, seasonId: '10810', pid: PID, showAnchor: 1 })),
  ],
])('%s: %s [first questions.4]', (_name, path, data, fields) => {
  expect(next(path, data).map(([, asked]) => asked)).toEqual(fields);
});

const RANKING = '/ssapi/football/league/ranking';
test.each<[string, string, string, readonly unknown[]]>([
  ['a league’s table', '/five-leagues', '?tab=standings', [[RANKING, { seasonId: '12387' }]]],
  ['another league’s table', '/five-leagues', '?league=12388&tab=standings', [[RANKING, { seasonId: '12388' }]]],
  [
    'another league’s schedule',
    '/five-leagues/',
    '?league=12388',
    [['/ssapi/football/league/match-date', { seasonId: '12388' }]],
  ],
  [
    'the east',
    '/nba',
    '?tab=standings',
    [['/ssapi/nba/ranking', { seasonId: '2425', scope: 'regular', division: '1' }]],
  ],
  ['a cup’s groups', '/euro-cup', '?tab=groups', [['/ssapi/euro/ranking', { seasonId: '11334' }]]],
  [
    'groups of a season before',
    '/world-cup',
    '?season=1081022&tab=groups',
    [['/ssapi/fifa/ranking', { seasonId: '1081022' }]],
  ],
  ['a tab that asks more', '/five-leagues', '?tab=players', []],
  ['a tab that there is not', '/five-leagues', '?tab=constructor', []],
  ['a league that there is not', '/five-leagues', '?league=1', []],
  ['a season before, of the NBA', '/nba', '?season=1745', []],
  ['another choice', '/nba', '?tab=standings&kind=playoffs', []],
  ['a choice of a list', '/news', '?sort=1', []],
])('%s, by its address [first questions.5]', (_name, path, search, questions) => {
  expect(first(path, search)).toEqual(questions);
});

test('the day’s matches: of each of the five leagues and both cups, by their own calls', () => {
  const paths = firstQuestions('/match-day', '').map((_, at) => next('/match-day', days(TODAY), at)[0]?.[0]);
  expect(paths).toEqual([
    ...Array(5).fill('/ssapi/football/league/match-list'),
    '/ssapi/euro/list',
    '/ssapi/fifa/list',
  ]);
});

test.each([
  ['no JSON', '<html>'],
  ['no list', '{"code":0,"data":{"a":1}}'],
  ['a refusal', '{"code":500,"data":null}'],
  ['nothing', ''],
])('%s leads to nothing but a throw, which the caller expects', (_name, answer) => {
  for (const path of ['/nba', '/five-leagues', '/euro-cup', '/match-day']) expect(() => next(path, answer)).toThrow();
});
