import { subscribe, subscribeInfo, unsubscribe } from '../../../src/contract/anchor/calls-anchors';
import { EXPERT_SORT } from '../../../src/contract/codes';
import { professorAttention, professorDetail, professorInfo } from '../../../src/contract/expert/calls-experts';
import { momentLike, momentList } from '../../../src/contract/moment/calls-moments';
import {
  bettingListOf,
  rankingConfigOf,
  rankingSwitch,
  reportDislike,
  reportLike,
} from '../../../src/contract/ranking/calls-ranking';
import { lotteryInfo, lotterySubmit } from '../../../src/contract/room/calls-room';
import { failureOf, type Probe, succeeded } from '../probe';
import { expertsOf, firstOf, homeOf, openDraw, rankedUser } from '../samples/subjects';
import type { Rule } from './rule';

const TAPS = 2;

/** Follows or books and takes it back, and looks each time what the member's list says. */
async function checkFollow(probe: Probe, fields: { hostId: string } | { matchId: string }): Promise<void> {
  const user = probe.user('member');
  const [kind, id] = Object.entries(fields)[0] as [string, string];
  const listed = async () => {
    const { value, exchange } = await probe.readAnew(subscribeInfo, {}, user);
    const all = kind === 'hostId' ? value.subscribeHostId : value.subscribeMatchId;
    return { many: all.filter((one) => one === id).length, exchange };
  };
  const before = await listed();
  for (const [call, wanted] of [
    [subscribe, 1],
    [subscribe, 1],
    [unsubscribe, 0],
  ] as const) {
    const done = await probe.ask(call, fields, user);
    probe.check(succeeded(done), done, failureOf(done));
    const { many, exchange } = await listed();
    probe.check(
      many === wanted,
      exchange,
      `after ${call.name} of ${kind} ${id} it is listed ${many} times, not ${wanted}`,
    );
  }
  if (before.many > 0) await probe.ask(subscribe, fields, user);
}

const follow: Rule = {
  id: 'follow',
  clause: 'sections 4 and 7: what is followed or booked is in the subscriptions, once, until it is taken back',
  calls: [subscribe.name, unsubscribe.name, subscribeInfo.name],
  writes: true,
  whole: async (probe) => {
    const { hosts, liveMatchList } = await homeOf(probe);
    await checkFollow(probe, { hostId: firstOf(hosts, 'host').id });
    await checkFollow(probe, { matchId: firstOf(liveMatchList, 'match').matchId });
  },
};

const attention: Rule = {
  id: 'attention',
  clause: 'section 4, follow expert: the followers change by one, isAttention becomes 1 or 0',
  calls: [professorAttention.name, professorDetail.name],
  writes: true,
  whole: async (probe) => {
    const user = probe.user('member');
    const professorId = firstOf(await expertsOf(probe), 'expert').id;
    const look = async () => probe.readAnew(professorDetail, { professorId }, user);
    const set = (isAttention: number) => probe.ask(professorAttention, { professorId, isAttention }, user);
    const before = (await look()).value.isAttention;
    await set(0);
    const base = (await look()).value.attention ?? 0;
    for (const [wanted, followers] of [
      [1, base + 1],
      [1, base + 1],
      [0, base],
    ] as const) {
      const done = await set(wanted);
      probe.check(succeeded(done), done, failureOf(done));
      const { value, exchange } = await look();
      const isSo = value.isAttention === (wanted === 1) && value.attention === followers;
      const said = `isAttention ${value.isAttention}, ${value.attention} followers`;
      probe.check(isSo, exchange, `after isAttention ${wanted}: ${said}, not ${followers}`);
      const mine = await probe.readAnew(professorInfo, { page: 1, size: 50, sortType: EXPERT_SORT.mine }, user);
      const isListed = mine.value.list.some(({ id }) => id === professorId);
      probe.check(
        isListed === (wanted === 1),
        mine.exchange,
        `after isAttention ${wanted} among my experts: ${isListed}`,
      );
    }
    if (before) await set(1);
  },
};

