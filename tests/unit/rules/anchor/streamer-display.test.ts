import { hasLiveAnchor } from '../../../../src/pages/anchor/use-live-badge';
import { isShownEntry, isShowOnAir, shownHosts, shownMatches } from '../../../../src/rules/anchor/streamer-display';
import { entry, host, match, viewer } from '../../../support/unit/make';

describe('section 5, streamer display: a schedule entry', () => {
  test.each([
    ['of the jump game stays [5.3]', entry(), {}, true],
    ['of source 100 stays [5.3]', entry({ matchSource: '100' }), {}, true],
    ['of another source goes', entry({ matchSource: '34' }), {}, false],
    ['without a source goes [matchSource.1]', entry({ matchSource: undefined }), {}, false],
    ['of a configured jump game stays [matchSource.1]', entry({ matchSource: '34' }), { jumpGame: '34' }, true],
    ['not started stays [5.4]', entry({ liveStatus: 0 }), {}, true],
    ['live stays [5.4]', entry({ liveStatus: 1 }), {}, true],
    ['ended goes [5.4]', entry({ liveStatus: 2 }), {}, false],
    ['of an unknown status goes', entry({ liveStatus: 9 }), {}, false],
    ['of a private group goes [5.5]', entry({ liveUserGroupId: 7, liveRoomId: 'r1' }), {}, false],
    [
      'of an allowed room stays [5.5]',
      entry({ liveUserGroupId: 7, liveRoomId: 'r1' }),
      { rooms: new Set(['r1']) },
      true,
    ],
    ['privileged stays on the web [hosts.2]', entry({ liveHostType: 3 }), {}, true],
    ['privileged goes below the version gate [hosts.2]', entry({ liveHostType: 3 }), { privileged: false }, false],
    ['of a guest host stays below the gate', entry({ liveHostType: 2 }), { privileged: false }, true],
  ])('%s', (_clause, one, fields, expected) => {
    expect(isShownEntry(one, viewer(fields))).toBe(expected);
  });
});

describe('section 5, streamer display: hosts', () => {
  test.each([
    ['withdrawn hosts (3) are dropped [5.6]', [host('a', { liveStatus: 3 }), host('b')], ['b 0 0']],
    ['ended entries leave the schedule', [host('a', { liveSchedule: [entry({ liveStatus: 2 }), entry()] })], ['a 0 1']],
    ['a host without a schedule stays live', [host('a', { liveStatus: 1 })], ['a 1 0']],
    [
      'live only in a private room: not live to this viewer',
      [host('a', { liveStatus: 1, liveSchedule: [entry({ liveStatus: 1, liveUserGroupId: 7 })] })],
      ['a 0 0'],
    ],
    [
      'live in a public room beside a private one: still live',
      [host('a', { liveStatus: 1, liveSchedule: [entry({ liveStatus: 1 }), entry({ liveUserGroupId: 7 })] })],
      ['a 1 1'],
    ],
  ])('%s', (_clause, hosts, expected) => {
    const seen = shownHosts(hosts, viewer()).map((one) => `${one.id} ${one.liveStatus} ${one.liveSchedule.length}`);
    expect(seen).toEqual(expected);
  });
});

describe('section 4, a show’s liveStatus: of a host’s own schedule', () => {
  const onM1 = host('a', { liveStatus: 1, liveSchedule: [entry({ liveStatus: 1 }), entry({ matchId: 'm2' })] });
  test.each([
    ['the show that the host is live with', onM1, entry({ liveStatus: 1 }), true],
    ['a show of days to come, of a host on air [4.38]', onM1, entry({ matchId: 'm9' }), false],
    ['a show that the list names as to come', onM1, entry({ matchId: 'm2' }), false],
    ['no live show named: the show’s own word', host('a', { liveStatus: 1 }), entry({ liveStatus: 1 }), true],
    ['no live show named, a show to come', host('a', { liveStatus: 1 }), entry({ matchId: 'm9' }), false],
    ['the host has gone off air since', host('a'), entry({ liveStatus: 1 }), false],
    ['the host has moved on since', onM1, entry({ matchId: 'm2', liveStatus: 1 }), false],
  ])('%s', (_clause, one, show, expected) => {
    expect(isShowOnAir(one, show)).toBe(expected);
  });
});

describe('section 5, streamer display: matches', () => {
  const onM1 = (id: string, liveStatus: number, entryStatus: number, more = {}) =>
    host(id, { liveStatus, liveSchedule: [entry({ liveStatus: entryStatus, ...more })] });

  test.each([
    ['status other than 0 is dropped [5.8]', match('m1', { status: 1, hostList: [host('a')] }), null],
    [
      'an abnormal match (statusId 0) is hidden [coarse groups.3]',
      match('m1', { statusId: 0, hostList: [host('a')] }),
      null,
    ],
    ['no hosts: dropped [5.8]', match('m1'), null],
    ['only a withdrawn host: dropped', match('m1', { hostList: [host('a', { liveStatus: 3 })] }), null],
    ['only ended entries for the match: the host is dropped [5.7]', match('m1', { hostList: [onM1('a', 0, 2)] }), null],
    [
      'an ended entry beside a coming one: the host stays',
      match('m1', { hostList: [host('a', { liveSchedule: [entry({ liveStatus: 2 }), entry()] })] }),
      'a not live',
    ],
    [
      'entries of another match do not drop the host',
      match('m1', { hostList: [onM1('a', 0, 2, { matchId: 'm9' })] }),
      'a not live',
    ],
    [
      'a host only in a private room is dropped',
      match('m1', { hostList: [onM1('a', 1, 1, { liveUserGroupId: 7 })] }),
      null,
    ],
    ['live with a live host stays live', match('m1', { activityStatus: 1, hostList: [onM1('a', 1, 1)] }), 'a live'],
    [
      'marked live without a live host: not live [5.9]',
      match('m1', { activityStatus: 1, hostList: [onM1('a', 0, 0)] }),
      'a not live',
    ],
    [
      'a host live on another match does not make this one live',
      match('m1', {
        activityStatus: 1,
        hostList: [host('a', { liveStatus: 1, liveSchedule: [entry(), entry({ matchId: 'm9', liveStatus: 1 })] })],
      }),
      'a not live',
    ],
    ['not marked live stays so', match('m1', { hostList: [onM1('a', 1, 1)] }), 'a not live'],
  ])('%s', (_clause, one, expected) => {
    const [seen] = shownMatches([one], viewer());
    const text =
      seen && `${seen.hostList.map((each) => each.id).join()} ${seen.activityStatus === 1 ? 'live' : 'not live'}`;
    expect(text ?? null).toBe(expected);
  });
});

test.each([
  ['a live host with a live entry', [host('a', { liveStatus: 1, liveSchedule: [entry({ liveStatus: 1 })] })], true],
  ['a live host whose entry has not begun', [host('a', { liveStatus: 1, liveSchedule: [entry()] })], false],
  ['a live host without a schedule', [host('a', { liveStatus: 1 })], false],
  ['an idle host with a live entry', [host('a', { liveSchedule: [entry({ liveStatus: 1 })] })], false],
  ['nobody', [], false],
])('section 2, live badge: %s [2.39]', (_clause, hosts, expected) => {
  expect(hasLiveAnchor(hosts)).toBe(expected);
});
