import { clubsOf, competitionOf } from './clubs';
import { DAY_MS, MINUTE_MS, minutesOf } from './days';
import { type Fixture, makeFixture } from './fixture';
import { randomOf } from './random';
import { roundRobin } from './season';

const FIRST_DAY = -4;
const LAST_DAY = 9;
/** Tip-offs of a day, Shanghai time: an evening in the United States. */
const TIP_OFFS = ['08:00', '08:00', '08:30', '09:00', '09:00', '10:00', '11:00', '11:30'] as const;

/** NBA games of the days around the base day: half of a round a day, so that a team plays every other day. */
export function nbaDays(seed: number, baseStart: number): Fixture[] {
  const competition = competitionOf('nba');
  const clubs = randomOf(seed, 'draw', 'nba').shuffle(clubsOf('nba'));
  const rounds = roundRobin(clubs.length);
  const fixtures: Fixture[] = [];
  for (let day = FIRST_DAY; day <= LAST_DAY; day++) {
    const number = day - FIRST_DAY;
    const round = rounds[Math.floor(number / 2)] ?? [];
    const middle = Math.ceil(round.length / 2);
    const pairs = number % 2 === 0 ? round.slice(0, middle) : round.slice(middle);
    pairs.forEach(([home, away], index) => {
      fixtures.push(
        makeFixture(seed, {
          competition,
          round: number + 1,
          index: index + 1,
          homeId: clubs[home]?.id ?? 0,
          awayId: clubs[away]?.id ?? 0,
          startAt: baseStart + day * DAY_MS + minutesOf(TIP_OFFS[index] ?? '09:00') * MINUTE_MS,
        }),
      );
    });
  }
  return fixtures;
}
