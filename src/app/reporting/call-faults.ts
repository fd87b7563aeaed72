import {
  FORBIDDEN_CODE,
  KICKED_CODE,
  NO_USER_CODE,
  TOO_MANY_CODE,
  VALIDATION_CODE,
  WRONG_IMAGE_CODE,
} from '../../contract/codes';
import type { CallError } from '../../http/call-error';
import type { Toast } from '../../services/toasts';

/** A broken network speaks once in this time. */
const NETWORK_TOAST_INTERVAL_MS = 3_000;

/** Our words for a failure without the server's: catalogue keys below `error`. */
export type FaultLabels =
  | 'expired'
  | 'kicked'
  | 'forbidden'
  | 'noUser'
  | 'wrongImageCode'
  | 'codeRequired'
  | 'tooMany'
  | 'network'
  | 'timeout'
  | 'rejected';

const WORDS_BY_CODE: ReadonlyMap<number, FaultLabels> = new Map([
  [NO_USER_CODE, 'noUser'],
  [FORBIDDEN_CODE, 'forbidden'],
  [KICKED_CODE, 'kicked'],
  [WRONG_IMAGE_CODE, 'wrongImageCode'],
  [VALIDATION_CODE, 'codeRequired'],
  [TOO_MANY_CODE, 'tooMany'],
]);

interface FaultDeps {
  readonly toast: (toast: Toast) => void;
  readonly words: (key: FaultLabels) => string;
  /** Says so, too: a toast on the web, the log-in in the native app. */
  readonly onExpired: (code: number, message: string, token: string) => void;
  readonly now: () => number;
}

/** A failed call's effects besides rejecting (product.md, section 8): a toast, or the session's end. */
export function createCallFaults({
  toast,
  words,
  onExpired,
  now,
}: FaultDeps): (error: CallError, token: string) => void {
  let spokenAt = Number.NEGATIVE_INFINITY;
  const wordsOf = (error: CallError): FaultLabels =>
    WORDS_BY_CODE.get(error.code ?? 0) ?? (error.kind === 'expired' ? 'expired' : 'rejected');

  return (error, token) => {
    if (error.kind === 'network' || error.kind === 'timeout') {
      if (now() - spokenAt < NETWORK_TOAST_INTERVAL_MS) return;
      spokenAt = now();
      toast({ type: 'fail', text: words(error.kind) });
      return;
    }
    // Unreadable data is shown where it is missing, and reported; there is nothing to say on top.
    if (error.kind === 'malformed' || error.kind === 'cancelled') return;
    const text = error.serverMessage ?? words(wordsOf(error));
    if (error.kind === 'expired') onExpired(error.code ?? 0, text, token);
    else toast({ type: 'fail', text });
  };
}
