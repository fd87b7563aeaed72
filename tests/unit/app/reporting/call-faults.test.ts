import { createCallFaults, type FaultLabels } from '../../../../src/app/reporting/call-faults';
import { KICKED_CODE } from '../../../../src/contract/codes';
import type { ErrorKind } from '../../../../src/contract/error-kind';
import { CallError } from '../../../../src/http/call-error';

const setUp = () => {
  const toasts: string[] = [];
  const expired: number[] = [];
  const state = { now: 10_000 };
  const onError = createCallFaults({
    toast: ({ type, text }) => toasts.push(`${type} ${text}`),
    words: (key: FaultLabels) => `<${key}>`,
    onExpired: (code, text) => {
      expired.push(code);
      toasts.push(`expired ${text}`);
    },
    now: () => state.now,
  });
  const fail = (kind: ErrorKind, code?: number, serverMessage?: string) =>
    onError(new CallError({ kind, path: '/p', requestId: 'r', code, serverMessage }), 'tok');
  return { toasts, expired, state, fail };
};

/** product.md, section 8, row by row: the server's words first, else ours. */
it.each<[string, ErrorKind, number, string]>([
  ['405 expired', 'expired', 405, '<expired>'],
  ['505 kicked', 'expired', KICKED_CODE, '<kicked>'],
  ['14010 secondary expiry', 'expired', 14010, '<expired>'],
  ['400 no user [refusals.1]', 'rejected', 400, '<noUser>'],
  ['403 forbidden [refusals.1]', 'forbidden', 403, '<forbidden>'],
  ['200025 wrong image code [refusals.1]', 'rejected', 200025, '<wrongImageCode>'],
  ['200028 validation code [refusals.1]', 'rejected', 200028, '<codeRequired>'],
  ['429 too many', 'rejected', 429, '<tooMany>'],
  ['any other code', 'rejected', 777, '<rejected>'],
])('%s', (_name, kind, code, words) => {
  const { toasts, expired, fail } = setUp();
  fail(kind, code);
  fail(kind, code, 'server text');
  const said = kind === 'expired' ? 'expired' : 'fail';
  expect(toasts).toEqual([`${said} ${words}`, `${said} server text`]);
  expect(expired).toEqual(kind === 'expired' ? [code, code] : []);
});

it('a broken network speaks once in 3 s [network failure.2]', () => {
  const { toasts, state, fail } = setUp();
  fail('network');
  fail('timeout');
  state.now += 3_000;
  fail('timeout');
  expect(toasts).toEqual(['fail <network>', 'fail <timeout>']);
});

it.each<ErrorKind>(['malformed', 'cancelled'])('%s is not toasted', (kind) => {
  const { toasts, fail } = setUp();
  fail(kind);
  expect(toasts).toEqual([]);
});
