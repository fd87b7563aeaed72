import type { Club } from '../../world/clubs';
import type { FactGoal } from '../../world/cup/cup-facts';
import type { Fixture } from '../../world/fixture';
import { type Random, randomOf } from '../../world/random';
import { nationScorers } from '../people/nation-scorers';
import { type Player, squadOf } from '../people/squads';
import { isOnAt, pickSide, type Side, type Stint } from './pick-side';

/** Something that happened, seconds after kick-off. */
export interface MatchEvent {
  readonly at: number;
  readonly side: 0 | 1;
  readonly playerId: number;
  readonly kind: 'goal' | 'penalty' | 'ownGoal' | 'assist' | 'yellow' | 'red';
}

/** Who played and what they did: everything adds up to the script's score. */
export interface MatchDetail {
  readonly sides: readonly [Side, Side];
  readonly events: readonly MatchEvent[];
  /** Shots on target by player, goals among them. */
  readonly shots: ReadonlyMap<number, number>;
  /** Saves by goalkeeper: the other side's shots on target that were no goals. */
  readonly saves: ReadonlyMap<number, number>;
  /** Per cent of the home side. */
  readonly possession: number;
}

export interface DetailParts {
  readonly seed: number;
  readonly fixture: Fixture;
  readonly clubs: readonly [Club, Club];
  /** Of a cup: who scored, as the facts say. */
  readonly goals?: readonly FactGoal[];
}

const WEIGHTS = { goalkeeper: 0, defender: 0.25, midfielder: 0.7, forward: 1.6 } as const;
const ASSISTED = 0.72;
const PENALTY = 0.08;
const OWN_GOAL = 0.03;
const other = (side: 0 | 1): 0 | 1 => (side === 0 ? 1 : 0);

function pickWeighted(random: Random, players: readonly Player[]): Player | undefined {
  const weights = players.map(({ position, quality }) => WEIGHTS[position] * quality ** 2);
  let left = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  return players.find((_, index) => {
    left -= weights[index] ?? 0;
    return left < 0;
  });
}

const onPitch = ({ stints }: Side, at: number): Player[] =>
  stints.filter((stint) => isOnAt(stint, at)).map(({ player }) => player);

/** The player that the facts mean, by any of their names. */
function factPlayer(club: Club, squad: readonly Player[], scorer: string): Player | undefined {
  const name = nationScorers(club.englishName).find(({ aliases }) => aliases.has(scorer))?.name.en;
  return squad.find((player) => !player.isInvented && player.name.en === name);
}

/** The facts' goals in the script's order: both are sorted by time, side by side. */
function factEvents(
  { fixture, clubs, goals = [] }: DetailParts,
  squads: readonly [readonly Player[], readonly Player[]],
) {
  const left = ([0, 1] as const).map((side) =>
    goals.filter((goal) => goal.side === side).sort((a, b) => a.minute - b.minute || a.added - b.added),
  );
  return fixture.script.scores.flatMap(([at, side]): MatchEvent[] => {
    const goal = left[side]?.shift();
    if (goal === undefined) return [];
    const own = goal.kind === 'ownGoal' ? other(side) : side;
    const player = factPlayer(clubs[own], squads[own], goal.scorer);
    return player === undefined ? [] : [{ at, side: own, playerId: player.id, kind: goal.kind }];
  });
}

/** Assists for the facts' goals: the facts do not name them, so that it is never a real person. */
function inventAssists(random: Random, goals: readonly MatchEvent[], sides: readonly [Side, Side]): MatchEvent[] {
  return goals.flatMap(({ at, side, kind }): MatchEvent[] => {
    if (kind !== 'goal' || !random.chance(ASSISTED)) return [];
    const helper = pickWeighted(
      random,
      onPitch(sides[side], at).filter(({ isInvented }) => isInvented),
    );
    return helper === undefined ? [] : [{ at, side, playerId: helper.id, kind: 'assist' }];
  });
}

