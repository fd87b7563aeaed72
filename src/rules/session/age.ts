import dayjs from 'dayjs';

/** Years from birth to now (product.md, section 3: difference of the years); null when unknown or in the future. */
export function ageOf(birthday: string | number | undefined, now: number): number | null {
  if (birthday === undefined || birthday === '') return null;
  // Read by the browser, which refuses a thirteenth month; dayjs would count on.
  const born = new Date(typeof birthday === 'string' && /^\d{8,}$/.test(birthday) ? Number(birthday) : birthday);
  const years = dayjs(now).year() - dayjs(born).year();
  return born.getTime() <= now && Number.isFinite(years) ? years : null;
}
