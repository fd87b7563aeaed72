import { FORBIDDEN_CODE } from '../../../src/contract/codes';
import * as calls from '../../../src/contract/room/calls-room';
import { LOTTERY_STATUS } from '../../../src/contract/room/room';
import { businessRefusal, NOT_FOUND_CODE } from '../../server/refusal';
import { joinLottery, lotteryJoinsOf } from '../../store/chats';
import type { EntryRow } from '../../store/matches';
import { MINUTE_MS, SECOND_MS } from '../../world/days';
import { hash, randomOf } from '../../world/random';
import { CHAT_NAMES } from '../../world/room/room-chat-texts';
import { answer, type CallContext, memberOf } from '../call-context';
import { isOnAir, showInRoom } from './room-access';

/** One draw after the other while the show is on: open first, its winners shown until the next. */
const ROUND_MS = 10 * MINUTE_MS;
const OPEN_MS = 8 * MINUTE_MS;
const PRIZES = ['金币 ×188', '签名球衣', '金币 ×666', '观赛礼包'] as const;
const VIP_MIN = 1;
const WINNERS = 3;
/** A member who has joined wins in one draw of so many. */
const WINS_ONE_IN = 3;

interface Draw {
  readonly id: string;
  readonly drawnAt: number;
  readonly prize: string;
  /** How many of the world's people have joined by now. */
  readonly joined: number;
  readonly winners: readonly string[];
}

function drawAt(seed: number, { roomId, matchId, startAt }: EntryRow, now: number): Draw {
  const round = Math.floor((now - startAt) / ROUND_MS);
  const id = `${matchId}-${roomId}-${round}`;
  const random = randomOf(seed, 'lottery', id);
  const drawnAt = startAt + round * ROUND_MS + OPEN_MS;
  const open = Math.min(now - startAt - round * ROUND_MS, OPEN_MS);
  return {
    id,
    drawnAt,
    prize: random.pick(PRIZES),
    joined: Math.floor((open / SECOND_MS) * (1 + random.next() * 4)),
    winners: random.shuffle(CHAT_NAMES).slice(0, WINNERS),
  };
}

/** The draw of the room's show; undefined when there is none. */
async function drawIn(context: CallContext, liveRoomId: string): Promise<Draw | undefined> {
  const show = await showInRoom(context, liveRoomId);
  return show.lottery && isOnAir(show, context.now) ? drawAt(context.seed, show, context.now) : undefined;
}

async function lotteryView({ database, now, user }: CallContext, draw: Draw) {
  const { count, isJoined } = await lotteryJoinsOf(database.db, draw.id, user?.uid);
  const isApproved = user !== undefined && user.vip >= VIP_MIN;
  const isWinner = isJoined && hash('winner', draw.id, user?.uid ?? 0) % WINS_ONE_IN === 0;
  const drawn = {
    isWinner: isWinner ? 1 : 0,
    winners: isWinner ? [user?.username ?? '', ...draw.winners.slice(1)] : [...draw.winners],
  };
  return {
    lotteryId: draw.id,
    title: '直播间抽奖',
    prize: draw.prize,
    status: now < draw.drawnAt ? LOTTERY_STATUS.open : LOTTERY_STATUS.drawn,
    endDate: draw.drawnAt,
    joinCount: draw.joined + count,
    isJoined: isJoined ? 1 : 0,
    isApproved: isApproved ? 1 : 0,
    ...(isApproved ? {} : { limitText: user === undefined ? '登录后参与' : `VIP${VIP_MIN} 及以上可参与` }),
    ...(now < draw.drawnAt ? {} : drawn),
  };
}

const lotteryInfo = answer(calls.lotteryInfo, async ({ liveRoomId }, context) => {
  const draw = await drawIn(context, liveRoomId);
  return draw === undefined ? null : lotteryView(context, draw);
});

const lotterySubmit = answer(calls.lotterySubmit, async ({ liveRoomId, lotteryId }, context) => {
  const draw = await drawIn(context, liveRoomId);
  if (draw === undefined || draw.id !== lotteryId || context.now >= draw.drawnAt) {
    throw businessRefusal(NOT_FOUND_CODE, '本轮抽奖已结束');
  }
  const { uid, vip } = memberOf(context);
  if (vip < VIP_MIN) throw businessRefusal(FORBIDDEN_CODE, `VIP${VIP_MIN} 及以上可参与`);
  await joinLottery(context.database.db, draw.id, uid);
  return lotteryView(context, draw);
});

export const lotteryAnswers = [lotteryInfo, lotterySubmit];
