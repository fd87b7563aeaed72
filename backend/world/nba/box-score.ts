import type { NbaPosition } from '../../../src/contract/nba/nba-codes';
import type { Script } from '../match-state';
import { type Random, randomOf } from '../random';
import { type NbaPlayer, SQUAD_SIZE } from './rosters';

/** Figures of a player in a game, in the order in which they are packed. */
export const FIGURES = [
  ...(['minutes', 'points', 'rebounds', 'assists', 'steals', 'blocks'] as const),
  ...(['fieldsMade', 'fieldsTried', 'threesMade', 'threesTried', 'freesMade', 'freesTried'] as const),
];
export type Figure = (typeof FIGURES)[number];
export const LINE_LENGTH = FIGURES.length;
/** A side's lines follow those of the home side. */
export const SIDE_LENGTH = SQUAD_SIZE * LINE_LENGTH;

const at = (figure: Figure) => FIGURES.indexOf(figure);
const MINUTES = at('minutes');
const POINTS = at('points');
const REBOUNDS = at('rebounds');
const ASSISTS = at('assists');
const STEALS = at('steals');
const BLOCKS = at('blocks');
const FIELDS_MADE = at('fieldsMade');
const THREES_MADE = at('threesMade');
const FREES_MADE = at('freesMade');

/** Minutes of the ten who play, together five times 48. */
const MINUTES_OF_TEN = [36, 34, 33, 31, 29, 22, 18, 15, 12, 10] as const;
const OVERTIME_MINUTES = 5;
const ABSENCE = 0.06;
const MOST_ABSENT = SQUAD_SIZE - MINUTES_OF_TEN.length;

interface Leaning {
  readonly threes: number;
  readonly rebounds: number;
  readonly assists: number;
  readonly steals: number;
  readonly blocks: number;
}
/** The things that a position does more or less of. */
const LEANINGS: Readonly<Record<NbaPosition, Leaning>> = {
  center: { threes: 0.25, rebounds: 3.4, assists: 0.7, steals: 0.7, blocks: 3.6 },
  forward: { threes: 0.8, rebounds: 2, assists: 0.9, steals: 1, blocks: 1.5 },
  pointGuard: { threes: 1.3, rebounds: 0.9, assists: 3.2, steals: 1.5, blocks: 0.4 },
  powerForward: { threes: 0.7, rebounds: 2.6, assists: 0.9, steals: 0.9, blocks: 2 },
  shootingGuard: { threes: 1.5, rebounds: 1, assists: 1.6, steals: 1.3, blocks: 0.5 },
  smallForward: { threes: 1.1, rebounds: 1.5, assists: 1.2, steals: 1.2, blocks: 0.9 },
};

type Weigh = (player: NbaPlayer, minutes: number) => number;
const byLeaning =
  (of: keyof Leaning): Weigh =>
  ({ position }, minutes) =>
    LEANINGS[position][of] * minutes;

/** Draws players of a side by weight: index into the squad. */
function drawer(random: Random, squad: readonly NbaPlayer[], minutes: readonly number[], weigh: Weigh): () => number {
  let sum = 0;
  const sums = squad.map((player, index) => {
    const played = minutes[index] ?? 0;
    sum += played === 0 ? 0 : weigh(player, played);
    return sum;
  });
  return () => {
    const draw = random.next() * sum;
    return sums.findIndex((limit) => draw < limit);
  };
}

/** Who plays how long: who is absent is stood in for by the next. */
function minutesOf(random: Random, squad: readonly NbaPlayer[], overtimes: number): number[] {
  let away = 0;
  const absent = squad.map((_, index) => {
    const isAbsent = index < MINUTES_OF_TEN.length && random.chance(ABSENCE) && away < MOST_ABSENT;
    if (isAbsent) away += 1;
    return isAbsent;
  });
  let place = 0;
  return squad.map((_, index) => {
    const usual = absent[index] === true ? undefined : MINUTES_OF_TEN[place++];
    if (usual === undefined) return 0;
    return usual + (place <= 5 ? overtimes * OVERTIME_MINUTES : 0);
  });
}

interface Side {
  readonly random: Random;
  readonly squad: readonly NbaPlayer[];
  readonly minutes: readonly number[];
  readonly add: (player: number, figure: number, by: number) => void;
}

/** A score of a script: the second of the game at which it falls, and its points. */
type Shot = readonly [at: number, points: number];

const times = (count: number, act: () => void) => {
  for (let n = 0; n < count; n++) act();
};

