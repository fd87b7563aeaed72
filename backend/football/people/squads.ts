import type { Position } from '../../../src/contract/football/football-player';
import type { Club } from '../../world/clubs';
import { type Random, randomOf } from '../../world/random';
import { nationScorers } from './nation-scorers';
import { HOME_POOL, POOL_KEYS, POOLS, type PoolKey, poolOfNation, type Words } from './origins';

/** A player of the world; nearly all are invented, but for who scored in a cup. */
export interface Player {
  readonly id: number;
  readonly clubId: number;
  readonly name: Words;
  /** For the pitch: the family name. */
  readonly shortName: Words;
  readonly nation: Words;
  readonly position: Position;
  readonly shirtNumber: number;
  /** 0 to 1: who plays and scores most. */
  readonly quality: number;
  /** Invented players may be booked; of real ones nothing is invented that the facts lack. */
  readonly isInvented: boolean;
}

/** How many of each position a squad has. */
const SHAPE: readonly (readonly [Position, number])[] = [
  ['goalkeeper', 3],
  ['defender', 8],
  ['midfielder', 8],
  ['forward', 6],
];
const FIRST_NUMBERS: Readonly<Record<Position, readonly number[]>> = {
  goalkeeper: [1, 13, 23],
  defender: [2, 3, 4, 5, 12, 15, 22, 26],
  midfielder: [6, 8, 10, 14, 16, 18, 20, 24],
  forward: [7, 9, 11, 17, 19, 21],
};
const SPARE_NUMBERS_FROM = 27;
const FROM_HOME = 0.55;
const PER_CLUB = 100;

export const clubOfPlayer = (playerId: number): number => Math.floor(playerId / PER_CLUB);

const isNation = ({ competition }: Club) => competition === 'friendly' || competition === 'nations';

/** One name of a pool; Korean and Japanese families come first, and a Korean family name alone says too little. */
function invent(random: Random, key: PoolKey): Pick<Player, 'name' | 'shortName' | 'nation'> {
  const pool = POOLS.get(key);
  if (pool === undefined) throw new Error(`no names of ${key}`);
  const [family, given] = [random.pick(pool.families), random.pick(pool.givens)];
  const isKorean = key === 'KOREAN';
  const isFamilyFirst = isKorean || key === 'JAPANESE';
  const name = {
    zh: isFamilyFirst ? `${family.zh}${given.zh}` : `${given.zh}·${family.zh}`,
    en: isKorean ? `${family.en} ${given.en}` : `${given.en} ${family.en}`,
  };
  return { name, shortName: isKorean ? name : family, nation: random.pick(pool.nations) };
}

/** A name that nobody else in the squad has. */
function drawName(random: Random, club: Club, taken: Set<string>): Pick<Player, 'name' | 'shortName' | 'nation'> {
  const isOfNation = isNation(club);
  const own: PoolKey = isOfNation ? poolOfNation(club.englishName) : (HOME_POOL[club.competition] ?? 'BRITISH');
  let found = invent(random, own);
  do {
    found = invent(random, isOfNation || random.chance(FROM_HOME) ? own : random.pick(POOL_KEYS));
  } while (taken.has(found.shortName.en));
  taken.add(found.shortName.en);
  return isOfNation ? { ...found, nation: { zh: club.name, en: club.englishName } } : found;
}

function make(seed: number, club: Club): Player[] {
  const random = randomOf(seed, 'squad', club.id);
  const taken = new Set<string>();
  const scorers = isNation(club) ? nationScorers(club.englishName) : [];
  for (const { short } of scorers) taken.add(short.en);
  const nation = { zh: club.name, en: club.englishName };
  const squad: Player[] = [];
  for (const [position, count] of SHAPE) {
    const real = scorers.filter((scorer) => scorer.position === position);
    const size = Math.max(count, real.length + (position === 'goalkeeper' ? 2 : 1));
    for (let place = 0; place < size; place++) {
      const scorer = real[place];
      const id = club.id * PER_CLUB + squad.length + 1;
      const person =
        scorer === undefined
          ? { ...drawName(random, club, taken), isInvented: true }
          : { name: scorer.name, shortName: scorer.short, nation, isInvented: false };
      const shirtNumber = FIRST_NUMBERS[position][place] ?? SPARE_NUMBERS_FROM + squad.length;
      const quality = Math.max(0.05, 1 - place * 0.12 + random.next() * 0.2);
      squad.push({ id, clubId: club.id, position, shirtNumber, quality, ...person });
    }
  }
  return squad;
}

const kept = new Map<string, readonly Player[]>();
const MOST_KEPT = 2000;

/** The players of a club or a nation, goalkeepers first; the same for a seed for ever. */
export function squadOf(seed: number, club: Club): readonly Player[] {
  const key = `${seed}/${club.id}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const squad = make(seed, club);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, squad);
  return squad;
}
