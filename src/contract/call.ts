import * as v from 'valibot';
import { num, soft, text } from './wire';

/** The encoding of a call's fields (product.md, section 7): query, form with dotted keys, JSON, or files. */
export type Encoding = 'query' | 'form' | 'json' | 'multipart';

/** Actions that are done after the log-in that they asked for; `offer` opens a tip's sheet again. A report's like is the user's id, a slash, the report's. */
export const PENDING_KINDS = [
  'follow',
  'book',
  'like',
  'followExpert',
  'followUser',
  'likeComment',
  'likeReport',
  'dislikeReport',
  'offer',
] as const;

export interface PendingAction {
  readonly kind: (typeof PENDING_KINDS)[number];
  readonly id: string;
}

/** A step of the user for the host's own counting; ids and nothing else that is anybody's. */
export type UserStep = readonly [name: string, params?: Readonly<Record<string, string>>];

/** One call of the API: everything that client, back end, OpenAPI document and conformance check need to know of it. */
export interface Call<B extends v.GenericSchema = v.GenericSchema, D extends v.GenericSchema = v.GenericSchema> {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly encoding: Encoding;
  /** The fields sent. */
  readonly body: B;
  /** The envelope's `data`. */
  readonly data: D;
  /** A write waits longer and is never repeated by itself. */
  readonly writes: boolean;
  /** Only for members: the back end answers 400 to a visitor. */
  readonly needsLogin: boolean;
  /** Start-up calls are not aborted when another call meets a network failure: they retry. */
  readonly startup: boolean;
  /** Sends the portal's `pid` as a header too (the NBA list). */
  readonly pidHeader: boolean;
  /** The action that waits for the log-in, where a visitor taps. */
  pending?(fields: v.InferInput<B>): PendingAction | undefined;
  /** The step of the user that its success is. */
  step?(fields: v.InferInput<B>): UserStep | undefined;
}

type Draft<B extends v.GenericSchema, D extends v.GenericSchema> = Pick<Call, 'name' | 'path'> & {
  body: B;
  data: D;
} & Partial<
    Pick<Call<B>, 'method' | 'encoding' | 'writes' | 'needsLogin' | 'startup' | 'pidHeader' | 'pending' | 'step'>
  >;

/** A call with the defaults of the specification: POST, form-encoded, readable by visitors. */
export function defineCall<B extends v.GenericSchema, D extends v.GenericSchema>(draft: Draft<B, D>): Call<B, D> {
  const method = draft.method ?? 'POST';
  return {
    encoding: method === 'GET' ? 'query' : 'form',
    writes: false,
    needsLogin: false,
    startup: false,
    pidHeader: false,
    ...draft,
    method,
  };
}

export type CallInput<C extends Call> = v.InferInput<C['body']>;
export type CallData<C extends Call> = v.InferOutput<C['data']>;

/** `{ code, msg, data }`; some services write `message`. Read at any HTTP status. */
export const envelope = v.object({
  code: v.pipe(num, v.integer()),
  msg: soft(text, 'msg'),
  message: soft(text, 'message'),
  data: v.optional(v.unknown()),
});

/** A call without fields, and an answer whose data nobody reads. */
export const nothing = v.optional(v.object({}), {});
export const anything = v.optional(v.unknown());
