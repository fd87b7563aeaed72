import type { Standings } from '../../../src/contract/football/standings';
import { type RunningBackend, startBackend } from '../../support/servers/backend-process';
import { dataOf, signedCall } from '../../support/signed-call';

const AT = '2025-03-15T13:25:00Z';
const DAY = { seasonId: 12387, matchDate: Date.parse(AT), pid: '1' };

interface ShownMatch {
  readonly matchId: number;
  readonly statusId: number;
  readonly homeName?: string;
  readonly homeFrom?: string;
  readonly matchNumber?: number;
  readonly anchorInfo?: readonly { hostId: number; liveRoomId?: number; liveUserGroupId?: number | string | null }[];
}

let backend: RunningBackend;
beforeAll(async () => {
  backend = await startBackend({ at: AT, speed: 0 });
});
afterAll(() => backend.stop());

const clock = (at: string) =>
  fetch(`${backend.url}/_lab/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ at }),
  });

it("a day's matches are in time order, under way and with anchors; a private room's id is not told [7.18]", async () => {
  const matches = await dataOf<ShownMatch[]>(backend.url, 'leagueMatchList', DAY);
  expect(matches.some(({ statusId }) => statusId >= 2 && statusId <= 7)).toBe(true);
  const anchors = matches.flatMap(({ anchorInfo = [] }) => anchorInfo);
  expect(anchors.length).toBeGreaterThan(3);
  for (const { liveUserGroupId, liveRoomId } of anchors) {
    if (Number(liveUserGroupId ?? 0) !== 0) expect(liveRoomId).toBeUndefined();
  }
});

it('names are in the language of who asks', async () => {
  const fields = { seasonId: 12387 };
  const [zh, en] = await Promise.all([
    dataOf<Standings>(backend.url, 'leagueRanking', fields),
    dataOf<Standings>(backend.url, 'leagueRanking', fields, { headers: { language: 'en' } }),
  ]);
  expect(zh.zones.map(({ name }) => name)).toEqual(['欧冠联赛', '欧联杯', '欧协联', '降级']);
  expect(en.zones[0]?.name).toBe('Champions League');
  expect(en.ruleText).toContain('head-to-head');
  expect(en.groups[0]?.all.map(({ teamId }) => teamId)).toEqual(zh.groups[0]?.all.map(({ teamId }) => teamId));
});

it('a league’s table after a round, which days tell as well; without what was played of it later', async () => {
  const tableAfter = (round?: number) =>
    dataOf<Standings>(backend.url, 'leagueRanking', { seasonId: 12387, ...(round === undefined ? {} : { round }) });
  const now = await tableAfter();
  expect(now.rounds).toBe(38);
  const { round = 0 } = now;
  expect(round).toBeGreaterThan(2);
  const then = await tableAfter(2);
  expect(then.round).toBe(2);
  expect(Math.max(...(then.groups[0]?.all ?? []).map(({ total = 0 }) => total))).toBe(2);
  expect((await tableAfter(99)).groups).toEqual(now.groups);
  const days = await dataOf<{ readonly round?: number }[]>(backend.url, 'leagueMatchDate', { seasonId: 12387 });
  expect(new Set(days.map((day) => day.round)).size).toBe(38);
});

it('a match of the table is a match of the list: when one ends, its row moves on', async () => {
  const played = async () => {
    const { groups } = await dataOf<Standings>(backend.url, 'leagueRanking', { seasonId: 12387 });
    return (groups[0]?.all ?? []).reduce((sum, { total = 0 }) => sum + total, 0);
  };
  const before = await played();
  await clock('2025-03-15T17:25:00Z');
  const over = await dataOf<ShownMatch[]>(backend.url, 'leagueMatchList', DAY);
  const ended = over.filter(({ statusId }) => statusId === 8).length;
  expect(ended).toBeGreaterThan(0);
  expect((await played()) - before).toBe(2 * ended);
});

it('the eve of the final of Euro 2024: who plays is known, the score is not', async () => {
  await clock('2024-07-14T16:00:00Z');
  const [final] = await dataOf<ShownMatch[]>(backend.url, 'euroList', { stageId: 113346 });
  expect(final).toMatchObject({ statusId: 1, homeName: '西班牙', awayName: '英格兰', homeFrom: 'W49' });
  const crests = () => dataOf<object>(backend.url, 'teamLogo', { matchId: final?.matchId, pid: '1' });
  expect(Object.keys(await crests()).sort()).toEqual(['awayLogo', 'homeLogo']);
  await clock('2024-06-20T16:00:00Z');
  const [open] = await dataOf<ShownMatch[]>(backend.url, 'euroList', { stageId: 113346 });
  expect(open?.homeName).toBeUndefined();
  expect(open).toMatchObject({ statusId: 1, homeFrom: 'W49', matchNumber: 51 });
  expect(await crests()).toEqual({});
});

it('what does not exist is refused in words', async () => {
  for (const [name, fields] of [
    ['leagueRanking', { seasonId: 1 }],
    ['teamLineUp', { id: 'nobody' }],
    ['playerBasic', { id: 1 }],
  ] as const) {
    const reply = await signedCall(backend.url, name, fields);
    expect([reply.status, reply.code === 0, reply.msg.length > 0]).toEqual([200, false, true]);
  }
});

it('the laboratory makes a day with two hundred matches', async () => {
  await clock(AT);
  const filter = { method: 'POST', headers: { 'content-type': 'application/json' } };
  await fetch(`${backend.url}/_lab/football-day`, { ...filter, body: JSON.stringify({ matches: 200 }) });
  const matches = await dataOf<ShownMatch[]>(backend.url, 'leagueMatchList', DAY);
  expect(matches).toHaveLength(200);
  expect(new Set(matches.map(({ matchId }) => matchId)).size).toBe(200);
  await fetch(`${backend.url}/_lab/football-day`, { ...filter, body: JSON.stringify({ matches: 0 }) });
});
