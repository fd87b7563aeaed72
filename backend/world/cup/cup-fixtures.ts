import { type Club, CUPS, type Cup, clubsOf, competitionOf } from '../clubs';
import { type Fixture, fixtureId, withScript } from '../fixture';
import { randomOf } from '../random';
import { type CupFact, cupFacts } from './cup-facts';
import { cupScript } from './cup-script';

/** Every nation of the world, those that only play friendlies too, by English name. */
export const nationsByName = (): ReadonlyMap<string, Club> =>
  new Map(['friendly', 'nations'].flatMap(clubsOf).map((nation) => [nation.englishName, nation]));

const LAST_MATCHES: Readonly<Record<number, string>> = {
  32: '1/16决赛',
  16: '1/8决赛',
  8: '1/4决赛',
  4: '半决赛',
};

/** A组, 1/8决赛, 决赛: by how many matches are still to come, the one for the third place among them. */
function stageLabel(cup: Cup, fact: CupFact): string {
  const { group, number } = fact;
  if (group !== undefined || number === undefined) return `${group}组`;
  const numbers = cupFacts(cup).flatMap((one) => one.number ?? []);
  const left = Math.max(...numbers) - number + 1;
  const hasThird = cup !== 'euro2024';
  if (left === 1) return '决赛';
  if (left === 2 && hasThird) return '季军赛';
  const teams = [4, 8, 16, 32].find((count) => left < count + (hasThird ? 1 : 0)) ?? 32;
  return LAST_MATCHES[teams] ?? '';
}

const PER_ROUND = 100;

function cupFixture(seed: number, cup: Cup, fact: CupFact, place: number, nations: ReadonlyMap<string, Club>): Fixture {
  const competition = competitionOf(cup);
  const index = place % PER_ROUND;
  const round = Math.floor(place / PER_ROUND);
  const id = fixtureId(competition, round, index);
  const draft = {
    competition,
    round,
    index,
    homeId: nations.get(fact.home)?.id ?? 0,
    awayId: nations.get(fact.away)?.id ?? 0,
    startAt: fact.startAt,
  };
  const script = cupScript(fact, randomOf(seed, 'cup', id));
  const label = `${competition.name} ${stageLabel(cup, fact)}`;
  // What happened is always shown.
  return { ...withScript(seed, draft, id, script, label), status: 0, claimsLive: false };
}

/** The matches of a cup at their own dates, in the order of its facts. */
export function cupFixtures(seed: number, cup: Cup): Fixture[] {
  const nations = nationsByName();
  return cupFacts(cup).map((fact, place) => cupFixture(seed, cup, fact, place, nations));
}

/** The matches of all cups. */
export const allCupFixtures = (seed: number): Fixture[] => CUPS.flatMap((cup) => cupFixtures(seed, cup));
