import { CallError } from '../../http/call-error';
import type { Failure } from '../../ui/feedback/error-state';

/** A call's error as a screen shows it. What is not a call's error is a fault of ours while reading the reply. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof CallError)) return { kind: 'malformed' };
  return { kind: error.kind, requestId: error.requestId, serverMessage: error.serverMessage };
}
