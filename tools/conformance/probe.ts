import type { Call, CallData } from '../../src/contract/call';
import { SUCCESS_CODES } from '../../src/contract/codes';
import { decode } from '../../src/contract/wire';
import type { Finding, Ledger } from './report';
import type { Exchange } from './request/exchange';
import type { Fields, Twist } from './request/signed-request';
import type { Target } from './target';
import type { Role, User } from './users';

/** An answer that was read, with the exchange that brought it. */
export interface Answer<T> {
  readonly value: T;
  readonly exchange: Exchange;
}

/** A rule cannot go on; the reason goes into the report. */
export class CannotCheck extends Error {}

type Asked = Pick<Exchange, 'call' | 'curl'> & Partial<Pick<Exchange, 'isAddition'>>;

/** What a rule works with. */
export interface Probe {
  readonly writes: boolean;
  /** Somebody of this role, or CannotCheck. */
  user(role: Role): User;
  userIfAny(role: Role): User | undefined;
  ask(call: Call, fields: Fields, as?: User, twist?: Twist): Promise<Exchange>;
  /** The data of an answer, leniently read; CannotCheck where there is none: that is another rule's finding. */
  read<C extends Call>(call: C, fields: Fields, as?: User): Promise<Answer<CallData<C>>>;
  /** As `read`, but never from what was asked before. */
  readAnew<C extends Call>(call: C, fields: Fields, as?: User): Promise<Answer<CallData<C>>>;
  /** A check: when it is not so, `what` is the finding. */
  check(isSo: boolean, at: Asked, what: string): boolean;
  /** The same for what is not a call's. */
  checkPush(isSo: boolean, repeat: string, what: string): boolean;
  cannot(call: string, why: string): void;
  readonly target: Target;
}

export const succeeded = ({ code }: Exchange): boolean => code !== undefined && SUCCESS_CODES.has(code);

/** Why an exchange brought no data, in few words. */
export function failureOf({ call, status, code, message, trouble }: Exchange): string {
  return `${call.name}: ${trouble ?? `HTTP ${status}, code ${code} ${message}`}`;
}

export interface ProbeDeps {
  /** Whose findings they are. */
  readonly rule: Pick<Finding, 'clause'> & { readonly id: string };
  readonly target: Target;
  readonly ledger: Ledger;
  readonly writes: boolean;
  /** The server knows what the specification names, and nothing else. */
  readonly isPlain: boolean;
}

export function makeProbe({ rule, target, ledger, writes, isPlain }: ProbeDeps): Probe {
  const readFrom = async <C extends Call>(call: C, asked: Promise<Exchange>): Promise<Answer<CallData<C>>> => {
    const exchange = await asked;
    if (!succeeded(exchange)) throw new CannotCheck(failureOf(exchange));
    const read = decode(call.data, exchange.data);
    if (!read.ok) throw new CannotCheck(`${call.name}: ${read.issue}`);
    return { value: read.value as CallData<C>, exchange };
  };
  const judge = (isSo: boolean, call: string, repeat: string, what: string) => {
    if (isSo) ledger.passed();
    else ledger.found({ rule: rule.id, clause: rule.clause, call, what, repeat });
    return isSo;
  };
  const user = (role: Role) => {
    const found = target.users.get(role);
    if (found === undefined) throw new CannotCheck(`nobody is known as "${role}" (--users: ${role}=uid:token)`);
    return found;
  };
  return {
    writes,
    target,
    user,
    userIfAny: (role) => target.users.get(role),
    ask: target.ask,
    read: (call, fields, as) => readFrom(call, target.askOnce(call, fields, as)),
    readAnew: (call, fields, as) => readFrom(call, target.ask(call, fields, as)),
    check(isSo, { call, curl, isAddition = false }, what) {
      if (isSo || !isPlain || !isAddition) return judge(isSo, call.name, curl, what);
      ledger.left({ rule: rule.id, call: call.name, why: 'an addition that this server leaves out' });
      return false;
    },
    checkPush: (isSo, repeat, what) => judge(isSo, 'push', repeat, what),
    cannot: (call, why) => ledger.left({ rule: rule.id, call, why }),
  };
}
