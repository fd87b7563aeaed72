import type { fixtures } from '../database/schema';
import { type Competition, competitionNumber } from './clubs';
import { HOUR_MS, SECOND_MS } from './days';
import { type FootballPlan, footballScript } from './football/football-script';
import { BASKETBALL, type Script, scriptLength } from './match-state';
import { basketballScript } from './nba/basketball-script';
import { randomOf } from './random';

export type Fixture = typeof fixtures.$inferInsert;

/** What is decided about a match before it gets its script. */
export interface FixtureDraft {
  readonly competition: Competition;
  readonly round: number;
  /** TopicUrlState within its round, below 100. */
  readonly index: number;
  readonly homeId: number;
  readonly awayId: number;
  readonly startAt: number;
  /** Long ago: what was put off has been played since, and nothing is left open. */
  readonly isSettled?: boolean;
}

const OFF_LENGTH_MS = 2 * HOUR_MS;
const JUMP_GAME_SOURCE = 164;
const PLAY_SOURCE = 100;
/** Sources that the client shows with the jump game as it is here. */
export const SHOWN_SOURCES: ReadonlySet<number> = new Set([JUMP_GAME_SOURCE, PLAY_SOURCE]);
/** Sources of other games: the client shows none of them. */
const FOREIGN_SOURCES = [34, 29, 3] as const;

/** A league's label names the round, the NBA its part of the season, a friendly nothing. */
function labelOf(competition: Competition, round: number): string {
  if (competition.matchType === BASKETBALL) return `${competition.name} 常规赛`;
  if (competition.key === 'friendly') return competition.name;
  return `${competition.name} 第${round}轮`;
}

/** Rare things happen to few matches; the NBA plays as planned. */
function incidentOf(chance: number): FootballPlan['incident'] {
  if (chance < 0.012) return 'interrupted';
  if (chance < 0.016) return 'abandoned';
  if (chance < 0.026) return 'postponed';
  if (chance < 0.031) return 'cancelled';
  return chance < 0.034 ? 'undecided' : 'none';
}

function scriptOf(
  seed: number,
  id: number,
  { competition, isSettled }: Pick<FixtureDraft, 'competition' | 'isSettled'>,
  strength: number,
): Script {
  const random = randomOf(seed, 'script', id);
  if (competition.matchType === BASKETBALL) return basketballScript(random, 1 + (strength - 1) / 8);
  const chance = random.next();
  const incident = isSettled === true ? 'none' : incidentOf(chance);
  return footballScript(random, { knockout: competition.knockout, strength, incident });
}

/** How good a club is, 0.75 to 1.3: the same all season. */
function strengthOf(seed: number, clubId: number): number {
  return 0.75 + randomOf(seed, 'strength', clubId).next() * 0.55;
}

export function fixtureId(competition: Competition, round: number, index: number): number {
  return (competitionNumber(competition.key) * 1000 + round) * 100 + index;
}

/** The match with its script and what the portal says about it. */
export function makeFixture(seed: number, draft: FixtureDraft): Fixture {
  const { competition, round, index, homeId, awayId } = draft;
  const id = fixtureId(competition, round, index);
  const script = scriptOf(seed, id, draft, strengthOf(seed, homeId) / strengthOf(seed, awayId));
  return withScript(seed, draft, id, script, labelOf(competition, round));
}

/** The same for a match whose script and label are given. */
export function withScript(seed: number, draft: FixtureDraft, id: number, script: Script, label: string): Fixture {
  const { competition, round, homeId, awayId, startAt } = draft;
  const random = randomOf(seed, 'fixture', id);
  const length = script.offStatus === undefined ? scriptLength(script) * SECOND_MS : OFF_LENGTH_MS;
  const draw = random.next();
  const source = draw < 0.84 ? JUMP_GAME_SOURCE : draw < 0.93 ? PLAY_SOURCE : random.pick(FOREIGN_SOURCES);
  return {
    id,
    competition: competition.key,
    matchType: competition.matchType,
    round,
    label,
    homeId,
    awayId,
    startAt,
    endAt: startAt + length,
    source,
    status: random.chance(0.04) ? 1 : 0,
    claimsLive: random.chance(0.05),
    script,
  };
}
