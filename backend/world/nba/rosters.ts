import type { NbaPosition } from '../../../src/contract/nba/nba-codes';
import { hash, randomOf } from '../random';
import type { Spoken } from '../spoken';
import { FAMILY_NAMES, GIVEN_NAMES, NATIONS } from './player-names';
import { NBA_TEAMS, type NbaTeam } from './teams';

const PLAYERS_PER_TEAM = 100;
export const SQUAD_SIZE = 13;
export const STARTERS = 5;

/** Positions of a squad: those who begin, those who come on, those who wait. */
const PLACES: readonly NbaPosition[] = [
  ...(['pointGuard', 'shootingGuard', 'smallForward', 'powerForward', 'center'] as const),
  ...(['forward', 'pointGuard', 'center', 'shootingGuard', 'smallForward'] as const),
  ...(['powerForward', 'forward', 'center'] as const),
];
/** cm and kg around which a position stands. */
const BODIES: Readonly<Record<NbaPosition, readonly [height: number, weight: number]>> = {
  center: [211, 113],
  forward: [204, 103],
  pointGuard: [189, 86],
  powerForward: [206, 107],
  shootingGuard: [195, 92],
  smallForward: [201, 98],
};
/** How much those who begin have the ball, best first; those who come on follow. */
const STARTER_USES = [10.5, 7.6, 6, 5, 4.2] as const;
const BENCH_USES = [3.6, 3, 2.6, 2.2, 1.8, 1.5, 1.2, 1] as const;

export interface NbaPlayer {
  readonly id: number;
  readonly teamId: number;
  readonly name: Spoken;
  readonly family: Spoken;
  readonly picture: string;
  readonly position: NbaPosition;
  readonly shirtNumber: number;
  readonly height: number;
  readonly weight: number;
  readonly birthday: string;
  readonly nationality: Spoken;
  readonly draftYear: number;
  /** Weight of a player when somebody of the team scores. */
  readonly use: number;
}

const BACKGROUNDS = ['e7dfff', 'ffe3cf', 'd8f1e4', 'fff0cf', 'd5e3ff', 'ffe0e2', 'e6eaf0', 'd7f0f5'] as const;
const SKINS = ['d79c74', 'e9b48c', 'b97d56', '8d5a3a'] as const;
const HAIRS = ['3a2a20', '23282f', '1c2a3e', '5b3a22'] as const;
const HEADS = [1, 5] as const;
const two = (value: number) => String(value).padStart(2, '0');

/** Every name once in the league: the list is walked, not drawn from. */
function nameOf(serial: number): { name: Spoken; family: Spoken } {
  const family = FAMILY_NAMES[serial % FAMILY_NAMES.length] ?? { zh: '', en: '' };
  const turn = Math.floor(serial / FAMILY_NAMES.length);
  const given = GIVEN_NAMES[(serial * 7 + turn * 11) % GIVEN_NAMES.length] ?? { zh: '', en: '' };
  return { family, name: { zh: `${given.zh}·${family.zh}`, en: `${given.en} ${family.en}` } };
}

function makeSquad(seed: number, team: NbaTeam, teamIndex: number): NbaPlayer[] {
  const random = randomOf(seed, 'squad', team.id);
  const uses = [...random.shuffle(STARTER_USES), ...BENCH_USES];
  const numbers = random.shuffle(Array.from({ length: 56 }, (_, number) => number));
  const shirt = /-([0-9a-f]{6})-/.exec(team.crest)?.[1] ?? '1d428a';
  return PLACES.map((position, index) => {
    const [height, weight] = BODIES[position];
    const born = random.between(1988, 1999);
    const picture = [random.pick(BACKGROUNDS), random.pick(SKINS), random.pick(HAIRS), shirt].join('-');
    return {
      id: team.id * PLAYERS_PER_TEAM + index + 1,
      teamId: team.id,
      ...nameOf(teamIndex * SQUAD_SIZE + index),
      picture: `av${random.pick(HEADS)}-${picture}.png`,
      position,
      shirtNumber: numbers[index] ?? index,
      height: height + random.between(-5, 5),
      weight: weight + random.between(-7, 7),
      birthday: `${born}-${two(random.between(1, 12))}-${two(random.between(1, 28))}`,
      nationality: random.chance(0.78) ? (NATIONS[0] ?? { zh: '', en: '' }) : random.pick(NATIONS.slice(1)),
      draftYear: born + random.between(19, 22),
      // Not every team has a star.
      use: (uses[index] ?? 1) * (index < STARTERS ? 0.6 + random.next() * 0.42 : 0.85 + random.next() * 0.3),
    };
  });
}

/** All squads of a world by team, best players of a position first; the same in every season. */
export function makeSquads(seed: number): ReadonlyMap<number, readonly NbaPlayer[]> {
  const order = randomOf(seed, 'squads').shuffle(NBA_TEAMS.map((_, index) => index));
  return new Map(NBA_TEAMS.map((team, index) => [team.id, makeSquad(seed, team, order[index] ?? index)]));
}

/** Coaches are named as players are. */
export function coachOf(seed: number, team: NbaTeam): Spoken {
  return nameOf((hash(seed, 'coach', team.id) % 400) + NBA_TEAMS.length * SQUAD_SIZE).name;
}
