import { firstQuestions } from '../../../../src/app/routing/questions/first-questions';
import type { Call } from '../../../../src/contract/call';
import type { Ask, Topic } from '../../../../src/pages/topics/data/topic';
import { EURO_CUP, FIVE_LEAGUES, WORLD_CUP } from '../../../../src/pages/topics/data/topics';

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

/** The questions that a topic's page sends: path and fields. */
async function sent(ask: (topicAsk: Ask) => Promise<unknown> | undefined) {
  const calls: (readonly [path: string, fields: unknown])[] = [];
  const call = async (asked: Call, fields: unknown) => {
    calls.push([asked.path, JSON.parse(JSON.stringify(fields))]);
    return [] as never;
  };
  await ask({ call: call as Ask['call'], pid: PID });
  return calls;
}

const PATHS = { fiveLeagues: '/five-leagues', euroCup: '/euro-cup', worldCup: '/world-cup' } as const;
test.each(
  [FIVE_LEAGUES, EURO_CUP, WORLD_CUP].flatMap((topic) =>
    topic.competitions.map(({ seasonId }): [Topic['key'], string, Topic] => [topic.key, seasonId, topic]),
  ),
)('%s %s: what its page will ask for, by its address [first questions.5]', async (key, seasonId, topic) => {
  const { calls, kind, param } = topic;
  const isLeague = kind === 'fiveLeagues';
  const schedule = await sent((ask) => (isLeague ? calls.days(ask, seasonId) : calls.stages?.(ask, seasonId)));
  expect(first(PATHS[key], `?${param}=${seasonId}`)).toEqual(schedule);
  expect(first(`${PATHS[key]}/`, `?tab=schedule&${param}=${seasonId}&utm_source=a`)).toEqual(schedule);
  const table = await sent((ask) => calls.standings(ask, seasonId));
  expect(first(PATHS[key], `?${param}=${seasonId}&tab=${isLeague ? 'standings' : 'groups'}`)).toEqual(table);
});

const teamPath = (key: Topic['key']) =>
  key === 'fiveLeagues' ? '/five-leagues/league/12388/team/7' : `${PATHS[key]}/team/7`;
test.each([FIVE_LEAGUES, EURO_CUP, WORLD_CUP])(
  '$key: a team, and its seasons where its first tab shows [first questions.6]',
  async (topic) => {
    const path = teamPath(topic.key);
    const own = await sent((ask) => topic.calls.lineUp(ask, '7'));
    const seasons = await sent((ask) => topic.calls.seasonList(ask, '7'));
    expect(first(path, '')).toEqual([...own, ...seasons]);
    expect(first(path, '?tab=schedule')).toEqual([...own, ...seasons]);
    expect(first(path, '?tab=lineup')).toEqual(own);
  },
);

test.each([
  ['/five-leagues/league/12388/player/7', '/ssapi/football/player/basic', { id: '7' }],
  ['/nba/team/7/', '/ssapi/nba/team/lineUp', { id: '7' }],
  ['/nba/player/7', '/ssapi/nba/player/detail', { id: '7' }],
  ['/user-ranking/user/7', '/api/forehead/data/betting/list', { uid: '7', size: 100 }],
])('%s asks for what it is of [first questions.6]', (path, asked, fields) => {
  expect(first(path, '?tab=stats')).toEqual([[asked, fields]]);
});

test('an NBA team asks for its squad too where its first tab shows [first questions.6]', () => {
  const squad = ['/ssapi/nba/team/player', { teamId: '7' }];
  expect(first('/nba/team/7', '')).toEqual([['/ssapi/nba/team/lineUp', { id: '7' }], squad]);
});

const LEAGUE_TEAM = '/five-leagues/league/12387/team/7';
test.each<[string, string, unknown, readonly unknown[]]>([
  ['a club', LEAGUE_TEAM, { seasonId: 1 }, ['/ssapi/football/team/season-match', { teamId: '7', seasonId: '1' }]],
  [
    'a nation',
    '/euro-cup/team/7',
    { seasonId: '2' },
    ['/ssapi/euro/team/season-match', { teamId: '7', seasonId: '2' }],
  ],
  [
    'the NBA’s',
    '/nba/team/7',
    { seasonId: '1745' },
    ['/ssapi/nba/team/match', { teamId: '7', seasonId: '1745', kind: 'regular' }],
  ],
])('a team leads to its matches of the season that it plays in: %s [first questions.4]', (_name, path, data, asked) => {
  // Their order is a part of what is asked.
  expect(JSON.stringify(next(path, data))).toBe(JSON.stringify([asked]));
});

test.each([
  ['it names no season', {}],
  ['it has none', { seasonId: null }],
  ['there is no such team', null],
])('a team leads to no matches: %s', (_name, data) => {
  for (const path of [LEAGUE_TEAM, '/nba/team/7']) expect(next(path, data)).toEqual([]);
});

test('a comparison asks for both experts, the first of their settled tips and their tips on sale [first questions.6]', () => {
  const tips = '/api/forehead/live/sports/message/v2/info/professor/sports';
  const ofExpert = (professorId: string) => [
    ['/api/forehead/live/sports/message/v2/professor/info', { professorId }],
    [tips, { page: 1, size: 50, professorId, isHistory: 1 }],
    [tips, { page: 1, size: 10, professorId, isHistory: 0 }],
  ];
  const asked = (path: string) => JSON.stringify(first(path, ''));
  expect(asked('/news/compare/3001/3014/')).toBe(JSON.stringify([...ofExpert('3001'), ...ofExpert('3014')]));
  expect(asked('/news/compare/3001/3001')).toBe(JSON.stringify(ofExpert('3001')));
  expect(asked('/news/compare/3001')).toBe('[]');
});

test('a league’s table counts today’s matches as they stand', async () => {
  const [question] = firstQuestions('/five-leagues', '?league=12388&tab=standings');
  const then = question?.[2]?.('[]', NOW, PID).map(([{ path }, fields]) => [path, fields]);
  expect(then).toEqual(await sent((ask) => FIVE_LEAGUES.calls.dayMatches(ask, '12388', TODAY)));
});

const NBA_DAYS = ['/ssapi/nba/match-date', NBA];
const east = (seasonId: string) => ['/ssapi/nba/ranking', { seasonId, scope: 'regular', division: '1' }];
test.each<[string, string, string, readonly unknown[]]>([
  ['the NBA’s table', '/nba', '?tab=standings', [east('2425')]],
  ['as the page writes its address', '/nba', '?tab=standings&season=1745&kind=playoffs&sub=playoffs', [east('1745')]],
  ['its schedule likewise', '/nba', '?tab=schedule&season=2425&kind=regular&sub=playoffs', [NBA_DAYS]],
  ['games of another kind', '/nba', '?tab=schedule&season=2425&kind=playoffs', []],
  ['a season before', '/nba', '?season=1745', []],
  ['a tab that asks more', '/five-leagues', '?tab=players', []],
  ['a tab that there is not', '/five-leagues', '?tab=constructor', []],
  ['a choice of a list', '/news', '?sort=1', []],
])('%s: %s%s [first questions.5]', (_name, path, search, questions) => {
  expect(first(path, search)).toEqual(questions);
});

test('a league that there is not: the usual one, as the page shows it', () => {
  expect(first('/five-leagues', '?league=1')).toEqual(first('/five-leagues', ''));
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
