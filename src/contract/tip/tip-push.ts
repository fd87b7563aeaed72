import * as v from 'valibot';
import { REFUND_STATUS } from '../codes';
import { betResult } from '../ranking/bet';
import { count, id, int, millis, num, soft, softOr } from '../wire';

/** Server time of the message, Unix ms; an addition. */
export const serverNow = soft(millis, 'serverNow');
/** A push as the app has it: one that brings no time has that of its arrival. */
export type Stamped<T> = T extends { serverNow?: unknown } ? Omit<T, 'serverNow'> & { serverNow: number } : T;

/** Of an order, in calls and pushes alike; additions. */
export const refund = {
  refundStatus: softOr(int, 'refundStatus', REFUND_STATUS.none),
  refundGold: softOr(count, 'refundGold', 0),
  refundTime: soft(millis, 'refundTime'),
} as const;

/** A tip was settled; to everybody who listens to tips. `serverNow` grows strictly per tip. */
export const tipPush = v.object({ id, serverNow, result: soft(betResult, 'result') });

/** The member's own order was settled; only to them. The coins are in the balance when it is told. */
export const orderPush = v.object({
  messageId: id,
  serverNow,
  result: soft(betResult, 'result'),
  ...refund,
  balance: soft(num, 'balance'),
});
export type OrderPush = Stamped<v.InferOutput<typeof orderPush>>;
