/** Raw matches of one day, all of them in play at `now` (Unix ms); `fields` by a match's number. */
export const longDay = (count: number, now: number, fields: Readonly<Record<number, object>> = {}): readonly object[] =>
  Array.from({ length: count }, (_, index) => ({
    matchId: `long-${index}`,
    statusId: 4,
    phase: 1004,
    phaseStart: now - 20 * 60_000,
    matchDate: now - 80 * 60_000,
    homeId: `h${index}`,
    awayId: `a${index}`,
    homeName: `主队 ${index}`,
    awayName: `客队 ${index}`,
    homeScore: 1,
    awayScore: 0,
    matchSource: '164',
    homeLogo: '',
    awayLogo: '',
    ...fields[index],
  }));
