import * as v from 'valibot';
import { REFUND_STATUS } from '../codes';
import { betResult } from '../ranking/bet';
import { count, id, int, list, millis, num, soft, softOr, text } from '../wire';

/** Server time of the message, Unix ms; an addition. */
export const serverNow = soft(millis, 'serverNow');
/** A push as the app has it: one that brings no time has that of its arrival. */
export type Stamped<T> = T extends { serverNow?: unknown } ? Omit<T, 'serverNow'> & { serverNow: number } : T;

/** The teams and the expert that it is about, in one language of the server's: a push does not know who listens. */
const named = v.object({
  language: text,
  masterTeamName: soft(text, 'masterTeamName'),
  guestTeamName: soft(text, 'guestTeamName'),
  expertName: soft(text, 'expertName'),
});
/** An addition: whoever hears of it need not ask what to call it. */
export const names = soft(list(named, 'names'), 'names');

/** Of an order, in calls and pushes alike; additions. */
export const refund = {
  refundStatus: softOr(int, 'refundStatus', REFUND_STATUS.none),
  refundGold: softOr(count, 'refundGold', 0),
  refundTime: soft(millis, 'refundTime'),
} as const;

/** A tip was published (without a result) or settled; to everybody who listens to tips. `serverNow` grows strictly per tip. */
export const tipPush = v.object({ id, serverNow, result: soft(betResult, 'result') });

/** The member's own order was settled; only to them. The coins are in the balance when it is told. */
export const orderPush = v.object({
  messageId: id,
  serverNow,
  result: soft(betResult, 'result'),
  ...refund,
  balance: soft(num, 'balance'),
  names,
});
export type OrderPush = Stamped<v.InferOutput<typeof orderPush>>;
