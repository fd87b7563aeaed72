import { COMPETITIONS, type Competition, CUPS, clubsOf, FIVE_LEAGUES } from './clubs';
import { DAY_MS, HOUR_MS, MINUTE_MS, minuteOfDay } from './days';
import { type Fixture, makeFixture, SHOWN_SOURCES } from './fixture';
import { matchState } from './match-state';
import { randomOf } from './random';

/** Matches in play at every instant of the days around today, so that the app has something live at any hour. */
export const ALWAYS_IN_PLAY = 4;
const FROM_DAY = -2;
const TO_DAY = 5;
const STEP_MS = 5 * MINUTE_MS;
// Clubs need their rest; where too few are rested, less must do.
const RESTS_MS = [44 * HOUR_MS, 26 * HOUR_MS, 14 * HOUR_MS] as const;
const DAY_MINUTES = 24 * 60;
const CUP_DAYS_MS = 8 * DAY_MS;

/** Whether a match of the competition may begin at this minute of the day; bands go over midnight. */
function inBand({ band: [from, to] }: Competition, minute: number): boolean {
  return (minute >= from && minute <= to) || minute + DAY_MINUTES <= to;
}

interface Team {
  readonly id: number;
  readonly competition: Competition;
  playedAt: number;
}

/** Two rested teams of one competition; competitions take turns by chance. */
function pickTeams(teams: readonly Team[], at: number, seed: number, serial: number): [Team, Team] | undefined {
  const random = randomOf(seed, 'fill', serial);
  const near = teams.filter((team) => inBand(team.competition, minuteOfDay(at)));
  for (const rest of RESTS_MS) {
    const rested = near.filter((team) => at - team.playedAt >= rest);
    const keys = random.shuffle([...new Set(rested.map((team) => team.competition.key))]);
    // Friendlies fill what the leagues leave open.
    keys.sort((a, b) => Number(a === 'friendly') - Number(b === 'friendly'));
    for (const key of keys) {
      const [home, away] = random.shuffle(rested.filter((team) => team.competition.key === key));
      if (home !== undefined && away !== undefined) return [home, away];
    }
  }
  return undefined;
}

/** When a match that the app shows is in play, as steps: an interruption or a postponed match counts for nothing. */
function markPlay(inPlay: Uint8Array, from: number, fixture: Fixture): void {
  if (fixture.status !== 0 || !SHOWN_SOURCES.has(fixture.source)) return;
  const first = Math.max(0, Math.floor((fixture.startAt - from) / STEP_MS));
  const last = Math.min(inPlay.length, Math.ceil((fixture.endAt - from) / STEP_MS));
  for (let step = first; step < last; step++) {
    const at = from + step * STEP_MS;
    // Both ends of the step: a match that ends within it does not cover it.
    if (!matchState(fixture, at).inPlay || !matchState(fixture, at + STEP_MS - 1).inPlay) continue;
    inPlay[step] = (inPlay[step] ?? 0) + 1;
  }
}

/**
 * Matches of the other leagues and friendlies, added wherever fewer than four matches are in play. Given the fixtures
 * that stand already; clubs of the five leagues and the NBA are never used.
 */
export function aroundTheClock(seed: number, baseStart: number, standing: readonly Fixture[]): Fixture[] {
  const from = baseStart + FROM_DAY * DAY_MS;
  const inPlay = new Uint8Array(((TO_DAY - FROM_DAY) * DAY_MS) / STEP_MS);
  for (const fixture of standing) markPlay(inPlay, from, fixture);
  const used = new Set<string>([...FIVE_LEAGUES, 'nba', 'nations', ...CUPS]);
  // A nation that plays a cup in these days plays no friendly.
  const near = standing.filter(({ startAt }) => Math.abs(startAt - baseStart) < CUP_DAYS_MS);
  const busy = new Set(near.flatMap(({ homeId, awayId }) => [homeId, awayId]));
  const teams: Team[] = COMPETITIONS.filter((competition) => !used.has(competition.key)).flatMap((competition) =>
    clubsOf(competition.key)
      .filter(({ id }) => !busy.has(id))
      .map(({ id }) => ({ id, competition, playedAt: 0 })),
  );
  const added: Fixture[] = [];
  for (let step = 0; step < inPlay.length; step++) {
    const at = from + step * STEP_MS;
    while ((inPlay[step] ?? 0) < ALWAYS_IN_PLAY) {
      const pair = pickTeams(teams, at, seed, added.length);
      if (pair === undefined) throw new Error(`no rested teams at ${new Date(at).toISOString()}`);
      const [home, away] = pair;
      const day = Math.floor((at - from) / DAY_MS);
      // Serial numbers stay below 100 a "round": the round is the day, in hundreds beyond the leagues' own.
      const fixture = makeFixture(seed, {
        competition: home.competition,
        round: 10 + day,
        index: added.length % 100,
        homeId: home.id,
        awayId: away.id,
        startAt: at,
      });
      home.playedAt = at;
      away.playedAt = at;
      added.push(fixture);
      markPlay(inPlay, from, fixture);
    }
  }
  return added;
}
