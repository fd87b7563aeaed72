import { act } from '@testing-library/react';
import { anchorStore } from '../../../../src/domains/anchor/anchor-store';
import { useLiveHostLists, useLiveHosts } from '../../../../src/domains/anchor/use-live-hosts';
import { matchStore } from '../../../../src/domains/match/match-store';
import { useLiveMatch } from '../../../../src/domains/match/use-live-match';
import { useUnknownShows } from '../../../../src/pages/anchor/lists/use-unknown-shows';
import { useLiveStatuses } from '../../../../src/pages/topics/data/use-live-statuses';
import { fakeServices } from '../../../support/unit/fake-services';
import { entry, host, match } from '../../../support/unit/make';
import { runHook } from '../../../support/unit/render-page';
import { applyAnchors, applyMatches } from '../apply-pushes';

const ASKED_AT = 1_000_000;
/** Well before it: clocks of the server's parts need not agree to the second. */
const LONG_BEFORE = 1;
const anchorPush = (hostId: string, fields: object = {}) => ({
  hostId,
  serverNow: ASKED_AT + 1,
  liveStatus: 1,
  matchId: undefined,
  watcherCount: undefined,
  ...fields,
});
const matchPush = (matchId: string, fields: object = {}) =>
  ({ matchId, serverNow: ASKED_AT + 1, statusId: 4, homeScore: 1, awayScore: 0, ...fields }) as never;

/** A hook over the stores, how often it answered, and the stores' pushes. */
function live<Answer>(hook: () => Answer) {
  const fake = fakeServices({});
  let renders = 0;
  const result = runHook(fake, () => {
    renders += 1;
    return hook();
  });
  const { stores } = fake.services;
  return {
    result,
    renders: () => renders,
    hearAnchors: (...pushes: ReturnType<typeof anchorPush>[]) =>
      act(() => applyAnchors(stores.get(anchorStore), pushes)),
    hearMatches: (...pushes: never[]) => act(() => applyMatches(stores.get(matchStore), pushes)),
  };
}

describe('one match with its newest push', () => {
  const READ = match('m1', { statusId: 1, askedAt: ASKED_AT });

  it('has what the push says', () => {
    const { result, hearMatches } = live(() => useLiveMatch(READ));
    hearMatches(matchPush('m1'));
    expect(result.current).toMatchObject({ statusId: 4, homeScore: 1 });
  });

  it('a push of another match renders nothing', () => {
    const { result, renders, hearMatches } = live(() => useLiveMatch(READ));
    const before = renders();
    hearMatches(matchPush('m2'), matchPush('m3'));
    expect(renders()).toBe(before);
    expect(result.current).toBe(READ);
  });

  it('a push from before the reading is in it', () => {
    const { result, hearMatches } = live(() => useLiveMatch(READ));
    hearMatches(matchPush('m1', { serverNow: LONG_BEFORE }));
    expect(result.current).toBe(READ);
  });
});

describe('hosts with what pushes have said since', () => {
  const HOSTS = [host('1', { liveStatus: 0, liveSchedule: [entry({ matchId: 'm1' })] }), host('2', { liveStatus: 1 })];

  it.each([
    ['one goes on air with a match of theirs', [anchorPush('1', { matchId: 'm1' })], [1, 1]],
    ['with one that this viewer may not see, they do not', [anchorPush('1', { matchId: 'secret' })], [0, 1]],
    ['one withdraws and is gone', [anchorPush('1', { liveStatus: 3 })], [1]],
    ['somebody who is not listed', [anchorPush('9')], [0, 1]],
    ['an old push', [anchorPush('1', { matchId: 'm1', serverNow: LONG_BEFORE })], [0, 1]],
  ])('%s', (_clause, pushes, statuses) => {
    const { result, hearAnchors } = live(() => useLiveHosts({ hosts: HOSTS, askedAt: ASKED_AT }));
    hearAnchors(...pushes);
    expect(result.current.map(({ liveStatus }) => liveStatus)).toEqual(statuses);
  });

  it('without news for them they are the very same list', () => {
    const { result, hearAnchors } = live(() => useLiveHosts({ hosts: HOSTS, askedAt: ASKED_AT }));
    hearAnchors(anchorPush('9'));
    expect(result.current).toBe(HOSTS);
  });
});

