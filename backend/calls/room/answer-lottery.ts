import { FORBIDDEN_CODE } from '../../../src/contract/codes';
import * as calls from '../../../src/contract/room/calls-room';
import { businessRefusal, NOT_FOUND_CODE } from '../../server/refusal';
import { joinLottery, lotteryJoinsOf } from '../../store/chats';
import { hash } from '../../world/random';
import { type Draw, drawAt, publicDraw } from '../../world/room/draws';
import { answer, type CallContext, isEnglish, memberOf } from '../call-context';
import { isOnAir, showInRoom } from './room-access';

const VIP_MIN = 1;
/** A member who has joined wins in one draw of so many. */
const WINS_ONE_IN = 3;

/** The draw of the room's show; undefined when there is none. */
async function drawIn(context: CallContext, liveRoomId: string): Promise<Draw | undefined> {
  const show = await showInRoom(context, liveRoomId);
  return show.lottery && isOnAir(show, context.now) ? drawAt(context.seed, show, context.now) : undefined;
}

async function lotteryView({ database, language, now, user }: CallContext, draw: Draw) {
  const { count, isJoined } = await lotteryJoinsOf(database.db, draw.id, user?.uid);
  const isApproved = user !== undefined && user.vip >= VIP_MIN;
  const isWinner = isJoined && hash('winner', draw.id, user?.uid ?? 0) % WINS_ONE_IN === 0;
  return {
    ...publicDraw(draw, now),
    joinCount: draw.joined + count,
    condition: isEnglish(language) ? `VIP ${VIP_MIN} and above` : `VIP${VIP_MIN} 及以上`,
    isJoined: isJoined ? 1 : 0,
    isApproved: isApproved ? 1 : 0,
    ...(isApproved ? {} : { limitText: user === undefined ? '登录后参与' : `VIP${VIP_MIN} 及以上可参与` }),
    ...(now < draw.drawnAt ? {} : { isWinner: isWinner ? 1 : 0 }),
    ...(isWinner && now >= draw.drawnAt ? { winners: [user?.username ?? '', ...draw.winners.slice(1)] } : {}),
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
