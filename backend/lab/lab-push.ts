import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { channelOfPush } from '../../src/contract/push/push-channels';
import { aboutOf, frameOf, type PushItem } from '../push/push-item';
import type { PushService } from '../push/push-service';
import { brokenContract } from '../server/refusal';
import { labOk, readBody } from './lab-body';

const MAX_ITEM_BYTES = 7500;

/** A push by hand: a name with data, or any text. Data that does not fit its name goes out all the same. */
const handPush = v.object({
  /** `namespace/name`. */
  name: v.optional(v.pipe(v.string(), v.regex(/^[^/]+\/[^/]+$/, 'not namespace/name'))),
  kind: v.optional(v.picklist(['mutation', 'action'])),
  data: v.optional(v.unknown()),
  /** The whole frame, as it is. */
  raw: v.optional(v.string()),
  /** Left out: where the name belongs, or all sockets. */
  channel: v.optional(v.string()),
  /** Only this member's sockets. */
  uid: v.optional(v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.integer())),
});

const isRecord = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

function itemOf(filter: v.InferOutput<typeof handPush>, stamp: PushService['stamp']): PushItem {
  const { name, kind, data, raw, channel, uid } = filter;
  if (raw !== undefined) return { text: raw, channel, uid };
  if (name === undefined) throw brokenContract('field name: a push has a name, or is raw');
  const about = aboutOf({ name, data });
  const place = { uid, channel: channel ?? channelOfPush(name, data) };
  if (about === undefined || !isRecord(data)) return { ...place, text: frameOf(name, data, kind) };
  const given = data['serverNow'];
  const serverNow = typeof given === 'number' ? given : stamp(about);
  return { ...place, about, serverNow, text: frameOf(name, { ...data, serverNow: given ?? serverNow }, kind) };
}

export function addPushByHand(server: FastifyInstance, push: PushService): void {
  server.post('/_lab/push', async (request) => {
    const item = itemOf(readBody(handPush, request.body), push.stamp);
    if (Buffer.byteLength(JSON.stringify(item)) > MAX_ITEM_BYTES) throw brokenContract('field data: too long');
    await push.publishItems([item]);
    return labOk(item);
  });
}