/** One invented goal, by somebody who is on the pitch; most have an assist. */
function inventGoal(random: Random, at: number, side: 0 | 1, sides: readonly [Side, Side]): MatchEvent[] {
  const isOwn = random.chance(OWN_GOAL);
  const isPenalty = random.chance(PENALTY);
  const own = isOwn ? other(side) : side;
  const candidates = onPitch(sides[own], at);
  const defender = candidates.find(({ position }) => position === 'defender');
  const scorer = (isOwn ? defender : pickWeighted(random, candidates)) ?? candidates.at(-1);
  if (scorer === undefined) return [];
  const kind = isOwn ? 'ownGoal' : isPenalty ? 'penalty' : 'goal';
  const goal: MatchEvent = { at, side: own, playerId: scorer.id, kind };
  if (kind !== 'goal' || !random.chance(ASSISTED)) return [goal];
  const others = candidates.filter(({ id }) => id !== scorer.id);
  const helper = pickWeighted(random, others);
  return helper === undefined ? [goal] : [goal, { at, side, playerId: helper.id, kind: 'assist' }];
}

/** Yellow cards, never of real people, and the red ones of whoever was sent off. */
function cards(random: Random, sides: readonly [Side, Side], length: number): MatchEvent[] {
  return ([0, 1] as const).flatMap((side) => {
    const reds = sides[side].stints
      .filter((stint) => stint.wasSentOff)
      .map(({ player, off = 0 }): MatchEvent => ({ at: off, side, playerId: player.id, kind: 'red' }));
    const booked = new Set(reds.map(({ playerId }) => playerId));
    const yellows = Array.from({ length: random.pick([0, 1, 1, 2, 2, 3, 4]) }, (): MatchEvent | undefined => {
      const at = random.between(300, Math.max(301, length - 60));
      const free = onPitch(sides[side], at).filter(
        ({ id, isInvented, position }) => isInvented && position !== 'goalkeeper' && !booked.has(id),
      );
      if (free.length === 0) return undefined;
      const { id } = random.pick(free);
      booked.add(id);
      return { at, side, playerId: id, kind: 'yellow' };
    });
    return [...reds, ...yellows.filter((card) => card !== undefined)];
  });
}

const isShot = ({ kind }: MatchEvent) => kind === 'goal' || kind === 'penalty';
const add = (map: Map<number, number>, id: number, count: number) => map.set(id, (map.get(id) ?? 0) + count);
const keeperOf = ({ stints }: Side): Stint | undefined => stints.find(({ line }) => line === 0);

/** Shots on target: every goal is one, and some more that the other goalkeeper saves. */
function shooting(random: Random, sides: readonly [Side, Side], goals: readonly MatchEvent[], length: number) {
  const shots = new Map<number, number>();
  const saves = new Map<number, number>();
  for (const { playerId } of goals.filter(isShot)) add(shots, playerId, 1);
  for (const side of [0, 1] as const) {
    const saved = random.pick([1, 2, 2, 3, 3, 4, 5]);
    const keeper = keeperOf(sides[other(side)]);
    for (let n = 0; n < saved; n++) {
      const shooter = pickWeighted(random, onPitch(sides[side], random.between(60, length - 60)));
      if (shooter === undefined || keeper === undefined) continue;
      add(shots, shooter.id, 1);
      add(saves, keeper.player.id, 1);
    }
  }
  return { shots, saves };
}

/** All of a match, from its script and the seed. */
export function makeDetail(parts: DetailParts): MatchDetail {
  const { seed, fixture, clubs, goals } = parts;
  const random = randomOf(seed, 'detail', fixture.id);
  const squads = [squadOf(seed, clubs[0]), squadOf(seed, clubs[1])] as const;
  const facts = goals === undefined ? [] : factEvents(parts, squads);
  const side = (index: 0 | 1): Side =>
    pickSide(random, {
      seed,
      clubId: clubs[index].id,
      squad: squads[index],
      script: fixture.script,
      needed: new Map(facts.filter((event) => event.side === index).map(({ playerId, at }) => [playerId, at])),
      reds: (fixture.script.reds ?? []).filter((red) => red[1] === index).map(([at]) => at),
    });
  const sides = [side(0), side(1)] as const;
  const length = fixture.script.segments.at(-1)?.from ?? 0;
  const invented = () => fixture.script.scores.flatMap(([at, to]) => inventGoal(random, at, to, sides));
  const assists = () => inventAssists(randomOf(seed, 'assists', fixture.id), facts, sides);
  const scored = goals === undefined ? invented() : [...facts, ...assists()];
  const events = [...scored, ...cards(random, sides, length)].sort((a, b) => a.at - b.at);
  return { sides, events, ...shooting(random, sides, scored, length), possession: random.between(38, 62) };
}
