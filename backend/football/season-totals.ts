import type { FootballWorld, SeasonMatch } from './football-world';
import type { MatchDetail, MatchEvent } from './match/match-detail';

/** A player's sums over matches that are over. */
export interface PlayerTotals {
  readonly playerId: number;
  readonly clubId: number;
  appearances: number;
  starts: number;
  goals: number;
  /** Goals from the spot, in `goals` already. */
  penalties: number;
  assists: number;
  shots_on_target: number;
  saves: number;
  minutes_played: number;
  yellowCards: number;
  redCards: number;
}

/** A club's sums beside its table. */
export interface ClubTotals {
  matches: number;
  shotsOnTarget: number;
  cleanSheets: number;
  possessionSum: number;
  yellowCards: number;
  redCards: number;
  ownGoals: number;
}

export interface SeasonTotals {
  readonly players: ReadonlyMap<number, PlayerTotals>;
  readonly clubs: ReadonlyMap<number, ClubTotals>;
}

const emptyPlayer = (playerId: number, clubId: number): PlayerTotals => ({
  playerId,
  clubId,
  appearances: 0,
  starts: 0,
  goals: 0,
  penalties: 0,
  assists: 0,
  shots_on_target: 0,
  saves: 0,
  minutes_played: 0,
  yellowCards: 0,
  redCards: 0,
});

const emptyClub = (): ClubTotals => ({
  matches: 0,
  shotsOnTarget: 0,
  cleanSheets: 0,
  possessionSum: 0,
  yellowCards: 0,
  redCards: 0,
  ownGoals: 0,
});

const EVENT_FIELDS = {
  goal: 'goals',
  penalty: 'goals',
  assist: 'assists',
  yellow: 'yellowCards',
  red: 'redCards',
} as const;

type Players = Map<number, PlayerTotals>;

function addStints(players: Players, { sides }: MatchDetail): void {
  for (const { player, isStarter, on, minutes } of sides.flatMap(({ stints }) => stints)) {
    const totals = players.get(player.id) ?? emptyPlayer(player.id, player.clubId);
    players.set(player.id, totals);
    if (on === undefined) continue;
    totals.appearances += 1;
    totals.starts += isStarter ? 1 : 0;
    totals.minutes_played += minutes;
  }
}

function addDeeds(players: Players, { events, shots, saves }: MatchDetail): void {
  for (const { playerId, kind } of events) {
    const totals = players.get(playerId);
    if (totals === undefined || kind === 'ownGoal') continue;
    totals[EVENT_FIELDS[kind]] += 1;
    totals.penalties += kind === 'penalty' ? 1 : 0;
  }
  for (const [playerId, count] of shots) {
    const totals = players.get(playerId);
    if (totals !== undefined) totals.shots_on_target += count;
  }
  for (const [playerId, count] of saves) {
    const totals = players.get(playerId);
    if (totals !== undefined) totals.saves += count;
  }
}

function addClub(
  clubs: Map<number, ClubTotals>,
  clubId: number,
  detail: MatchDetail,
  side: 0 | 1,
  conceded: number,
): void {
  const totals = clubs.get(clubId) ?? emptyClub();
  clubs.set(clubId, totals);
  const count = (kind: MatchEvent['kind']) =>
    detail.events.filter((event) => event.side === side && event.kind === kind).length;
  const own = detail.sides[side].stints.map(({ player }) => player.id);
  totals.matches += 1;
  totals.shotsOnTarget += own.reduce((sum, id) => sum + (detail.shots.get(id) ?? 0), 0);
  totals.cleanSheets += conceded === 0 ? 1 : 0;
  totals.possessionSum += side === 0 ? detail.possession : 100 - detail.possession;
  totals.yellowCards += count('yellow');
  totals.redCards += count('red');
  totals.ownGoals += count('ownGoal');
}

/** Sums of all players and clubs over these matches. */
export function seasonTotals(world: FootballWorld, ended: readonly SeasonMatch[]): SeasonTotals {
  const players: Players = new Map();
  const clubs = new Map<number, ClubTotals>();
  for (const match of ended) {
    const detail = world.detail(match);
    addStints(players, detail);
    addDeeds(players, detail);
    const { fixture } = match;
    const goals = (side: 0 | 1) => fixture.script.scores.filter((score) => score[1] === side).length;
    addClub(clubs, fixture.homeId, detail, 0, goals(1));
    addClub(clubs, fixture.awayId, detail, 1, goals(0));
  }
  return { players, clubs };
}
