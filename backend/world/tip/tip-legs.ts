import type { BetPlay, BetSide } from '../../../src/contract/ranking/bet';
import { type Bet, settleBet } from '../../rules/bet-settlement';
import type { Fixture } from '../fixture';
import { settledScore } from '../football/settled-score';
import { BASKETBALL } from '../match-state';
import type { Random } from '../random';
import type { TipLeg } from './tip-row';

/** Of the home side. */
const FOOTBALL_LINES = [-1.5, -1.25, -1, -0.75, -0.75, -0.5, -0.5, -0.25, -0.25, 0, 0, 0.25, 0.25, 0.5, 0.75] as const;
const FOOTBALL_TOTALS = [2, 2.25, 2.25, 2.5, 2.5, 2.75, 2.75, 3, 3.25] as const;
const BASKETBALL_HANDICAP = [-19, 13] as const;
const BASKETBALL_TOTAL = [426, 470] as const;
/** Hundredths: from and to, by side. */
const LEVEL_ODDS = [178, 208] as const;
const WINNER_ODDS: Readonly<Record<'home' | 'draw' | 'away', readonly [number, number]>> = {
  home: [165, 265],
  draw: [305, 365],
  away: [215, 420],
};
/** Three ways are harder than two. */
const WINNER_SKILL = 0.78;

const oddsBetween = (random: Random, [from, to]: readonly [number, number]) => random.between(from, to) / 100;

/** The sides that can be picked, on the line that the market has. */
function sidesOf(random: Random, play: BetPlay, isBasketball: boolean): Bet[] {
  if (play === 'winner' && !isBasketball)
    return (['home', 'draw', 'away'] as const).map((side) => ({ play, side, line: 0 }));
  if (play === 'total') {
    const line = isBasketball
      ? random.between(BASKETBALL_TOTAL[0], BASKETBALL_TOTAL[1]) / 2
      : random.pick(FOOTBALL_TOTALS);
    return (['over', 'under'] as const).map((side) => ({ play, side, line }));
  }
  const line = isBasketball
    ? random.between(BASKETBALL_HANDICAP[0], BASKETBALL_HANDICAP[1]) / 2
    : random.pick(FOOTBALL_LINES);
  // Adding 0 makes of -0, which JSON does not know, a 0.
  const sides: readonly [BetSide, number][] = [
    ['home', line],
    ['away', -line + 0],
  ];
  return sides.map(([side, own]) => ({ play: 'handicap', side, line: own }));
}

const WORTH: Readonly<Record<string, number>> = { win: 2, winHalf: 1, draw: 0, loseHalf: -1, lose: -2, cancel: 0 };

/** A pick on a match, right as often as the expert's skill says; its result is what the match's script will give. */
export function makeLeg(random: Random, fixture: Fixture, play: BetPlay, skill: number): TipLeg {
  const { score } = settledScore(fixture);
  const sides = random.shuffle(sidesOf(random, play, fixture.matchType === BASKETBALL));
  const settled = sides.map((bet) => ({ bet, result: settleBet(bet, score) }));
  settled.sort((a, b) => (WORTH[b.result] ?? 0) - (WORTH[a.result] ?? 0));
  const isRight = random.chance(settled.length > 2 ? skill * WINNER_SKILL : skill);
  const chosen = isRight ? settled[0] : settled[settled.length - 1];
  if (chosen === undefined) throw new Error('a pick has no sides');
  const { bet, result } = chosen;
  const range = bet.play === 'winner' ? WINNER_ODDS[bet.side as 'home'] : LEVEL_ODDS;
  return { ...bet, matchId: fixture.id, odds: oddsBetween(random, range), result };
}
