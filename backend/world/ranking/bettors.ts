import type { BetPlay } from '../../../src/contract/ranking/bet';
import type { UserRow } from '../users';
import { BETTOR_ROSTER } from './bettor-roster';

/** Somebody who bets, with what only the world needs to know. */
export interface WorldBettor {
  readonly uid: number;
  readonly name: string;
  readonly headUrl: string;
  readonly competitions: readonly string[];
  readonly perDay: number;
  /** How often a pick is right, 0 to 1. */
  readonly skill: number;
  /** Coins. */
  readonly stake: number;
  /** How many copy their bets. */
  readonly copiedBy: number;
  readonly plays: readonly BetPlay[];
}

const FIRST_UID = 91_001;
const EVERYTHING = ['en', 'es', 'it', 'de', 'fr', 'nba'] as const;
/** Demo users who bet too, so that a member has a place of their own; the others have none. */
const BETTING_USERS: ReadonlyMap<string, { readonly perDay: number; readonly skill: number; readonly stake: number }> =
  new Map([
    ['member', { perDay: 2, skill: 0.55, stake: 500 }],
    ['rich', { perDay: 3, skill: 0.5, stake: 8000 }],
  ]);

function parse(line: string, index: number): WorldBettor {
  const [name = '', competitions = '', perDay = '', skill = '', stake = '', copiedBy = '', portrait = '', plays = ''] =
    line.split('|');
  return {
    uid: FIRST_UID + index,
    name,
    headUrl: `${portrait}.png`,
    competitions: competitions.split(' '),
    perDay: Number(perDay),
    skill: Number(skill) / 100,
    stake: Number(stake),
    copiedBy: Number(copiedBy),
    plays: plays.split(' ') as BetPlay[],
  };
}

/** All bettors of the world; the same on any day. */
export function makeBettors(users: readonly UserRow[]): WorldBettor[] {
  const invented = BETTOR_ROSTER.trim().split('\n').map(parse);
  const real = users.flatMap((user): WorldBettor[] => {
    const habit = BETTING_USERS.get(user.key);
    if (habit === undefined) return [];
    const { uid, username, headUrl } = user;
    return [
      { uid, name: username, headUrl, competitions: EVERYTHING, copiedBy: 12, plays: ['handicap', 'total'], ...habit },
    ];
  });
  return [...invented, ...real];
}