describe('matches with who went on or off air since', () => {
  const on = (id: string) => host(id, { liveStatus: 1, liveSchedule: [entry({ matchId: 'm1', liveStatus: 1 })] });
  const MATCHES = [
    match('m1', { activityStatus: 1, hostList: [on('1')], askedAt: ASKED_AT }),
    match('m2', { askedAt: ASKED_AT }),
  ];

  it('with nobody left on air it is not live any more; the other match is the very same', () => {
    const { result, hearAnchors } = live(() => useLiveHostLists(MATCHES));
    hearAnchors(anchorPush('1', { liveStatus: 0 }));
    expect(result.current[0]?.activityStatus).toBe(0);
    expect(result.current[1]).toBe(MATCHES[1]);
  });

  it('scores are no part of it: a push of a match renders nothing', () => {
    const { renders, hearMatches } = live(() => useLiveHostLists(MATCHES));
    const before = renders();
    hearMatches(matchPush('m1'));
    expect(renders()).toBe(before);
  });
});

describe('somebody on air whose show the reading lacks [hosts and pushes.6]', () => {
  const READING = { hosts: [host('a', { liveSchedule: [entry({ matchId: 'm1' })] })], askedAt: ASKED_AT };

  const told = (fields: object) =>
    host('b', { liveStatus: 1, liveSchedule: [entry({ matchId: 'm1', liveStatus: 1, ...fields })] });

  it.each([
    ['with another match: another reading is asked for', anchorPush('a', { matchId: 'm9' }), 1],
    ['an anchor whom it does not have', anchorPush('b', { matchId: 'm1' }), 1],
    ['with a match that it has', anchorPush('a', { matchId: 'm1' }), 0],
    ['no match named', anchorPush('b'), 0],
    ['off air', anchorPush('b', { matchId: 'm1', liveStatus: 0 }), 0],
    ['told before it was asked for', anchorPush('b', { matchId: 'm1', serverNow: LONG_BEFORE }), 0],
  ])('%s', (_clause, push, readings) => {
    const readSoon = jest.fn();
    const { hearAnchors } = live(() => useUnknownShows(READING, readSoon));
    hearAnchors({ ...push, serverNow: push.serverNow - 1, liveStatus: 0 });
    hearAnchors(push);
    expect(readSoon).toHaveBeenCalledTimes(readings);
  });

  it.each([
    ['as the channel tells how everybody stands: no reading', anchorPush('b', { matchId: 'm1' }), 0],
    ['with the show that everybody may see', anchorPush('b', { matchId: 'm1', host: told({}) }), 1],
    ['with a private one', anchorPush('b', { matchId: 'm1', host: told({ liveUserGroupId: 7, liveRoomId: 'r' }) }), 0],
  ])('first heard of, %s', (_clause, push, readings) => {
    const readSoon = jest.fn();
    const { hearAnchors } = live(() => useUnknownShows(READING, readSoon));
    hearAnchors(push);
    expect(readSoon).toHaveBeenCalledTimes(readings);
  });

  it('what is heard again in the same state is no news', () => {
    const readSoon = jest.fn();
    const { hearAnchors } = live(() => useUnknownShows(READING, readSoon));
    for (const serverNow of [1, 2]) hearAnchors(anchorPush('b', { matchId: 'm1', serverNow: ASKED_AT + serverNow }));
    expect(readSoon).not.toHaveBeenCalled();
  });
});

describe('matches to choose from by their status', () => {
  const READ = [match('m1', { statusId: 1, askedAt: ASKED_AT }), match('m2', { statusId: 4, askedAt: ASKED_AT })];

  it('a kick-off and an end reach the choice; a goal renders nothing [video schedule.3]', () => {
    const { result, renders, hearMatches } = live(() => useLiveStatuses(READ));
    expect(result.current).toBe(READ);
    hearMatches(matchPush('m1', { statusId: 2 }), matchPush('m2', { statusId: 8 }));
    expect(result.current.map(({ statusId }) => statusId)).toEqual([2, 8]);
    const before = renders();
    hearMatches(matchPush('m1', { statusId: 2, serverNow: ASKED_AT + 9, homeScore: 3 }));
    expect(renders()).toBe(before);
  });
});
