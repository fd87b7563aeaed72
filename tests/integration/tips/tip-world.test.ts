import { recordOf } from '../../../backend/rules/bet-record';
import { DAY_MS, dayOf, HOUR_MS, startOfDay } from '../../../backend/world/days';
import { englishAbout, makeExperts } from '../../../backend/world/expert/experts';
import { SHOWN_SOURCES } from '../../../backend/world/fixture';
import { settledScore } from '../../../backend/world/football/settled-score';
import { makeWorld } from '../../../backend/world/lay-world';
import { FOOTBALL, matchState } from '../../../backend/world/match-state';
import { COMMENT_TEXTS, REPLY_TEXTS } from '../../../backend/world/tip/tip-comment-texts';
import { ENGLISH_COMMENT_TEXTS, ENGLISH_REPLY_TEXTS } from '../../../backend/world/tip/tip-comment-texts-en';
import { tipOfWorldComment, worldComments } from '../../../backend/world/tip/tip-comments';
import { tipContent, tipCover } from '../../../backend/world/tip/tip-content';
import { commentTimes, worldCommentCount } from '../../../backend/world/tip/tip-crowd';
import type { TipLeg } from '../../../backend/world/tip/tip-row';
import { CHINESE_TIP_TEXTS, type TipTexts } from '../../../backend/world/tip/tip-texts';
import { ENGLISH_TIP_TEXTS } from '../../../backend/world/tip/tip-texts-en';
import type { BetResult } from '../../../src/contract/ranking/bet';

const NOW = Date.parse('2025-03-15T13:25:00Z');
const BASE_DAY = dayOf(NOW);
const BASE = startOfDay(BASE_DAY);
jest.setTimeout(60_000);

type World = ReturnType<typeof makeWorld>;
const worlds = new Map<number, World>();
const worldOf = (seed: number): World => {
  const world = worlds.get(seed) ?? makeWorld({ seed, scale: 0.1, baseDay: BASE_DAY });
  worlds.set(seed, world);
  return world;
};
const SEEDS = [1, 2, 77];

const winnerOf = (home: number, away: number) => (home === away ? 'draw' : home > away ? 'home' : 'away');

/** By hand, without the rules' own code: a quarter over the line wins half, a quarter below it loses half. */
function byHand({ play, side, line }: TipLeg, home: number, away: number): BetResult {
  if (play === 'winner') return winnerOf(home, away) === side ? 'win' : 'lose';
  const [goals, ahead] = [home + away, home - away];
  const margins = { home: ahead + line, away: line - ahead, over: goals - line, under: line - goals, draw: 0 };
  const quarters = Math.max(-2, Math.min(2, margins[side] * 4));
  return (['lose', 'loseHalf', 'draw', 'winHalf', 'win'] as const)[quarters + 2] ?? 'failure';
}

/** Whether the pick has the result of what the match shows at the moment that counts, as a call would show it. */
function isSettledAs(leg: TipLeg, match: World['fixtures'][number] | undefined, settleAt: number): boolean {
  if (match === undefined) return false;
  const { score, at } = settledScore(match);
  if (score === undefined) return leg.result === 'cancel' && settleAt > at;
  const { homeScore = 0, awayScore = 0 } = matchState(match, at);
  const isShown = score.home === homeScore && score.away === awayScore;
  return isShown && leg.result === byHand(leg, homeScore, awayScore) && settleAt > at;
}

