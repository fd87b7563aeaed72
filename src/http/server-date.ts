/** Server time of an answer, Unix ms: its `Date` header and its `Age` (seconds); undefined without a date. */
export function serverDate(date: unknown, age: unknown): number | undefined {
  const at = Date.parse(String(date ?? ''));
  if (Number.isNaN(at)) return undefined;
  const seconds = Number(age ?? 0);
  return seconds > 0 && Number.isFinite(seconds) ? at + seconds * 1000 : at;
}
