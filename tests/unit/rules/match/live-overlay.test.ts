import type { LiveMatch } from '../../../../src/contract/anchor/host';
import type { AnchorPush, MatchPush } from '../../../../src/contract/push/push';
import {
  hasBegun,
  withAnchorPush,
  withAnchorPushes,
  withHostPushes,
  withMatchPush,
} from '../../../../src/rules/match/live-overlay';
import { entry, host, match } from '../../../support/unit/make';

const ASKED_AT = 100_000;
const READING = { askedAt: ASKED_AT };
const matchPush = (fields: Partial<MatchPush> = {}): MatchPush => ({
  matchId: 'm1',
  serverNow: ASKED_AT + 5_000,
  ...fields,
});
const anchorPush = (fields: Partial<AnchorPush> = {}): AnchorPush => ({
  hostId: 'h1',
  serverNow: ASKED_AT + 5_000,
  liveStatus: 1,
  ...fields,
});

/** product.md, section 4, socket: a score arrives by push; decisions.md, server time. */
it.each<[string, Partial<LiveMatch>, MatchPush | undefined, Partial<LiveMatch>]>([
  ['no push: as read', { homeScore: 1 }, undefined, { homeScore: 1 }],
  ['a goal', { homeScore: 1, awayScore: 0 }, matchPush({ homeScore: 2, awayScore: 0 }), { homeScore: 2, awayScore: 0 }],
  [
    'a new phase',
    { statusId: 2 },
    matchPush({ statusId: 3, phase: 1003, phaseStart: 9 }),
    { statusId: 3, phase: 1003, phaseStart: 9 },
  ],
  ['a field left out keeps its value', { homeScore: 1 }, matchPush({ statusId: 4 }), { homeScore: 1, statusId: 4 }],
  ['0 is a score [score.1]', { homeScore: 1 }, matchPush({ homeScore: 0 }), { homeScore: 0 }],
  [
    'older than the reading: the reading says more',
    { homeScore: 2 },
    matchPush({ homeScore: 1, serverNow: ASKED_AT - 1_001 }),
    { homeScore: 2 },
  ],
  [
    'within the second that the Date header cannot tell',
    { homeScore: 1 },
    matchPush({ homeScore: 2, serverNow: ASKED_AT - 900 }),
    { homeScore: 2 },
  ],
])('%s', (_name, read, push, seen) => {
  expect(withMatchPush(match('m1', { ...read, askedAt: ASKED_AT }), push)).toEqual(
    match('m1', { ...read, ...seen, askedAt: ASKED_AT }),
  );
});

test('a push that says nothing new leaves the very same object, so that its row does not render', () => {
  const read = match('m1', { homeScore: 1, statusId: 2 });
  expect(withMatchPush(read, matchPush({ homeScore: 1, statusId: 2 }))).toBe(read);
});

const scheduled = host('h1', { liveSchedule: [entry({ matchId: 'm1' })], watcherCount: 5 });

/**
 * product.md, section 7, anchor status by push; section 5, private rooms: what was filtered from the schedule stays
 * unseen.
 */
it.each<[string, AnchorPush | undefined, { liveStatus: number; entry: number; watchers: number }]>([
  ['no push', undefined, { liveStatus: 0, entry: 0, watchers: 5 }],
  [
    'goes live on a match of the schedule',
    anchorPush({ matchId: 'm1', watcherCount: 7 }),
    { liveStatus: 1, entry: 1, watchers: 7 },
  ],
  [
    'goes live on a match that this viewer may not see',
    anchorPush({ matchId: 'secret' }),
    { liveStatus: 0, entry: 0, watchers: 5 },
  ],
  ['goes live on nothing named', anchorPush(), { liveStatus: 0, entry: 0, watchers: 5 }],
  [
    'an old push [push.3]',
    anchorPush({ matchId: 'm1', serverNow: ASKED_AT - 2_000 }),
    { liveStatus: 0, entry: 0, watchers: 5 },
  ],
])('host: %s', (_name, push, seen) => {
  const shown = withAnchorPush(scheduled, push, READING);
  expect([shown.liveStatus, shown.liveSchedule[0]?.liveStatus, shown.watcherCount]).toEqual([
    seen.liveStatus,
    seen.entry,
    seen.watchers,
  ]);
});

/** decisions.md, hosts and pushes: what is shown now is on air, what was shown before is over. */
it.each<[string, Partial<AnchorPush>, string, number]>([
  ['goes on with another match [hosts and pushes.2]', { matchId: 'm2' }, 'm1:2 m2:1 m3:0', 1],
  ['goes on with the same', { matchId: 'm1' }, 'm1:1 m2:0 m3:0', 1],
  ['says nothing of the match', {}, 'm1:1 m2:0 m3:0', 1],
  ['goes on with one that this viewer may not see', { matchId: 'secret' }, 'm1:2 m2:0 m3:0', 0],
  ['goes off air, without saying with what', { liveStatus: 0 }, 'm1:2 m2:0 m3:0', 0],
  ['withdraws', { liveStatus: 3 }, 'm1:2 m2:0 m3:0', 3],
])('a host on air who %s', (_what, push, entries, liveStatus) => {
  const liveSchedule = [entry({ matchId: 'm1', liveStatus: 1 }), entry({ matchId: 'm2' }), entry({ matchId: 'm3' })];
  const shown = withAnchorPush(host('h1', { liveStatus: 1, liveSchedule }), anchorPush(push), READING);
  expect(shown.liveSchedule.map((one) => `${one.matchId}:${one.liveStatus}`).join(' ')).toBe(entries);
  expect(shown.liveStatus).toBe(liveStatus);
});

test('section 5, streamer display, over pushes: the withdrawn are gone, and of a match whose show of it is over [hosts and pushes.1]', () => {
  const onAir = host('h1', { liveStatus: 1, liveSchedule: [entry({ matchId: 'm1', liveStatus: 1 })] });
  const other = host('h2', { liveSchedule: [entry({ matchId: 'm1' })] });
  const withdrawn = new Map([['h1', anchorPush({ liveStatus: 3 })]]);
  expect(withAnchorPushes({ hosts: [onAir, other], ...READING }, withdrawn)).toEqual([other]);
  const read = match('m1', { activityStatus: 1, hostList: [onAir] });
  expect(withHostPushes(read, withdrawn)).toMatchObject({ activityStatus: 0, hostList: [] });
  const hosts = [onAir, other];
  expect(withAnchorPushes({ hosts, ...READING }, new Map())).toBe(hosts);
});

test('a host that goes off air ends the entry, and the match has no live host any more', () => {
  const onAir = host('h1', { liveStatus: 1, liveSchedule: [entry({ matchId: 'm1', liveStatus: 1 })] });
  const read = match('m1', { activityStatus: 1, hostList: [onAir] });
  const pushes = new Map([['h1', anchorPush({ liveStatus: 0, matchId: 'm1' })]]);
  const shown = withHostPushes(read, pushes);
  expect(shown.activityStatus).toBe(0);
  expect(shown.hostList).toEqual([]);
  expect(withHostPushes(read, new Map())).toBe(read);
});

/** decisions.md, coarse groups. */
it.each([
  [1, 1, false],
  [1, 2, true],
  [1, 8, true],
  [1, 9, false],
  [2, 9, true],
  [2, 13, false],
  [1, undefined, false],
])('sport %s status %s has begun: %s', (matchTypeId, statusId, expected) => {
  expect(hasBegun({ matchTypeId, statusId, phase: undefined })).toBe(expected);
});
