import * as anchors from '../../../src/contract/anchor/calls-anchors';
import * as hostCalls from '../../../src/contract/anchor/calls-hosts';
import type { ScheduleEntry } from '../../../src/contract/anchor/host';
import { FORBIDDEN_CODE, LIVE_STATUS } from '../../../src/contract/codes';
import * as experts from '../../../src/contract/expert/calls-experts';
import { leagueMatchList } from '../../../src/contract/football/calls-football';
import * as room from '../../../src/contract/room/calls-room';
import * as tips from '../../../src/contract/tip/calls-tips';
import type { Tip } from '../../../src/contract/tip/tip';
import { goldBalance, goldDailyLimit } from '../../../src/contract/wallet/calls-wallet';
import { isPrivateGroup } from '../../../src/rules/anchor/private-rooms';
import { CannotCheck, failureOf, type Probe } from '../probe';
import type { Exchange } from '../request/exchange';
import { samplesOf } from '../samples/all-samples';
import { expertsOf, firstOf, HOME, tipOnSale } from '../samples/subjects';
import type { User } from '../users';
import type { Rule } from './rule';

const page = { page: 1, size: 20 };

/** What is paid for goes out with free tips and to buyers (src/contract/tip/tip.ts). */
const leaks = ({ goldPrice = 0, isBuy, sportsInfo, picks }: Tip) =>
  goldPrice > 0 && !isBuy && ((sportsInfo ?? '') !== '' || (picks ?? []).length > 0);

function checkTips(probe: Probe, tips: readonly Tip[], exchange: Exchange, who: string): void {
  const leaking = tips.find(leaks);
  probe.check(leaking === undefined, exchange, `${who} who has not bought tip ${leaking?.id} gets sportsInfo or picks`);
}

const hiddenContent: Rule = {
  id: 'hidden-content',
  clause: 'sections 1, 4 and 6: what is paid for comes to who has bought it, and with free tips',
  calls: [tips.tipList.name, tips.tipDetail.name, tips.professorTips.name],
  whole: async (probe) => {
    const member = probe.userIfAny('plain') ?? probe.userIfAny('member');
    const tip = await tipOnSale(probe);
    for (const [user, who] of [[undefined, 'a visitor'] as const, ...(member ? [[member, 'a member'] as const] : [])]) {
      const list = await probe.read(tips.tipList, page, user);
      checkTips(probe, list.value.list, list.exchange, who);
      const detail = await probe.read(tips.tipDetail, { id: tip.id }, user);
      checkTips(probe, [detail.value], detail.exchange, who);
      const expert = await probe.read(tips.professorTips, { ...page, professorId: tip.professorId }, user);
      checkTips(probe, expert.value.list, expert.exchange, who);
      if (user !== undefined) continue;
      const bought = list.value.list.find(({ isBuy }) => isBuy);
      probe.check(bought === undefined, list.exchange, `a visitor has bought tip ${bought?.id}`);
    }
  },
};

/** A private show whose room is told, though this user may not enter it. */
const tellsRoom = (rooms: ReadonlySet<string>) => (entry: Pick<ScheduleEntry, 'liveUserGroupId' | 'liveRoomId'>) =>
  isPrivateGroup(entry.liveUserGroupId) && entry.liveRoomId !== undefined && !rooms.has(entry.liveRoomId);

async function checkSchedules(probe: Probe, user: User | undefined, rooms: ReadonlySet<string>): Promise<void> {
  const who = user === undefined ? 'a visitor' : 'a member who may not enter';
  const tells = tellsRoom(rooms);
  const say = (roomId: string | undefined) => `${who} is told the room ${roomId} of a private group`;
  const home = await probe.read(anchors.anchorHome, HOME, user);
  const hosts = [...home.value.hosts, ...home.value.liveMatchList.flatMap(({ hostList }) => hostList)];
  const told = hosts.flatMap(({ liveSchedule }) => liveSchedule).find(tells);
  probe.check(told === undefined, home.exchange, say(told?.liveRoomId));
  const listed = await probe.read(hostCalls.hostList, {}, user);
  const inList = listed.value.flatMap(({ liveSchedule }) => liveSchedule).find(tells);
  probe.check(inList === undefined, listed.exchange, say(inList?.liveRoomId));
  const [fields = {}] = await samplesOf(probe, leagueMatchList);
  const matches = await probe.read(leagueMatchList, fields, user);
  const anchor = matches.value.flatMap(({ anchorInfo = [] }) => anchorInfo).find(tells);
  probe.check(anchor === undefined, matches.exchange, say(anchor?.liveRoomId));
}

