/**
 * Server time of the answer, Unix ms, by the reply's `Date` header and its `Age` (seconds that it lay in a cache, where one says
 * so); undefined without a date.
 */
export function serverDate(date: unknown, age: unknown): number | undefined {
  const at = Date.parse(String(date ?? ''));
  if (Number.isNaN(at)) return undefined;
  const seconds = Number(age ?? 0);
  return seconds > 0 && Number.isFinite(seconds) ? at + seconds * 1000 : at;
}
