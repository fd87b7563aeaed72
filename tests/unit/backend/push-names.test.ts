import { chatPushes } from '../../../backend/push/room-chat';
import type { Snapshot } from '../../../backend/push/snapshot';
import { toItem } from '../../../backend/push/stamps';
import { standingOfRoom, withNames } from '../../../backend/push/world-pushes';
import type { EntryRow, HostRow } from '../../../backend/store/matches';
import { pushes } from '../../../src/contract/push/push';
import { decode } from '../../../src/contract/wire';

const CHINESE = /\p{Script=Han}/u;
const MINUTE = 60_000;
const NOW = 1_742_047_200_000;
const HOST = {
  id: 7,
  nickName: '阿明',
  pictureId: 'p',
  tags: ['战术'],
  watchers: 900,
  birthday: null,
  withdrawn: false,
  fans: 3,
};
const SHOW = {
  ...{ id: 1, hostId: 7, matchId: 5, roomId: 70, startAt: NOW - 9 * MINUTE, endAt: NOW + 90 * MINUTE },
  ...{ isTop: false, hostType: 1, groupId: 0, groupUserType: 0, source: '100', lottery: true, redEnvelope: 0 },
};
const TEAMS = { masterTeamName: '阿森纳', guestTeamName: '切尔西' };
const snapshot = {
  seed: 1,
  teams: new Map([['5', TEAMS]]),
  fixtures: new Map([['5', { startAt: NOW - MINUTE }]]),
  hosts: new Map([[7, HOST as unknown as HostRow]]),
  entries: new Map([[7, [SHOW as unknown as EntryRow]]]),
} as unknown as Snapshot;
const names = [
  { language: 'zh-CN', ...TEAMS },
  { language: 'en', masterTeamName: 'Arsenal', guestTeamName: 'Chelsea' },
];

describe('decisions.md, who asks when: a push carries what it tells', () => {
  it.each([
    ['a kick-off who plays, in each language [who asks when.2]', NOW, names],
    ['a match that has long begun nothing', NOW + 10 * MINUTE, undefined],
    ['one that has not begun nothing', NOW - 10 * MINUTE, undefined],
  ])('%s', (_clause, now, expected) => {
    const { data } = withNames({ name: 'live/match', data: { matchId: '5', statusId: 2 } }, snapshot, now);
    expect((data as { names?: unknown }).names).toEqual(expected);
  });

  it('an anchor on air who it is, and with which match [who asks when.2]', () => {
    const { data } = withNames(
      { name: 'live/anchor', data: { hostId: '7', liveStatus: 1, matchId: '5' } },
      snapshot,
      NOW,
    );
    expect(data).toMatchObject({
      names,
      host: { id: '7', nickName: '阿明', liveStatus: 1, liveSchedule: [{ matchId: '5' }] },
    });
    expect(decode(pushes['live/anchor'], JSON.parse(JSON.stringify(data)), { strict: true }).ok).toBe(true);
  });

  it('what the world says, and who says it, in both languages', () => {
    const named = { ...HOST, nickName: '小鹿看英超' } as unknown as HostRow;
    const news = chatPushes({ ...snapshot, hosts: new Map([[7, named]]) }, NOW - 30 * MINUTE, NOW);
    const frames = news.map((one) => JSON.parse(toItem(one, () => NOW).text).data);
    expect(frames.length).toBeGreaterThan(0);
    for (const { translations, ...zh } of frames) {
      expect(JSON.stringify(translations)).not.toMatch(CHINESE);
      expect(JSON.stringify({ ...zh, ...translations.en })).not.toMatch(CHINESE);
    }
    const { data } = withNames(
      { name: 'live/anchor', data: { hostId: '7', liveStatus: 1, matchId: '5' } },
      { ...snapshot, hosts: new Map([[7, named]]) },
      NOW,
    );
    const translations = { en: { host: { nickName: 'Bambi on the Prem', tags: ['Tactics'] } } };
    expect(data).toMatchObject({ host: { nickName: '小鹿看英超' }, translations });
  });

  it('a room its draw, and tells anew once it is drawn [who asks when.2]', () => {
    const [open, drawn] = [NOW - 2 * MINUTE, NOW - MINUTE + 1].map((now) => standingOfRoom(snapshot, 70, now));
    expect(open?.news.data).toMatchObject({ lottery: { status: 1, endDate: NOW - MINUTE } });
    expect(drawn?.news.data).toMatchObject({ lottery: { status: 2, winners: expect.any(Array) } });
    expect(drawn?.print).not.toBe(open?.print);
    const wire = JSON.parse(JSON.stringify(drawn?.news.data));
    expect(decode(pushes['live/room'], wire, { strict: true }).ok).toBe(true);
  });
});
