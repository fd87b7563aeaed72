/**
 * Years between birth and now (product.md, section 3: the difference of the years); null when unknown, unreadable or in
 * the future.
 */
export function ageOf(birthday: string | number | undefined, now: number): number | null {
  if (birthday === undefined || birthday === '') return null;
  const born = new Date(typeof birthday === 'string' && /^\d{8,}$/.test(birthday) ? Number(birthday) : birthday);
  const years = new Date(now).getFullYear() - born.getFullYear();
  return born.getTime() <= now && Number.isFinite(years) ? years : null;
}
