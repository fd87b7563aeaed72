import { RETRY_AFTER_HEADER } from '../contract/request-headers';
import type { TransportReply } from './transport-reply';

/** Server time of an answer, Unix ms: its `Date` header and its `Age` (seconds); undefined without a date. */
function serverDate(date: unknown, age: unknown): number | undefined {
  const at = Date.parse(String(date ?? ''));
  if (Number.isNaN(at)) return undefined;
  const seconds = Number(age ?? 0);
  return seconds > 0 && Number.isFinite(seconds) ? at + seconds * 1000 : at;
}

/** The server's words about itself in an answer's headers: its clock, and its wish to be left alone. */
export function saidInHeaders(header: (name: string) => unknown): Pick<TransportReply, 'date' | 'retryAfter'> {
  const retryAfter = Number.parseInt(String(header(RETRY_AFTER_HEADER)), 10);
  return {
    date: serverDate(header('date'), header('age')),
    retryAfter: Number.isNaN(retryAfter) ? undefined : retryAfter,
  };
}
