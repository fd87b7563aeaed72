import { KICKED_CODE } from '../../src/contract/codes';

export const EXPIRED_CODE = 405;
/** The secondary expiry. */
export const LAPSED_CODE = 14_010;

/** How a session can be over: what the calls answer, and what the member reads. */
export const SESSION_OVER: Readonly<Record<number, string>> = {
  [EXPIRED_CODE]: '登录已过期，请重新登录',
  [KICKED_CODE]: '账号已在其他设备登录',
  [LAPSED_CODE]: '登录状态已失效，请重新登录',
};

const CODE_OF_STATE: Readonly<Record<string, number>> = {
  kicked: KICKED_CODE,
  expired: EXPIRED_CODE,
  lapsed: LAPSED_CODE,
};

/** The state that a user is stored with for a code. */
export function stateOfCode(code: number): string | undefined {
  return Object.keys(CODE_OF_STATE).find((state) => CODE_OF_STATE[state] === code);
}

/** Why a token does not count: nobody has it, or its session is over. Undefined: it counts. */
export function sessionCode(user: { readonly state: string } | undefined): number | undefined {
  return user === undefined ? EXPIRED_CODE : CODE_OF_STATE[user.state];
}
