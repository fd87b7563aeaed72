import type { users } from '../database/schema';
import { makeHosts } from './anchor/hosts';
import { privateRoomOf } from './anchor/schedules';
import { hash } from './random';

export type UserRow = typeof users.$inferInsert;

/** Fixed by the seed, so that tests and bookmarks go on working; they open nothing but this demo. */
const tokenOf = (seed: number, key: string) => `demo-${key}-${hash(seed, 'token', key).toString(16).padStart(8, '0')}`;

const BASE = { state: 'active', banText: '', goldLimit: 500, goldUsed: 0, rooms: [] } as const;

/** People with different rights; the visitor, who has no token, is not among them. */
export function makeUsers(seed: number): UserRow[] {
  const allRooms = makeHosts(seed).map((host) => privateRoomOf(host.row.id));
  const rooms = allRooms.filter((_, index) => index % 2 === 0);
  const user = (uid: number, key: string, username: string, note: string, rest: Partial<UserRow>): UserRow => ({
    ...BASE,
    uid,
    key,
    token: tokenOf(seed, key),
    username,
    note,
    headUrl: `av${(uid % 6) + 1}-d5e3ff-e9b48c-23282f-2550dd.png`,
    vip: 1,
    recharged: 1000,
    gold: 800,
    ...rest,
  });
  return [
    user(90001, 'member', '会员小周', 'member with special rooms', { vip: 5, recharged: 6800, gold: 1320, rooms }),
    user(90002, 'banned', '禁言中的老吴', 'banned from commenting', { banText: '你已被禁言，2099-12-31 解除' }),
    user(90003, 'newbie', '新来的球迷', 'below the VIP and recharge thresholds', { vip: 0, recharged: 20, gold: 5 }),
    user(90004, 'rich', '金币大户', 'plenty of coins', {
      vip: 8,
      recharged: 99_999,
      gold: 888_888,
      goldLimit: 100_000,
    }),
    user(90005, 'kicked', '别处登录的人', 'signed in elsewhere: code 505', { state: 'kicked' }),
    user(90006, 'special', '包厢常客', 'may enter every private room', { vip: 6, rooms: allRooms }),
    user(90007, 'expired', '很久没来的人', 'session expired: code 405', { state: 'expired' }),
    user(90008, 'plain', '普通会员小李', 'member without any special room', { vip: 3, recharged: 3000 }),
    user(90009, 'lowvip', '充值过的新人', 'recharged enough, VIP level too low', { vip: 0, recharged: 500 }),
    user(90010, 'lowrecharge', '没充值的老友', 'VIP, recharged too little', { vip: 2, recharged: 20 }),
    user(90011, 'limited', '额度快用完的人', 'at the limit of the day', { gold: 5000, goldLimit: 300, goldUsed: 290 }),
  ];
}
