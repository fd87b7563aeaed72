import type { Call } from '../../src/contract/call';
import { OWN_CALLS, REQUEST_ADDITIONS } from '../documents/additions';
import { curlLine } from './request/curl-line';
import { type Exchange, send } from './request/exchange';
import { type Fields, type RequestSettings, signRequest, type Twist } from './request/signed-request';
import type { User, Users } from './users';

/** The back end under test, and everybody there is to ask as. */
export interface Target {
  readonly base: string;
  /** Where the socket lives, `ws://…`; undefined: as the domain list says. */
  readonly pushUrl: string | undefined;
  /** Where the page lives, when the API is at another origin. */
  readonly pageOrigin: string | undefined;
  readonly users: Users;
  ask(call: Call, fields: Fields, as?: User, twist?: Twist): Promise<Exchange>;
  /** What was asked before with the same fields as the same user is not asked again. */
  askOnce(call: Call, fields: Fields, as?: User): Promise<Exchange>;
}

export interface TargetOptions extends RequestSettings {
  readonly pageOrigin: string | undefined;
  readonly pushUrl: string | undefined;
  readonly users: Users;
}

const isAddition = (call: Call, fields: Fields): boolean =>
  OWN_CALLS.has(call.name) || (REQUEST_ADDITIONS[call.name] ?? []).some((name) => fields[name] !== undefined);

export function makeTarget({ users, pushUrl, pageOrigin, ...settings }: TargetOptions): Target {
  const asked = new Map<string, Promise<Exchange>>();
  const ask: Target['ask'] = async (call, fields, as, twist = {}) => {
    const request = signRequest(call, fields, as, twist, settings);
    const exchange = await send(call, request, curlLine(request, as?.role));
    return { ...exchange, isAddition: isAddition(call, fields) };
  };
  return {
    base: settings.base,
    pushUrl,
    pageOrigin,
    users,
    ask,
    askOnce(call, fields, as) {
      const key = JSON.stringify([call.name, fields, as?.token ?? '']);
      const before = asked.get(key);
      if (before !== undefined) return before;
      const now = ask(call, fields, as);
      asked.set(key, now);
      return now;
    },
  };
}