/** Counts what goes in for a player. */
function basket(add: Side['add'], player: number, value: number): void {
  add(player, POINTS, value);
  const made = value === 1 ? FREES_MADE : FIELDS_MADE;
  for (const figure of [made, made + 1]) add(player, figure, 1);
  if (value !== 3) return;
  for (const figure of [THREES_MADE, THREES_MADE + 1]) add(player, figure, 1);
}

/** Baskets go to players, so that their points are the side's; misses follow from what went in. Returns the misses. */
function shoot({ random, squad, minutes, add: addAlways }: Side, shots: readonly Shot[], until: number): number {
  const anyone = drawer(random, squad, minutes, ({ use }, played) => use * (0.5 + played / 60));
  const fromFar = drawer(random, squad, minutes, ({ use, position }) => use * LEANINGS[position].threes);
  const helper = drawer(random, squad, minutes, byLeaning('assists'));
  const made = [0, 0, 0, 0];
  for (const [at, value] of shots) {
    // All of the game is drawn, whatever the clock says: nobody's figures change afterwards.
    const add = at <= until ? addAlways : () => undefined;
    const player = value === 3 ? fromFar() : anyone();
    made[value] = (made[value] ?? 0) + 1;
    basket(add, player, value);
    const mate = value > 1 && random.chance(0.64) ? helper() : player;
    if (mate !== player) add(mate, ASSISTS, 1);
  }
  const missed = (kind: number, from: number, spread: number) =>
    Math.round((made[kind] ?? 0) * (from + random.next() * spread));
  const [frees, twos, threes] = [missed(1, 0.15, 0.2), missed(2, 0.7, 0.35), missed(3, 1.4, 0.7)];
  times(frees, () => addAlways(anyone(), FREES_MADE + 1, 1));
  times(twos, () => addAlways(anyone(), FIELDS_MADE + 1, 1));
  times(threes, () => {
    const player = fromFar();
    addAlways(player, FIELDS_MADE + 1, 1);
    addAlways(player, THREES_MADE + 1, 1);
  });
  return twos + threes;
}

/** The figures of both sides' players until a second of the game: `box[side * SIDE_LENGTH + player * LINE_LENGTH + figure]`. */
export function boxScore(
  seed: number,
  gameId: number,
  { segments, scores }: Script,
  squads: readonly [home: readonly NbaPlayer[], away: readonly NbaPlayer[]],
  until = Number.POSITIVE_INFINITY,
): Int16Array {
  const box = new Int16Array(2 * SIDE_LENGTH);
  const random = randomOf(seed, 'box', gameId);
  const overtimes = segments.filter(({ phase }) => phase === 3013).length;
  const sides = squads.map((squad, side): Side => {
    const minutes = minutesOf(random, squad, overtimes);
    const add = (player: number, figure: number, by: number) => {
      const place = side * SIDE_LENGTH + player * LINE_LENGTH + figure;
      box[place] = (box[place] ?? 0) + by;
    };
    minutes.forEach((played, player) => {
      add(player, MINUTES, played);
    });
    return { random, squad, minutes, add };
  });
  const misses = sides.map((side, index) =>
    shoot(
      side,
      scores.filter((score) => score[1] === index).map((score) => [score[0], score[2]]),
      until,
    ),
  );
  sides.forEach((side, index) => {
    const others = misses[1 - index] ?? 0;
    const draw = (of: keyof Leaning) => drawer(random, side.squad, side.minutes, byLeaning(of));
    const [rebounder, thief, blocker] = [draw('rebounds'), draw('steals'), draw('blocks')];
    times(Math.round(others * 0.75 + (misses[index] ?? 0) * 0.25), () => side.add(rebounder(), REBOUNDS, 1));
    times(random.between(4, 11), () => side.add(thief(), STEALS, 1));
    times(random.between(2, Math.min(9, others)), () => side.add(blocker(), BLOCKS, 1));
  });
  const share = Math.min(1, until / (segments.at(-1)?.from ?? 1));
  return share < 1 ? soFar(box, share) : box;
}

/** The figures whose time nobody knows, in the share of the game that is over; points and assists have theirs. */
function soFar(box: Int16Array, share: number): Int16Array {
  const timed = new Set([POINTS, ASSISTS, FIELDS_MADE, THREES_MADE, FREES_MADE]);
  return box.map((figure, place) => {
    const kind = place % LINE_LENGTH;
    if (timed.has(kind)) return figure;
    // A player has a minute from the first second on.
    return kind === MINUTES ? Math.ceil(figure * share) : Math.floor(figure * share);
  });
}
