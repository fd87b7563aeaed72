import type { UseQueryResult } from '@tanstack/react-query';
import { createTranslator } from 'use-intl/core';
import type { FootballMatch } from '../../../../src/contract/football/football-match';
import { joinQueries, joinReadings } from '../../../../src/domains/query/joined-queries';
import zh from '../../../../src/i18n/messages/zh-CN/topics.json';
import { wallTime } from '../../../../src/i18n/wall-time';
import { slotLabels } from '../../../../src/pages/topics/data/slot-labels';
import { isOut, tieEnd } from '../../../../src/pages/topics/data/tie-view-model';
import { isOnNow, type TopicMatch, toTopicMatches } from '../../../../src/pages/topics/data/topic-match';
import { EURO_CUP, FIVE_LEAGUES, WORLD_CUP } from '../../../../src/pages/topics/data/topics';
import { dayWord, noonOf, shortDay } from '../../../../src/pages/topics/schedule/server-days';
import { bySeason } from '../../../../src/pages/topics/team/team-matches';
import { dated } from '../../../../src/rules/reading/asked';
import { viewer } from '../../../support/unit/make';

test.each([
  ['2025-03-15', 'today'],
  ['2025-03-16', 'tomorrow'],
  ['2025-03-14', 'yesterday'],
  ['2025-03-17', undefined],
  ['2024-03-15', undefined],
])('%s seen from 15 March 2025 is %s [date strip.1]', (day, word) => {
  expect(dayWord(day, '2025-03-15')).toBe(word);
});

test.each([
  ['the end of February', '2025-03-01', '2025-02-28', 'tomorrow'],
  ['a leap year', '2024-02-29', '2024-02-28', 'tomorrow'],
  ['the new year', '2024-12-31', '2025-01-01', 'yesterday'],
])('neighbours over %s', (_name, day, today, word) => {
  expect(dayWord(day, today)).toBe(word);
});

test('a server’s day is written as itself, wherever the device is [date filters.2]', () => {
  const { month, day } = wallTime(noonOf('2025-03-15'));
  expect(`${month}-${day}`).toBe('03-15');
  expect(shortDay('2025-03-15')).toBe('03-15');
});

const slot = createTranslator({ locale: 'zh-CN', messages: zh.topics.slot }) as never;

test.each([
  ['1A', 'A组第1'],
  ['2B', 'B组第2'],
  ['3ADEF', 'A/D/E/F组第3'],
  ['W49', '第49场胜者'],
  ['L61', '第61场负者'],
  ['4A', undefined],
  ['Germany', undefined],
  [undefined, undefined],
])('domain, brackets: the place %s in words', (name, words) => {
  expect(slotLabels(slot, name)).toBe(words);
});

const match = (fields: Partial<TopicMatch> = {}): TopicMatch => ({
  matchId: 'm1',
  statusId: 8,
  startDate: 0,
  hostList: [],
  status: 0,
  activityStatus: 0,
  askedAt: 0,
  ...fields,
});

test.each([
  ['a shoot-out, on a line of its own', { homeShootout: 5, awayShootout: 3 }, { kind: 'shootout', home: 5, away: 3 }],
  ['half a shoot-out is none', { homeShootout: 5 }, undefined],
  ['the end of extra time', { phase: 1009 }, { kind: 'extra' }],
  ['goals of extra time', { homeExtraScore: 1, awayExtraScore: 0 }, { kind: 'extra' }],
  ['90 minutes', { phase: 1011 }, undefined],
])('mock cup, ties: %s', (_name, fields, end) => {
  expect(tieEnd(match(fields))).toEqual(end);
});

const score = (isLoser: boolean) => ({ score: 1, shootout: undefined, isLoser });

test.each([
  ['as the server says: the winner', { winnerId: 'a' }, 'a', true, false],
  ['as the server says: the other one', { winnerId: 'b' }, 'a', false, true],
  ['without a word of it: who lost', {}, 'a', true, true],
  ['nobody has lost yet', {}, 'a', false, false],
])('who did not go on, %s', (_name, fields, teamId, isLoser, out) => {
  expect(isOut(match(fields), teamId, score(isLoser))).toBe(out);
});

