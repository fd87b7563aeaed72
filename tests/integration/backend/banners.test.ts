import { entryStatus, entryView, hostView } from '../../../backend/calls/anchor/host-view';
import { drawing } from '../../../backend/pictures/drawing';
import { type BannerRow, bannersOf } from '../../../backend/world/banners';
import { BASKETBALL, FOOTBALL } from '../../../backend/world/match-state';
import { BANNER_CATEGORY } from '../../../src/contract/codes';

const TARGET = {
  hostId: 1001,
  hostName: '夜航说球',
  matchId: 101_901,
  matchType: FOOTBALL,
  label: '英超 第19轮',
  homeName: '曼城',
  awayName: '布莱顿',
};

describe('banners', () => {
  it('of anchor home are of every kind, the good one first', () => {
    const rows = bannersOf(BANNER_CATEGORY.anchorHome, TARGET);
    expect(rows[0]).toMatchObject({ actionType: 4, title: '曼城对布莱顿', subTitle: '英超 第19轮，夜航说球正在直播' });
    expect(JSON.parse(rows[0]?.actionContent ?? '')).toEqual({ hostId: 1001, matchId: 101_901 });
    const parses = (row: BannerRow) => {
      try {
        JSON.parse(row.actionContent);
        return true;
      } catch {
        return false;
      }
    };
    const jumps = rows.filter((row) => row.actionType === 4);
    expect(jumps.some((row) => !parses(row))).toBe(true);
    expect(jumps.filter(parses).length).toBeGreaterThanOrEqual(4);
    expect(rows.some((row) => row.images === '')).toBe(true);
    expect(rows.some((row) => row.images.split(',').length > 1)).toBe(true);
    expect(rows.some((row) => row.actionContent.startsWith('javascript:'))).toBe(true);
    // product.md, section 2, targets outside: one that a test can follow.
    const outside = rows.find((row) => row.actionContent.startsWith('/newSport/match-detail?'));
    expect(Object.fromEntries(new URL(outside?.actionContent ?? '', 'http://portal').searchParams)).toEqual({
      matchId: '101901',
      hostId: '1001',
      tab: 'data',
    });
    expect(bannersOf(BANNER_CATEGORY.anchorHomeApp, TARGET)).toEqual(rows);
  });

  it('that point to a match show its sport', () => {
    const art = (matchType: number) =>
      bannersOf(BANNER_CATEGORY.anchorHome, { ...TARGET, matchType })
        .filter(({ title }) => title === '曼城对布莱顿' || title === '赛前数据')
        .map(({ images }) => images);
    expect([art(FOOTBALL), art(BASKETBALL)]).toEqual([
      ['bn1-0.png', 'bn1-1.png'],
      ['bn2-0.png', 'bn2-1.png'],
    ]);
  });

  it('do without an anchor when none is on air', () => {
    expect(bannersOf(BANNER_CATEGORY.anchorHome, undefined)[0]?.actionType).not.toBe(4);
  });

  it('stand in every place, with pictures that exist; nowhere else [7.33]', () => {
    for (const category of Object.values(BANNER_CATEGORY)) {
      const rows = bannersOf(category, TARGET);
      expect([category, rows.length > 0]).toEqual([category, true]);
      for (const file of rows.flatMap((row) => row.images.split(',').map((part) => part.trim())).filter(Boolean)) {
        expect([file, drawing(file) !== undefined]).toEqual([file, true]);
      }
    }
    expect(bannersOf('__proto__', TARGET)).toEqual([]);
  });
});

const HOST = {
  id: 1005,
  nickName: '阿泽聊球',
  birthday: '798912000000',
  tags: ['英超', '中超'],
  pictureId: 'av1-e7dfff-d79c74-3a2a20-0d7289.png',
  withdrawn: false,
  watchers: 10_000,
  fans: 50_000,
  rank: 1,
  previousRank: 2,
};
const entry = (id: number, groupId: number, startAt = 1000) => ({
  id,
  hostId: 1005,
  matchId: 7,
  roomId: 51_005,
  startAt,
  endAt: startAt + 1000,
  isTop: false,
  hostType: 1,
  groupId,
  groupUserType: groupId === 0 ? 0 : 1,
  source: 164,
  lottery: false,
  redEnvelope: 0,
});

describe('a host over the wire', () => {
  it.each([
    [999, 0],
    [1000, 1],
    [1999, 1],
    [2000, 2],
  ])('at %d an entry from 1000 to 2000 is %d', (now, status) => {
    expect(entryStatus(entry(1, 0), now)).toBe(status);
  });

  it('shows a public entry in each way that portals have, a private one with its group', () => {
    const groups = [1, 2, 3, 4].map((id) => entryView(entry(id, 0), 0, true));
    expect(
      new Set(groups.map((view) => ('liveUserGroupId' in view ? String(view.liveUserGroupId) : 'absent'))),
    ).toEqual(new Set(['0', '', 'null', 'absent']));
    expect(entryView(entry(1, 8802), 0, true)).toMatchObject({ liveUserGroupId: 8802, liveGroupUserType: 1 });
    expect('liveRoomId' in entryView(entry(1, 8802), 0, false)).toBe(false);
  });

  it('is live while an entry is, counts watchers only then, and is withdrawn whatever it streams', () => {
    const own = [entry(1, 0)];
    const live = hostView(HOST, own, own, 1500, () => true);
    expect(live).toMatchObject({ liveStatus: 1, birthday: 798_912_000_000, tags: '英超,中超' });
    expect(Math.abs((live.watcherCount ?? 0) - 10_000)).toBeLessThan(1000);
    expect(hostView(HOST, own, own, 1500, () => true).watcherCount).toBe(live.watcherCount);
    const later = hostView(HOST, own, [], 2500, () => true);
    expect([later.liveStatus, later.liveSchedule, 'watcherCount' in later]).toEqual([0, [], false]);
    expect(hostView({ ...HOST, withdrawn: true }, own, own, 1500, () => true).liveStatus).toBe(3);
  });
});