describe.each(SEEDS)('the tips of seed %i', (seed) => {
  const { tips, fixtures, experts, orders, users } = worldOf(seed);
  const matches = new Map(fixtures.map((fixture) => [fixture.id, fixture]));

  it('are settled as their matches end: at 90 minutes in football, with overtime in basketball, else called off [Bets and results.3]', () => {
    const seen = new Set(tips.flatMap(({ legs }) => legs.map(({ result }) => result)));
    const wrong = tips.flatMap(({ legs, settleAt }) =>
      legs.filter((leg) => !isSettledAs(leg, matches.get(leg.matchId), settleAt)),
    );
    expect(wrong).toEqual([]);
    expect([...seen].sort()).toEqual(['cancel', 'draw', 'lose', 'loseHalf', 'win', 'winHalf']);
  });

  it('count 90 minutes where a cup match went on [Bets and results.3]', () => {
    const longer = fixtures.filter(
      ({ matchType, script }) => matchType === FOOTBALL && script.segments.some(({ phase }) => phase === 1006),
    );
    for (const match of longer) {
      const { score, at } = settledScore(match);
      expect(score?.home).toBe(score?.away);
      expect(at).toBeLessThan(match.endAt);
    }
  });

  it('are about matches that the app shows, published before they can be bought no more, with an id of this world', () => {
    expect(tips.length).toBeGreaterThan(900);
    expect(new Set(tips.map(({ id }) => id)).size).toBe(tips.length);
    const experienced = new Set(experts.map(({ id }) => id));
    const isSound = (tip: (typeof tips)[number]) =>
      experienced.has(tip.expertId) &&
      tip.publishAt < tip.saleEndAt &&
      tip.saleEndAt < tip.settleAt &&
      tip.openBack === tip.backPercent > 0 &&
      !(tip.price === 0 && tip.openBack);
    expect(tips.filter((tip) => !isSound(tip))).toEqual([]);
    const hidden = [...matches.values()].filter(({ status, source }) => status !== 0 || !SHOWN_SOURCES.has(source));
    const hiddenIds = new Set(hidden.map(({ id }) => id));
    expect(tips.filter(({ matchIds }) => matchIds.some((id) => hiddenIds.has(id) || !matches.has(id)))).toEqual([]);
    expect(new Set(tips.map(({ bettingType }) => bettingType))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    expect(new Set(tips.map(({ sport }) => sport))).toEqual(new Set([1, 2]));
  });

  it('there is something to buy at any hour of the days that the world serves', () => {
    for (let at = BASE; at < BASE + 4 * DAY_MS; at += HOUR_MS) {
      const onSale = tips.filter(({ publishAt, saleEndAt, price }) => price > 0 && publishAt <= at && at < saleEndAt);
      expect(onSale.length).toBeGreaterThan(0);
    }
  });

  it('give records that a hand counts likewise [hit rate.1, the world.1]', () => {
    for (const { row } of makeExperts(seed)) {
      const settled = tips
        .filter(({ expertId, settleAt }) => expertId === row.id && settleAt <= NOW)
        .sort((a, b) => b.settleAt - a.settleAt);
      const record = recordOf(
        settled.map((tip) => ({
          id: tip.id,
          result: tip.outcome,
          profit: tip.profit ?? undefined,
          settledAt: tip.settleAt,
        })),
        NOW,
      );
      const letters = settled.map(({ outcome }) => outcome).filter((outcome) => outcome !== 'cancel');
      const decided = letters.filter((outcome) => outcome !== 'draw').slice(0, 50);
      const wins = decided.filter((outcome) => outcome.startsWith('win')).length;
      expect(record.hitSession).toBe(decided.length);
      expect(record.hitPercents).toBe(decided.length === 0 ? undefined : Math.round((wins / decided.length) * 100));
      expect(record.ten.map(({ result }) => result)).toEqual(letters.slice(0, 10));
      const text = letters.map((outcome) => (outcome.startsWith('win') ? 'W' : '-')).join('');
      expect(record.winContinuous).toBe(/^W*/.exec(text)?.[0].length);
      expect(record.longestWin).toBe(Math.max(0, ...text.split('-').map((run) => run.length)));
    }
  });

  it('are brought along by one demo user, who has all the same what was promised', () => {
    const member = users.find(({ key }) => key === 'member');
    const spent = orders.reduce(
      (sum, { price, refund, settledAt }) => sum + price - (settledAt === null ? 0 : refund),
      0,
    );
    expect(orders.length).toBeGreaterThan(5);
    expect((member?.gold ?? 0) - spent).toBe(1320);
    expect(new Set(orders.map(({ uid }) => uid))).toEqual(new Set([member?.uid]));
  });
});

it('other seeds and days have other tips, and other ids', () => {
  const days = makeWorld({ seed: 1, scale: 0.1, baseDay: BASE_DAY + 1 }).tips;
  const ids = [worldOf(1).tips, worldOf(2).tips, days].map((tips) => Math.floor((tips[0]?.id ?? 0) / 10_000));
  expect(new Set(ids).size).toBe(3);
});

it.each([
  ['Chinese', false],
  ['English', true],
])('what everybody may read never says what is picked: %s', (_language, isEnglish) => {
  const { tips } = worldOf(1);
  const match = {
    label: '英超 第1轮',
    homeName: '甲队',
    awayName: '乙队',
    homeCrest: '',
    awayCrest: '',
    startAt: 0,
    source: 164,
  };
  const wrong: unknown[] = [];
  for (const row of tips) {
    const matches = row.matchIds.map((matchId) => ({ ...match, matchId, matchTypeId: row.sport }));
    const cover = JSON.stringify(tipCover(row, matches, isEnglish));
    const { html, pickTexts } = tipContent(row, matches, isEnglish);
    if (pickTexts.length !== row.legs.length) wrong.push(pickTexts);
    if (pickTexts.some((text) => !html.includes(text) || cover.includes(text))) wrong.push({ cover, html });
  }
  expect(wrong).toEqual([]);
});

it('comments are counted as they are listed, at any moment', () => {
  for (const tip of worldOf(1).tips.slice(0, 120)) {
    const times = commentTimes(tip);
    for (const at of [tip.publishAt, tip.publishAt + HOUR_MS, ...times.slice(0, 2), tip.publishAt + 40 * HOUR_MS]) {
      const said = worldComments(tip, at, at % 2 === 0);
      expect(said).toHaveLength(worldCommentCount(tip, at));
      const ids = new Set(said.map(({ id }) => id));
      for (const { id, parentId, createdAt } of said) {
        expect(tipOfWorldComment(id)).toBe(tip.id);
        expect(parentId === '' || ids.has(parentId)).toBe(true);
        expect(createdAt).toBeLessThanOrEqual(at);
      }
    }
  }
});

it('a tip says the same in both languages, line by line', () => {
  const lines = ({ titles, teasers, paragraphs, confidence }: TipTexts) => [
    ...Object.values(titles).map(({ length }) => length),
    ...Object.values(paragraphs).map(({ length }) => length),
    teasers.length,
    confidence.length,
  ];
  expect(lines(ENGLISH_TIP_TEXTS)).toEqual(lines(CHINESE_TIP_TEXTS));
  expect(ENGLISH_COMMENT_TEXTS).toHaveLength(COMMENT_TEXTS.length);
  expect(ENGLISH_REPLY_TEXTS).toHaveLength(REPLY_TEXTS.length);
  for (const { row } of makeExperts(1)) expect(englishAbout(row.id)?.profile).toMatch(/./);
});