const roomsOf = async (probe: Probe, user: User) => new Set((await probe.read(anchors.specialRoomIds, {}, user)).value);

const privateSchedules: Rule = {
  id: 'private-rooms',
  clause:
    'sections 5 and 6, private rooms: a private group’s room is told only to who has it among their special rooms',
  calls: [anchors.anchorHome.name, hostCalls.hostList.name, leagueMatchList.name],
  whole: async (probe) => {
    await checkSchedules(probe, undefined, new Set());
    const plain = probe.user('plain');
    await checkSchedules(probe, plain, await roomsOf(probe, plain));
  },
};

/** A private show on air, as somebody sees it who may enter. */
export async function privateShow(probe: Probe) {
  const special = probe.user('special');
  const rooms = await roomsOf(probe, special);
  const { value } = await probe.read(anchors.anchorHome, HOME, special);
  const hosts = value.hosts.filter(({ liveStatus }) => liveStatus !== LIVE_STATUS.withdrawn);
  const shows = hosts.flatMap(({ id: hostId, liveSchedule }) =>
    liveSchedule.flatMap(({ liveRoomId, liveUserGroupId, liveStatus }) =>
      isPrivateGroup(liveUserGroupId) && liveRoomId !== undefined && rooms.has(liveRoomId)
        ? [{ hostId, liveRoomId, isOnAir: liveStatus === LIVE_STATUS.live }]
        : [],
    ),
  );
  return firstOf(
    shows.filter(({ isOnAir }) => isOnAir),
    'private room on air',
  );
}

const closedRooms: Rule = {
  id: 'closed-rooms',
  clause: 'sections 5 and 6, private rooms: a room on air for a private group answers everybody else with 403',
  calls: [room.hostMatchInfo.name, room.chatList.name, room.lotteryInfo.name],
  whole: async (probe) => {
    const { hostId, liveRoomId } = await privateShow(probe);
    const plain = probe.userIfAny('plain');
    for (const [user, who] of [[undefined, 'a visitor'] as const, ...(plain ? [[plain, 'a member'] as const] : [])]) {
      for (const [call, fields] of [
        [room.hostMatchInfo, { hostId }],
        [room.chatList, { liveRoomId }],
        [room.lotteryInfo, { liveRoomId }],
      ] as const) {
        const exchange = await probe.ask(call, fields, user);
        probe.check(exchange.code === FORBIDDEN_CODE, exchange, `${who} in a private room: ${failureOf(exchange)}`);
      }
    }
  },
};

const wallet: Rule = {
  id: 'wallet',
  clause: 'section 7 and decisions.md, daily limit: coins and the limits of the day are no less than 0',
  calls: [goldBalance.name, goldDailyLimit.name],
  whole: async (probe) => {
    const user = probe.user('member');
    const { value, exchange } = await probe.read(goldBalance, {}, user);
    probe.check(value.balance >= 0, exchange, `balance ${value.balance}`);
    const limits = await probe.read(goldDailyLimit, {}, user);
    const { limit, used } = limits.value;
    probe.check(limit >= 0 && used >= 0, limits.exchange, `limit ${limit}, used ${used}`);
  },
};

const followedExperts: Rule = {
  id: 'my-experts',
  clause: 'decisions.md, expert sorts: sort 4 is the member’s own, and refuses a visitor with 400',
  calls: [experts.professorInfo.name],
  whole: async (probe) => {
    const visitor = await probe.ask(experts.professorInfo, { ...page, sortType: 4 });
    probe.check(visitor.code === 400, visitor, `a visitor’s own experts: ${failureOf(visitor)}`);
    const mine = await probe.read(experts.professorInfo, { ...page, sortType: 4 }, probe.user('member'));
    const other = mine.value.list.find(({ isAttention }) => !isAttention);
    probe.check(other === undefined, mine.exchange, `expert ${other?.id} is listed and not followed`);
    if ((await expertsOf(probe)).length === 0) throw new CannotCheck('the back end has no experts');
  },
};

export const secretRules: readonly Rule[] = [hiddenContent, privateSchedules, closedRooms, wallet, followedExperts];
