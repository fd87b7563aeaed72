import { BETTING_TYPE } from '../../../src/contract/ranking/bet';
import { settleCollection, settleMultiple } from '../../rules/bet-settlement';
import { DAY_MS, dayOf, HOUR_MS, MINUTE_MS } from '../days';
import type { WorldExpert } from '../expert/experts';
import { type Fixture, SHOWN_SOURCES } from '../fixture';
import { settledScore } from '../football/settled-score';
import { hash, type Random, randomOf } from '../random';
import { makeLeg } from './tip-legs';
import type { TipRow } from './tip-row';

const FROM_DAY = -130;
const TO_DAY = 8;
const WEEK_MS = 7 * DAY_MS;
/** Even the keenest leave some matches out. */
const MOST_CHOSEN = 0.9;
/** Matches of one tip begin within so much time. */
const TOGETHER_MS = 20 * HOUR_MS;
const FREE_SHARE = 0.16;
const PRICE_STEPS = [-10, 0, 0, 0, 10, 20] as const;
const CHEAPEST = 18;
const BACK_SHARE = 0.55;
const BACK_PERCENTS = [100, 100, 50, 50, 30] as const;
const HOT_SHARE = 0.12;
/** Tips of one world, at most; ids of another begin elsewhere. */
const IDS_A_WORLD = 10_000;
const WORLDS = 200_000;

type Draft = Omit<TipRow, 'id'>;

/** What kind of tip it becomes, and how many more matches it takes. */
function kindOf(random: Random, combines: boolean): { type: number; more: number } {
  const draw = random.next();
  if (draw < (combines ? 0.7 : 0.08)) return { type: BETTING_TYPE.multiple, more: random.pick([1, 1, 2]) };
  if (draw < (combines ? 0.85 : 0.13)) return { type: BETTING_TYPE.collection, more: random.pick([1, 2]) };
  if (draw < 0.2) return { type: BETTING_TYPE.rolling, more: 0 };
  if (draw < 0.26) return { type: BETTING_TYPE.live, more: 0 };
  return { type: BETTING_TYPE.today, more: 0 };
}

/** When it is published, and until when it can be bought. */
function timesOf(random: Random, type: number, startAt: number): { publishAt: number; saleEndAt: number } {
  if (type === BETTING_TYPE.rolling)
    return { publishAt: startAt + random.between(12, 55) * MINUTE_MS, saleEndAt: startAt + 75 * MINUTE_MS };
  if (type === BETTING_TYPE.live)
    return { publishAt: startAt - random.between(5, 25) * MINUTE_MS, saleEndAt: startAt + 10 * MINUTE_MS };
  return { publishAt: startAt - random.between(2 * 60, 30 * 60) * MINUTE_MS, saleEndAt: startAt };
}

function termsOf(random: Random, { price, row }: WorldExpert) {
  const isFree = price === 0 || random.chance(FREE_SHARE);
  const openBack = !isFree && random.chance(BACK_SHARE);
  return {
    price: isFree ? 0 : Math.max(CHEAPEST, price + random.pick(PRICE_STEPS)),
    openBack,
    backPercent: openBack ? random.pick(BACK_PERCENTS) : 0,
    isHot: random.chance(row.hotStatus === 1 ? HOT_SHARE * 2 : HOT_SHARE / 2),
    isTripartite: row.isTripartite,
  };
}

function draftOf(random: Random, expert: WorldExpert, first: Fixture, later: readonly Fixture[]): Draft {
  const kind = kindOf(random, expert.combines);
  const others = random.shuffle(later.filter(({ startAt }) => startAt < first.startAt + TOGETHER_MS));
  const matches = [first, ...others.slice(0, kind.more)];
  const isAlone = matches.length === 1;
  const type = isAlone && kind.more > 0 ? BETTING_TYPE.today : kind.type;
  // That all of several are right is as likely as one alone.
  const skill = expert.skill ** (type === BETTING_TYPE.multiple ? 1 / matches.length : 1);
  const legs = matches.map((match) => makeLeg(random, match, random.pick(expert.plays), skill));
  const { result, profit } = type === BETTING_TYPE.collection ? settleCollection(legs) : settleMultiple(legs);
  const { publishAt, saleEndAt } = timesOf(random, type, first.startAt);
  const ends = matches.map((match) => settledScore(match).at);
  const settleAt = Math.max(...ends, saleEndAt) + random.between(2, 6) * MINUTE_MS;
  const isEarly = type === BETTING_TYPE.today && dayOf(publishAt) < dayOf(first.startAt);
  return {
    expertId: expert.row.id,
    sport: first.matchType,
    bettingType: isEarly ? BETTING_TYPE.early : type,
    publishAt,
    saleEndAt,
    settleAt,
    outcome: result,
    profit: profit ?? null,
    ...termsOf(random, expert),
    matchIds: matches.map(({ id }) => id),
    legs,
  };
}

function tipsOf(seed: number, expert: WorldExpert, fixtures: readonly Fixture[]): Draft[] {
  const pool = fixtures.filter(({ competition }) => expert.competitions.includes(competition));
  const [first, last] = [pool[0], pool[pool.length - 1]];
  if (first === undefined || last === undefined) return [];
  const weeks = Math.max(1, (last.startAt - first.startAt) / WEEK_MS);
  const share = Math.min(MOST_CHOSEN, (expert.perWeek * weeks) / pool.length);
  return pool.flatMap((fixture, place) => {
    const random = randomOf(seed, 'tip', expert.row.id, fixture.id);
    return random.chance(share) ? [draftOf(random, expert, fixture, pool.slice(place + 1, place + 12))] : [];
  });
}

/**
 * All tips of the world, past and to come, in the order of their publication. Their results are those of the matches: what
 * an expert can show for them follows, and is stored nowhere.
 */
export function makeTips(
  seed: number,
  baseStart: number,
  allFixtures: readonly Fixture[],
  experts: readonly WorldExpert[],
): TipRow[] {
  const [from, to] = [baseStart + FROM_DAY * DAY_MS, baseStart + TO_DAY * DAY_MS];
  const fixtures = allFixtures
    .filter(
      ({ startAt, status, source }) => startAt >= from && startAt < to && status === 0 && SHOWN_SOURCES.has(source),
    )
    .sort((a, b) => a.startAt - b.startAt || a.id - b.id);
  const drafts = experts.flatMap((expert) => tipsOf(seed, expert, fixtures));
  drafts.sort((a, b) => a.publishAt - b.publishAt || a.expertId - b.expertId || a.settleAt - b.settleAt);
  const firstId = (hash(seed, dayOf(baseStart), 'tips') % WORLDS) * IDS_A_WORLD + 1;
  return drafts.slice(-IDS_A_WORLD + 1).map((draft, index) => ({ id: firstId + index, ...draft }));
}
