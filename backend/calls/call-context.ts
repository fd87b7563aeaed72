import type * as v from 'valibot';
import type { Call } from '../../src/contract/call';
import { LANGUAGES, localeOf } from '../../src/contract/shell/languages';
import type { Database } from '../database/open-database';
import type { users } from '../database/schema';
import type { News } from '../push/push-item';

export type User = typeof users.$inferSelect;

/** The means to answer a call: the store, the instant of the request, and who asks. */
export interface CallContext {
  readonly database: Database;
  /** The world's clock, the same during one request. Unix ms. */
  readonly now: number;
  readonly user: User | undefined;
  /** The origin that the browser believes to be at: `http://host:port`. */
  readonly origin: string;
  /** Of the world: its seed, and the Shanghai day (since 1970) for which it was laid. */
  readonly seed: number;
  readonly baseDay: number;
  /** Names are told in it, or in the one of English and Chinese that it falls back to. */
  readonly language: string;
  /** Signs the keys of private rooms' video. */
  readonly roomSecret: string;
  /** Multiplies what a member may say within a time. */
  readonly limits: number;
  /** Announcement for whom it may concern, in every process. */
  readonly publish: (news: readonly News[]) => Promise<void>;
  /** One line for whoever runs the server. */
  readonly warn: (line: string) => void;
}

/** Names and texts are told in English to who asks in it, or in a language that falls back to it; else in Chinese. */
export const isEnglish = (language: string): boolean =>
  /^en/i.test(language) || LANGUAGES[localeOf(language)].fallback === 'en';

/** A call of the contract with what answers it. */
export interface Answer {
  readonly call: Call;
  /** `fields` have passed the call's schema. */
  readonly run: (fields: unknown, context: CallContext) => Promise<unknown>;
}

/** Ties an answer to a call, typed both ways by its schemas. */
export function answer<B extends v.GenericSchema, D extends v.GenericSchema>(
  call: Call<B, D>,
  run: (fields: v.InferOutput<B>, context: CallContext) => Promise<v.InferInput<D>>,
): Answer {
  return { call, run: (fields, context) => run(fields as v.InferOutput<B>, context) };
}

/** The member of a call that needs one: the route has refused everybody else before. */
export function memberOf({ user }: CallContext): User {
  if (user === undefined) throw new Error('a call that needs login was run without a user');
  return user;
}
