import * as v from 'valibot';
import { REFUND_STATUS } from '../codes';
import { betResult } from '../ranking/bet';
import { count, id, int, millis, num, soft, softOr } from '../wire';

/** Of an order, in calls and pushes alike; additions. */
export const refund = {
  refundStatus: softOr(int, 'refundStatus', REFUND_STATUS.none),
  refundGold: softOr(count, 'refundGold', 0),
  refundTime: soft(millis, 'refundTime'),
} as const;

/** A tip was settled; to everybody who listens to tips. `serverNow` grows strictly per tip. */
export const tipPush = v.object({ id, serverNow: millis, result: soft(betResult, 'result') });

/** The member's own order was settled; only to them. The coins are in the balance when it is told. */
export const orderPush = v.object({
  messageId: id,
  serverNow: millis,
  result: soft(betResult, 'result'),
  ...refund,
  balance: soft(num, 'balance'),
});
export type OrderPush = v.InferOutput<typeof orderPush>;
