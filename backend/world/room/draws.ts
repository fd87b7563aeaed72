import { LOTTERY_STATUS } from '../../../src/contract/room/room';
import type { EntryRow } from '../../store/matches';
import { MINUTE_MS, SECOND_MS } from '../days';
import { randomOf } from '../random';
import { CHAT_NAMES } from './room-chat-texts';

/** One draw after the other while the show is on: open first, its winners shown until the next. */
const ROUND_MS = 10 * MINUTE_MS;
const OPEN_MS = 8 * MINUTE_MS;
const PRIZES = ['金币 ×188', '签名球衣', '金币 ×666', '观赛礼包'] as const;
const WINNERS = 3;

export interface Draw {
  readonly id: string;
  readonly drawnAt: number;
  readonly prize: string;
  /** How many of the world's people have joined by now. */
  readonly joined: number;
  readonly winners: readonly string[];
}

export function drawAt(seed: number, { roomId, matchId, startAt }: EntryRow, now: number): Draw {
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

/** The draw as everybody sees it. */
export function publicDraw(draw: Draw, now: number) {
  const isOpen = now < draw.drawnAt;
  return {
    lotteryId: draw.id,
    title: '直播间抽奖',
    prize: draw.prize,
    status: isOpen ? LOTTERY_STATUS.open : LOTTERY_STATUS.drawn,
    endDate: draw.drawnAt,
    winnerCount: WINNERS,
    cost: 0,
    ...(isOpen ? {} : { winners: [...draw.winners] }),
  };
}
