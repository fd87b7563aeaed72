import { type Club, clubsOf, competitionOf, FIVE_LEAGUES, type FiveLeague, formerClubsOf } from './clubs';
import { DAY_MS, MINUTE_MS, minutesOf } from './days';
import { type Fixture, makeFixture } from './fixture';
import { randomOf } from './random';

const DAYS_BETWEEN_ROUNDS = 7;
const WEEKS_OF_A_YEAR = 52;
const FORMER_ROUNDS = 500;
/** What was put off longer ago has been played since. */
const SETTLED_WEEKS = 2;

/** Kick-offs of a round, Shanghai time, counted from the midnight of its first day; above 24:00 is a later day. */
const KICK_OFFS: Readonly<Record<FiveLeague, readonly string[]>> = {
  en: ['20:30', '23:00', '23:00', '23:00', '23:00', '25:30', '46:00', '46:00', '48:30', '52:00'],
  es: ['04:00', '21:00', '23:15', '25:30', '28:00', '45:00', '47:15', '49:30', '52:00', '76:00'],
  it: ['03:45', '22:00', '25:00', '27:45', '43:30', '46:00', '46:00', '49:00', '51:45', '75:45'],
  de: ['03:30', '22:30', '22:30', '22:30', '22:30', '22:30', '25:30', '46:30', '48:30'],
  fr: ['03:45', '23:00', '25:00', '28:05', '46:00', '48:15', '48:15', '48:15', '51:45'],
};

export type Pairing = readonly [home: number, away: number];

/**
 * Every club against every other, at home and away (circle method): `2 × (n − 1)` rounds of `n / 2` pairings of indexes.
 * The second half repeats the first with sides changed.
 */
export function roundRobin(count: number): Pairing[][] {
  const ring = Array.from({ length: count }, (_, index) => index);
  const half: Pairing[][] = [];
  for (let round = 0; round < count - 1; round++) {
    const pairs: Pairing[] = [];
    for (let n = 0; n < count / 2; n++) {
      const one = ring[n] ?? 0;
      const other = ring[count - 1 - n] ?? 0;
      // The ring turns by one place a round: sides by place alternate for each club; the first, which stays, by round.
      pairs.push((n === 0 ? round : n) % 2 === 0 ? [one, other] : [other, one]);
    }
    half.push(pairs);
    ring.splice(1, 0, ring.pop() ?? 0);
  }
  return [...half, ...half.map((pairs) => pairs.map(([home, away]): Pairing => [away, home]))];
}

/** A season of a league: whose clubs, and how many weeks before the base day its middle lies. */
interface SeasonPlan {
  readonly clubs: readonly Club[];
  readonly weeksAgo: number;
  /** Added to the round in ids, so that seasons never share one. */
  readonly idRound: number;
}

/** One league's season, laid so that its middle round begins on the base day, or so many weeks before. */
function leagueSeason(seed: number, key: FiveLeague, baseStart: number, plan: SeasonPlan): Fixture[] {
  const competition = competitionOf(key);
  const rounds = roundRobin(plan.clubs.length);
  const middle = rounds.length / 2;
  return rounds.flatMap((pairs, roundIndex) => {
    const round = roundIndex + 1;
    const weeks = round - middle - plan.weeksAgo;
    const firstDay = baseStart + weeks * DAYS_BETWEEN_ROUNDS * DAY_MS;
    const order = randomOf(seed, 'order', key, round + plan.idRound).shuffle(pairs);
    return order.map(([home, away], index) => {
      const minutes = minutesOf(KICK_OFFS[key][index] ?? '23:00');
      const fixture = makeFixture(seed, {
        competition,
        round: round + plan.idRound,
        index: index + 1,
        homeId: plan.clubs[home]?.id ?? 0,
        awayId: plan.clubs[away]?.id ?? 0,
        startAt: firstDay + minutes * MINUTE_MS,
        isSettled: weeks < -SETTLED_WEEKS,
      });
      return { ...fixture, round };
    });
  });
}

/** The seasons of the five leagues around the base day's midnight (Unix ms). */
export function fiveLeagueSeasons(seed: number, baseStart: number): Fixture[] {
  return FIVE_LEAGUES.flatMap((key) => currentSeason(seed, key, baseStart));
}

/** The season in whose middle the base day lies. */
export function currentSeason(seed: number, key: FiveLeague, baseStart: number): Fixture[] {
  const clubs = randomOf(seed, 'draw', key).shuffle(clubsOf(key));
  return leagueSeason(seed, key, baseStart, { clubs, weeksAgo: 0, idRound: 0 });
}

/** The season before, with its own clubs; over, and never stored. */
export function formerSeason(seed: number, key: FiveLeague, baseStart: number): Fixture[] {
  const clubs = randomOf(seed, 'former draw', key).shuffle(formerClubsOf(key));
  return leagueSeason(seed, key, baseStart, { clubs, weeksAgo: WEEKS_OF_A_YEAR, idRound: FORMER_ROUNDS });
}
