import type { NbaKind } from '../../../src/contract/nba/nba-codes';
import { competitionOf } from '../clubs';
import { DAY_MS, MINUTE_MS, minutesOf } from '../days';
import { type Fixture, fixtureId, withScript } from '../fixture';
import type { Script } from '../match-state';
import { randomOf } from '../random';
import { basketballScript } from './basketball-script';
import { periodsAt } from './basketball-state';
import { boxScore } from './box-score';
import { SEASONS, type SeasonFacts } from './facts';
import type { NbaGame } from './game';
import type { NbaPlayer } from './rosters';
import { planSeason } from './season-plan';
import { ALL_STAR_IDS, NBA_TEAMS, teamByCode } from './teams';

/** Tip-offs of a day, Shanghai time: an evening in the United States. */
const TIP_OFFS = ['08:00', '08:00', '08:30', '09:00', '09:00', '10:00', '11:00', '11:30'] as const;
/** The fourteen days that the stored world has of the running season, counted from the base day. */
export const STORED_DAYS = { first: -4, last: 9 } as const;
const STORED_COUNT = STORED_DAYS.last - STORED_DAYS.first + 1;
const PRESEASON_DAYS = [-10, -7] as const;

/** Numbers of a season's days in match ids (below 1000), so that no two seasons share one. */
const idRounds = (season: number) => ({
  day: 20 + season * 190,
  series: 800 + season * 16,
  cup: 880 + season,
  preseason: 890 + season,
  allStar: 895 + season,
});
export type IdRounds = ReturnType<typeof idRounds>;

/** What is decided about a game before it is played. */
export interface GameDraft {
  readonly kind: NbaKind;
  readonly round: number;
  readonly index: number;
  readonly homeId: number;
  readonly awayId: number;
  readonly startAt: number;
  readonly isFact?: boolean;
  readonly more?: Pick<NbaGame, 'stageId' | 'conference' | 'seriesIndex' | 'gameNumber' | 'isNeutral'>;
  /** In the place of chance. */
  readonly script?: () => Script;
}

const LABELS: Readonly<Record<NbaKind, string>> = {
  regular: 'NBA 常规赛',
  playoffs: 'NBA 季后赛',
  preseason: 'NBA 季前赛',
  allStar: 'NBA 全明星',
  finals: 'NBA 总决赛',
};

/** What the games of a season share. */
export interface SeasonParts {
  readonly seed: number;
  readonly facts: SeasonFacts;
  readonly rounds: IdRounds;
  /** Midnight of its first day, Unix ms. */
  readonly start: number;
  readonly squads: ReadonlyMap<number, readonly NbaPlayer[]>;
}

/** How good a team is in a season, 1.25 for the best of its conference to 0.75: the order that is on record. */
function strengthOf({ order }: SeasonFacts, teamId: number): number {
  const place = order
    .flatMap((codes) => codes.split(' ').map((code, index) => [teamByCode(code).id, index] as const))
    .find(([id]) => id === teamId)?.[1];
  return place === undefined ? 1 : 1.25 - (place / 14) * 0.5;
}

/** The game as the stored world has it: the same for the same draft. */
export function fixtureOf({ seed, facts }: Pick<SeasonParts, 'seed' | 'facts'>, draft: GameDraft): Fixture {
  const competition = competitionOf('nba');
  const { round, index, homeId, awayId, startAt, kind } = draft;
  const id = fixtureId(competition, round, index);
  const strength = strengthOf(facts, homeId) / strengthOf(facts, awayId);
  const script = draft.script?.() ?? basketballScript(randomOf(seed, 'script', id), 1 + (strength - 1) / 8);
  return withScript(seed, { competition, round, index, homeId, awayId, startAt }, id, script, LABELS[kind]);
}

/** Plays a game to its end and keeps what came of it. */
export function playGame(parts: SeasonParts, draft: GameDraft): NbaGame {
  const { seed, facts, squads } = parts;
  const { script, ...fixture } = fixtureOf(parts, draft);
  const periods = periodsAt(script, Number.POSITIVE_INFINITY);
  const sum = (side: 'home' | 'away') => periods.reduce((points, period) => points + period[side], 0);
  const sides = [squads.get(draft.homeId) ?? [], squads.get(draft.awayId) ?? []] as const;
  return {
    ...fixture,
    seasonId: facts.seasonId,
    kind: draft.kind,
    ...draft.more,
    isFact: draft.isFact ?? false,
    home: sum('home'),
    away: sum('away'),
    periods,
    box: draft.kind === 'allStar' ? new Int16Array() : boxScore(seed, fixture.id, script, sides),
    script: () => fixtureOf(parts, draft).script,
  };
}

const tipOff = (index: number) => minutesOf(TIP_OFFS[index % TIP_OFFS.length] ?? '09:00') * MINUTE_MS;

/** Every team once, long before it counts. */
function preseason({ seed, facts, rounds, start }: SeasonParts): GameDraft[] {
  const teams = randomOf(seed, 'preseason', facts.seasonId).shuffle(NBA_TEAMS);
  return teams.slice(0, teams.length / 2).map((home, index) => ({
    kind: 'preseason',
    round: rounds.preseason,
    index: index + 1,
    homeId: home.id,
    awayId: teams[teams.length - 1 - index]?.id ?? 0,
    startAt: start + (PRESEASON_DAYS[index % 2] ?? 0) * DAY_MS + tipOff(index >> 1),
  }));
}

/** Which season of the list, and where it lies: around the base day, or where the calendar had it. */
export function layOutSeason(seed: number, index: number, baseStart: number) {
  const facts = SEASONS[index];
  if (facts === undefined) throw new Error(`no season ${index}`);
  const rounds = idRounds(index);
  // The running season keeps the draw that anchors were given by.
  const label = index === 0 ? ['draw', 'nba'] : ['draw', 'nba', facts.seasonId];
  const plan = planSeason(seed, randomOf(seed, ...label).shuffle(NBA_TEAMS), facts.seasonId);
  const start =
    facts.firstDay === undefined
      ? baseStart + (STORED_DAYS.first - plan.middleDay) * DAY_MS
      : Date.parse(`${facts.firstDay}T00:00:00+08:00`);
  const isRunning = facts.firstDay === undefined;
  const drafts = plan.games.map(({ day, index: place, homeId, awayId }): GameDraft => {
    const stored = day - plan.middleDay;
    const isStored = isRunning && stored >= 0 && stored < STORED_COUNT;
    return {
      kind: 'regular',
      round: isStored ? stored + 1 : rounds.day + day,
      index: place,
      homeId,
      awayId,
      startAt: start + day * DAY_MS + tipOff(place - 1),
    };
  });
  return { facts, rounds, start, drafts, allStarAt: start + plan.allStarDay * DAY_MS };
}

/** Regular season, preseason and All-Star game. */
export function seasonDrafts(parts: SeasonParts, layout: ReturnType<typeof layOutSeason>): GameDraft[] {
  const [homeId = 0, awayId = 0] = ALL_STAR_IDS;
  const startAt = layout.allStarAt + minutesOf('09:00') * MINUTE_MS;
  const allStar: GameDraft = { kind: 'allStar', round: parts.rounds.allStar, index: 1, homeId, awayId, startAt };
  return [...preseason(parts), ...layout.drafts, allStar];
}