test('readings side by side are one when all are there, each match as old as its own', () => {
  const one = [match({ askedAt: 5 })];
  const two = [match({ matchId: 'm2', askedAt: 3 })];
  expect(joinReadings([one, undefined])).toBeUndefined();
  expect(joinReadings([one, two])).toEqual([...one, ...two]);
});

const result = (fields: object) => ({ data: undefined, dataUpdatedAt: 7, isError: false, error: null, ...fields });
const joined = (...results: readonly object[]) => joinQueries(results as UseQueryResult[], undefined);

test('queries side by side wait for each other, and fail with the first that has nothing', () => {
  expect(joined(result({}), result({ data: 1 }))).toMatchObject({ isPending: true, error: null });
  const error = new Error('down');
  const failed = joined(result({ data: 1, isError: true, error: new Error('old') }), result({ isError: true, error }));
  expect(failed).toMatchObject({ isPending: false, isError: true, error });
});

const raw = (fields: Partial<FootballMatch> = {}): FootballMatch => ({
  matchId: 'm1',
  statusId: 1,
  matchDate: 9,
  ...fields,
});
const shown = (fields: Partial<FootballMatch>) => toTopicMatches(dated([raw(fields)], 0), viewer())[0];

test('section 5: what may not be seen of a match’s anchors is gone before anything is kept [special rooms.4]', () => {
  const anchorInfo = [
    { hostId: 'h1', liveRoomId: 'r1', liveStatus: 1, liveUserGroupId: 3 },
    { hostId: 'h2', liveRoomId: 'r2', liveStatus: 0 },
  ];
  const seen = shown({ anchorInfo });
  expect(JSON.stringify(seen)).not.toContain('h1');
  expect(seen).toMatchObject({ hostList: [{ id: 'h2' }], activityStatus: 0, startDate: 9 });
  expect(seen).not.toHaveProperty('anchorInfo');
});

test('status 0 is not shown [coarse groups.3]', () => {
  expect(shown({ statusId: 0 })).toBeUndefined();
});

test.each([
  ['in play', { statusId: 4 }, true],
  ['shown by somebody', { statusId: 1, activityStatus: 1 }, true],
  ['to come', { statusId: 1 }, false],
  ['over', { statusId: 8 }, false],
])('live only keeps what is on now: %s', (_name, fields, isOn) => {
  expect(isOnNow(match({ matchTypeId: 1, ...fields }))).toBe(isOn);
});

test('seasons of a team: competitions of one season together, in the server’s order', () => {
  const seasons = [
    { seasonId: 'a', seasonName: '2025-26' },
    { seasonId: 'b', seasonName: '2024-25' },
    { seasonId: 'c', seasonName: '2025-26' },
    { seasonId: 'd' },
  ];
  expect(
    bySeason(seasons).map(({ name, competitions }) => [name, competitions.map(({ seasonId }) => seasonId)]),
  ).toEqual([
    ['2025-26', ['a', 'c']],
    ['2024-25', ['b']],
    ['d', ['d']],
  ]);
});

test('competition ids of the topics, in the order of their tabs [9.2]', () => {
  const idsOf = ({ competitions }: typeof FIVE_LEAGUES) => competitions.map(({ seasonId }) => seasonId).join(' ');
  expect(idsOf(FIVE_LEAGUES)).toBe('12387 12388 12417 12416 12403');
  expect(idsOf(EURO_CUP)).toBe('11334');
  expect(idsOf(WORLD_CUP)).toBe('10810 1081022');
});

test('leagues and cups differ in data', () => {
  expect(FIVE_LEAGUES.tabs).toEqual(['schedule', 'standings', 'players', 'teams']);
  expect(EURO_CUP.tabs).toEqual(WORLD_CUP.tabs);
  expect([FIVE_LEAGUES.kind, EURO_CUP.kind]).toEqual(['fiveLeagues', 'cups']);
  // decisions.md, world cup and euro: only the Euro has figures at home and away, and leaders.
  expect([EURO_CUP.calls.homeAway, WORLD_CUP.calls.homeAway].map(Boolean)).toEqual([true, false]);
});
