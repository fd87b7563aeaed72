import { GAME_IDS } from '../../../src/contract/codes';
import { BETTING_TYPE, type BetResult } from '../../../src/contract/ranking/bet';
import { settleMultiple } from '../../rules/bet-settlement';
import { DAY_MS, dayOf, HOUR_MS, MINUTE_MS } from '../days';
import { type Fixture, SHOWN_SOURCES } from '../fixture';
import { settledScore } from '../football/settled-score';
import { type Random, randomOf } from '../random';
import { makeLeg } from '../tip/tip-legs';
import type { TipLeg } from '../tip/tip-row';
import type { WorldBettor } from './bettors';

/** A bet as it is stored. Instants are Unix ms; `profit` is what its settlement will bring, in coins. */
export interface BetRow {
  readonly id: number;
  readonly uid: number;
  /** Shanghai day on which it was placed, days since 1970. */
  readonly day: number;
  readonly placedAt: number;
  readonly settleAt: number;
  /** Game id. */
  readonly platform: number;
  readonly bettingType: number;
  readonly odds: number;
  readonly stake: number;
  readonly outcome: BetResult;
  readonly profit: number;
  readonly legs: readonly TipLeg[];
}

const FROM_DAY = -75;
const TO_DAY = 2;
const TOGETHER_MS = 20 * HOUR_MS;
const PARLAY_SHARE = 0.12;
const STAKE_STEPS = [0.5, 0.5, 1, 1, 1, 1.5, 2] as const;
const STAKE_UNIT = 100;
const PLATFORMS = [GAME_IDS.newSt, GAME_IDS.newSt, GAME_IDS.newSt, GAME_IDS.bti, GAME_IDS.xj] as const;
/** Bets of one bettor, at most. */
const IDS_A_BETTOR = 1000;

type Draft = Omit<BetRow, 'id'>;

const hundredths = (value: number) => Math.round(value * 100) / 100;

function stakeOf(random: Random, usual: number): number {
  return Math.max(STAKE_UNIT, Math.round((usual * random.pick(STAKE_STEPS)) / STAKE_UNIT) * STAKE_UNIT);
}

function draftOf(random: Random, bettor: WorldBettor, first: Fixture, later: readonly Fixture[]): Draft {
  const near = later.filter(({ startAt }) => startAt < first.startAt + TOGETHER_MS);
  const more = random.chance(PARLAY_SHARE) ? random.shuffle(near).slice(0, random.pick([1, 1, 2])) : [];
  const matches = [first, ...more];
  // That all legs are right is as likely as one alone.
  const skill = bettor.skill ** (1 / matches.length);
  const legs = matches.map((match) => makeLeg(random, match, random.pick(bettor.plays), skill));
  const { result, profit = 0 } = settleMultiple(legs);
  const stake = stakeOf(random, bettor.stake);
  const isEarly = random.chance(0.15);
  const placedAt = first.startAt - (isEarly ? random.between(20, 30) * HOUR_MS : random.between(4, 300) * MINUTE_MS);
  const single = isEarly ? BETTING_TYPE.early : BETTING_TYPE.today;
  return {
    uid: bettor.uid,
    day: dayOf(placedAt),
    placedAt,
    settleAt: Math.max(...matches.map((match) => settledScore(match).at)) + random.between(2, 8) * MINUTE_MS,
    platform: random.pick(PLATFORMS),
    bettingType: matches.length > 1 ? BETTING_TYPE.multiple : single,
    odds: hundredths(legs.reduce((product, { odds }) => product * odds, 1)),
    stake,
    outcome: result,
    profit: Math.round(profit * stake),
    legs,
  };
}

function betsOf(seed: number, bettor: WorldBettor, fixtures: readonly Fixture[]): Draft[] {
  const pool = fixtures.filter(({ competition }) => bettor.competitions.includes(competition));
  const share = Math.min(0.9, (bettor.perDay * (TO_DAY - FROM_DAY)) / Math.max(1, pool.length));
  return pool.flatMap((fixture, place) => {
    const random = randomOf(seed, 'bet', bettor.uid, fixture.id);
    return random.chance(share) ? [draftOf(random, bettor, fixture, pool.slice(place + 1, place + 12))] : [];
  });
}

/** All bets of the world, past and soon to come. What the rankings say follows from them, and is stored nowhere. */
export function makeBets(
  seed: number,
  baseStart: number,
  allFixtures: readonly Fixture[],
  bettors: readonly WorldBettor[],
): BetRow[] {
  const [from, to] = [baseStart + FROM_DAY * DAY_MS, baseStart + TO_DAY * DAY_MS];
  const fixtures = allFixtures
    .filter(({ startAt, source }) => startAt >= from && startAt < to && SHOWN_SOURCES.has(source))
    .sort((a, b) => a.startAt - b.startAt || a.id - b.id);
  return bettors.flatMap((bettor) =>
    betsOf(seed, bettor, fixtures)
      .sort((a, b) => a.placedAt - b.placedAt)
      .slice(-IDS_A_BETTOR + 1)
      .map((draft, index) => ({ id: bettor.uid * IDS_A_BETTOR + index, ...draft })),
  );
}