const momentLikes: Rule = {
  id: 'moment-like',
  clause: 'decisions.md, moment likes: taps are gathered into one call, which adds their count',
  calls: [momentLike.name],
  writes: true,
  whole: async (probe) => {
    const user = probe.user('member');
    const page = { page: 1, size: 10, momentSort: 1 };
    const moment = firstOf((await probe.readAnew(momentList, page, user)).value.list, 'moment');
    const wanted = (moment.likeCount ?? 0) + TAPS;
    const done = await probe.ask(momentLike, { momentId: moment.id, count: TAPS }, user);
    probe.check(succeeded(done), done, failureOf(done));
    const { value, exchange } = await probe.readAnew(momentList, page, user);
    const now = value.list.find(({ id }) => id === moment.id)?.likeCount ?? wanted;
    probe.check(now >= wanted, exchange, `${TAPS} likes on ${moment.likeCount} make ${now}`);
  },
};

const votes: Rule = {
  id: 'votes',
  clause: 'section 7, report like and dislike, and calls-ranking.ts: one vote a member, a dislike takes a like’s place',
  calls: [reportLike.name, reportDislike.name],
  writes: true,
  whole: async (probe) => {
    const user = probe.user('member');
    const report = await rankedUser(probe);
    await probe.ask(reportDislike, { ...report, isDisLike: 0 }, user);
    const { value: none } = await probe.readAnew(reportLike, { ...report, isLike: 0 }, user);
    for (const [call, like, disLike] of [
      [reportLike, 1, 0],
      [reportLike, 1, 0],
      [reportDislike, 0, 1],
    ] as const) {
      const { value, exchange } = await probe.readAnew(call, report, user);
      const isSo = value.like === none.like + like && value.disLike === none.disLike + disLike;
      const said = `${value.like} and ${value.disLike}`;
      // The counts before it stand on a vote that was taken back: an addition.
      const at = { ...exchange, isAddition: true };
      probe.check(isSo, at, `${call.name} on ${none.like} likes and ${none.disLike} dislikes makes ${said}`);
    }
    await probe.ask(reportDislike, { ...report, isDisLike: 0 }, user);
  },
};

const visibility: Rule = {
  id: 'visible',
  clause: 'decisions.md, bodies not shown: the switch says whether my bets are shown',
  calls: [rankingSwitch.name, rankingConfigOf.name, bettingListOf.name],
  writes: true,
  whole: async (probe) => {
    const user = probe.user('member');
    const before = (await probe.readAnew(rankingConfigOf, {}, user)).value.visible ?? true;
    for (const visible of [0, 1, before ? 1 : 0]) {
      const done = await probe.ask(rankingSwitch, { visible }, user);
      probe.check(succeeded(done), done, failureOf(done));
      const { value, exchange } = await probe.readAnew(rankingConfigOf, {}, user);
      // An addition: a back end may keep it to itself.
      const isSo = value.visible === undefined || value.visible === (visible === 1);
      probe.check(isSo, exchange, `after visible ${visible} the config says ${value.visible}`);
    }
  },
};

const lottery: Rule = {
  id: 'lottery',
  clause: 'section 7, lottery, and calls-room.ts: who has joined a draw stays joined',
  calls: [lotterySubmit.name],
  writes: true,
  whole: async (probe) => {
    const user = probe.user('member');
    const draw = await openDraw(probe);
    for (const time of ['once', 'twice']) {
      const done = await probe.ask(lotterySubmit, draw, user);
      probe.check(succeeded(done), done, `joined ${time}: ${failureOf(done)}`);
    }
    const { value, exchange } = await probe.readAnew(lotteryInfo, { liveRoomId: draw.liveRoomId }, user);
    probe.check(value?.isJoined === true, exchange, `after joining isJoined is ${value?.isJoined}`);
  },
};

export const followingRules: readonly Rule[] = [follow, attention, momentLikes, votes, visibility, lottery];
