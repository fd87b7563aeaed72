import type { Position } from '../../../src/contract/football/football-player';
import type { Script } from '../../world/match-state';
import { type Random, randomOf } from '../../world/random';
import type { Player } from '../people/squads';
import { fullMinutes, minuteAt, secondOf } from './play-clock';

/** A player's time in a match; minutes as statistics count them, stoppage left out. */
export interface Stint {
  readonly player: Player;
  readonly isStarter: boolean;
  /** Seconds after kick-off; a substitute who stays on the bench has none. */
  readonly on: number | undefined;
  /** Undefined: until the end. */
  readonly off: number | undefined;
  readonly wasSentOff: boolean;
  readonly minutes: number;
  /** Line and place on the pitch, of starters. */
  readonly line?: number;
  readonly place?: number;
}

export interface Side {
  readonly formation: string;
  readonly stints: readonly Stint[];
}

const FORMATIONS = ['4-3-3', '4-2-3-1', '4-4-2', '3-5-2', '3-4-3', '4-1-4-1'] as const;
const BENCH = 12;
const ROTATION = 0.35;
const FIRST_CHANGE = 55;
const LAST_CHANGE = 86;

/** The lines of a formation with the position of who stands there, goalkeeper first. */
function linesOf(formation: string): readonly (readonly [Position, number])[] {
  const counts = formation.split('-').map(Number);
  return [
    ['goalkeeper', 1],
    ...counts.map((count, index): [Position, number] => [
      index === 0 ? 'defender' : index === counts.length - 1 ? 'forward' : 'midfielder',
      count,
    ]),
  ];
}

/** The same formation for most of a season, another one now and then. */
function formationOf(seed: number, clubId: number, random: Random): string {
  const usual = randomOf(seed, 'formation', clubId).pick(FORMATIONS);
  return random.chance(0.85) ? usual : random.pick(FORMATIONS);
}

/** Starters in their places: who must play first, then the better ones with some rotation. */
function startersOf(random: Random, formation: string, squad: readonly Player[], needed: ReadonlySet<number>) {
  const form = new Map(squad.map((player) => [player.id, player.quality + random.next() * ROTATION]));
  const value = (player: Player) => (form.get(player.id) ?? 0) + (needed.has(player.id) ? 10 : 0);
  const free = new Set(squad);
  const take = (position: Position): Player | undefined => {
    const best = (wanted: Position | undefined) =>
      [...free]
        .filter((one) => (wanted === undefined ? one.position !== 'goalkeeper' : one.position === wanted))
        .sort((a, b) => value(b) - value(a))[0];
    // A needed player who finds no place of their own takes another's.
    const found = best(position) ?? best(undefined);
    if (found !== undefined) free.delete(found);
    return found;
  };
  return linesOf(formation).flatMap(([position, count], line) =>
    Array.from({ length: count }, (_, place) => {
      const player = take(position);
      return player === undefined ? [] : [{ player, line, place }];
    }).flat(),
  );
}

/** Needed players whom the formation left out take the place of others. */
function withNeeded(starters: ReturnType<typeof startersOf>, squad: readonly Player[], needed: ReadonlySet<number>) {
  const result = [...starters];
  const missing = squad.filter((one) => needed.has(one.id) && !result.some(({ player }) => player.id === one.id));
  for (const player of missing) {
    const free = result.filter((one) =>
      player.position === 'goalkeeper' ? one.line === 0 : one.line > 0 && !needed.has(one.player.id),
    );
    const spot = free.at(-1);
    if (spot !== undefined) result[result.indexOf(spot)] = { ...spot, player };
  }
  return result;
}

interface Plan {
  readonly seed: number;
  readonly clubId: number;
  readonly squad: readonly Player[];
  readonly script: Script;
  /** Who did something in this match, and the last second of it. */
  readonly needed: ReadonlyMap<number, number>;
  /** Seconds of red cards of this side. */
  readonly reds: readonly number[];
}

const minutesBetween = (script: Script, full: number, on: number | undefined, off: number | undefined): number => {
  if (on === undefined) return 0;
  const from = on === 0 ? 0 : minuteAt(script, on).minute;
  const to = off === undefined ? full : Math.min(full, minuteAt(script, off).minute);
  return Math.max(0, to - from);
};

/** Who plays when: eleven starters, three to five changes in the second half, whoever is sent off. */
export function pickSide(random: Random, plan: Plan): Side {
  const { seed, clubId, squad, script, needed, reds } = plan;
  const formation = formationOf(seed, clubId, random);
  const must = new Set(needed.keys());
  const starters = withNeeded(startersOf(random, formation, squad, must), squad, must);
  const starting = new Set(starters.map(({ player }) => player.id));
  const bench = squad.filter(({ id }) => !starting.has(id)).slice(0, BENCH);
  const full = fullMinutes(script);
  const end = script.segments.at(-1)?.from ?? 0;
  const field = random.shuffle(starters.filter(({ line }) => line > 0).map(({ player }) => player));
  const dismissed = new Map<number, number>();
  const changed = new Map<number, number>();
  const joined = new Map<number, number>();
  for (const at of reds) {
    const player = field.find(({ id, isInvented }) => isInvented && !dismissed.has(id));
    if (player !== undefined) dismissed.set(player.id, at);
  }
  const changes = random.between(3, 5);
  const fresh = random.shuffle(bench.filter(({ position }) => position !== 'goalkeeper'));
  const leaving = field.filter(({ id }) => !must.has(id) && !dismissed.has(id)).slice(0, changes);
  leaving.forEach((player, index) => {
    const at = secondOf(script, random.between(FIRST_CHANGE, LAST_CHANGE)) + index;
    const comer = fresh[index];
    if (comer === undefined || at >= end) return;
    changed.set(player.id, at);
    joined.set(comer.id, at);
  });
  const stint = (player: Player, isStarter: boolean, spot: { line?: number; place?: number }): Stint => {
    const on = isStarter ? 0 : joined.get(player.id);
    const off = dismissed.get(player.id) ?? changed.get(player.id);
    const minutes = minutesBetween(script, full, on, off);
    return { player, isStarter, on, off, wasSentOff: dismissed.has(player.id), minutes, ...spot };
  };
  return {
    formation,
    stints: [
      ...starters.map(({ player, line, place }) => stint(player, true, { line, place })),
      ...bench.map((player) => stint(player, false, {})),
    ],
  };
}

/** Whether the player is on the pitch at this second. */
export const isOnAt = ({ on, off }: Stint, at: number): boolean =>
  on !== undefined && on <= at && (off === undefined || off > at);
