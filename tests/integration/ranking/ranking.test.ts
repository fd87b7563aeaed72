import { settleMultiple } from '../../../backend/rules/bet-settlement';
import type { PlacedBet, UserBetting } from '../../../src/contract/ranking/betting';
import type { BettingList, RankedEntry, Ranking, RankingConfig, Votes } from '../../../src/contract/ranking/ranking';
import { lab } from '../../support/browser/lab';
import { type RunningBackend, startBackend } from '../../support/servers/backend-process';
import { type Fields, signedCall } from '../../support/signed-call';

const AT = '2025-03-15T13:25:00Z';
const WEEK = { startDate: '2025-03-10', endDate: '2025-03-16' };
const OLD_WEEK = { startDate: '2025-02-24', endDate: '2025-03-02' };

let backend: RunningBackend;
let tokens: Readonly<Record<string, string>> = {};
beforeAll(async () => {
  backend = await startBackend({ at: AT, speed: 0 });
  tokens = Object.fromEntries((await lab(backend.url).users()).map((user) => [user.key, user.token]));
});
afterAll(() => backend.stop());

const ask = (name: string, fields: Fields, key?: string) => {
  const token = key === undefined ? undefined : tokens[key];
  return signedCall(backend.url, name, fields, token === undefined ? {} : { token });
};
const list = async (type: string, more: Fields = {}, key?: string) =>
  (await ask('rankingList', { type, ...WEEK, ...more }, key)).data as Ranking;
const bettingOf = async (uid: string | number, more: Fields = {}, key?: string) =>
  (await ask('bettingList', { uid, ...more }, key)).data as BettingList;
// The wire has a JSON text where the contract's type has what is in it.
const betsIn = (report: { betInfo?: unknown; betInfos?: unknown } | undefined) =>
  JSON.parse(String(report?.betInfo ?? report?.betInfos)) as PlacedBet[];
const allBets = (betting: BettingList) => betting.list.flatMap((report: UserBetting) => betsIn(report));

describe('user/ranking/config', () => {
  it('section 3: tabs with periods and platforms; this week first, a hidden one among the old', async () => {
    const { rankingConfigList, visible } = (await ask('rankingConfig', {})).data as RankingConfig;
    expect(rankingConfigList.map(({ type }) => type)).toEqual(['red', 'gain', 'pop', 'attention']);
    expect(rankingConfigList[0]?.rankingDateList[0]).toMatchObject(WEEK);
    expect(rankingConfigList[0]?.historyDateList.filter(({ hidden }) => Boolean(hidden))).toHaveLength(1);
    expect(visible).toBeUndefined();
  });
});

describe('user/ranking/list', () => {
  it.each([
    ['red', ({ winContinuous = 0 }: RankedEntry) => winContinuous],
    ['gain', ({ profit = 0 }: RankedEntry) => profit],
    ['pop', ({ followBetCount }: RankedEntry) => followBetCount],
    ['attention', ({ likeCount = -1 }: RankedEntry) => likeCount],
  ])('decisions.md, ranking types: %s is ordered by its figure, places from 1', async (type, figure) => {
    const { winRankingList } = await list(type);
    expect(winRankingList.length).toBeGreaterThan(7);
    expect(winRankingList.map(({ rank }) => rank)).toEqual(winRankingList.map((_, index) => index + 1));
    const figures = winRankingList.map(figure);
    expect(figures).toEqual([...figures].sort((a, b) => b - a));
  });

  it('figures follow from the bets of the period', async () => {
    const { winRankingList } = await list('gain');
    for (const entry of winRankingList.slice(0, 5)) {
      const bets = allBets(await bettingOf(entry.uid)).filter(
        ({ createDate = 0 }) => createDate >= Date.parse('2025-03-09T16:00:00Z'),
      );
      expect(bets).toHaveLength(entry.betCount ?? 0);
      expect(bets.reduce((sum, { profit = 0 }) => sum + profit, 0)).toBe(entry.profit);
    }
  });

  it('a place shows five bets at most and says when there are more', async () => {
    const { winRankingList } = await list('pop');
    for (const { bettingReportList, betCount = 0, showMore } of winRankingList) {
      const shown = bettingReportList.flatMap((report) => betsIn(report));
      expect(shown).toHaveLength(Math.min(5, betCount));
      expect(Boolean(showMore)).toBe(betCount > 5);
    }
  });

  it('section 6: a member has a place of their own, a visitor has none', async () => {
    expect((await list('pop', {}, 'rich')).mine).toMatchObject({ uid: 90004 });
    expect((await list('pop')).mine).toBeUndefined();
  });

  it('section 9, history tabs: an old week has nothing that waits for its result [9.26]', async () => {
    const { winRankingList } = await list('red', { ...OLD_WEEK, isHistory: 1 });
    expect(winRankingList.length).toBeGreaterThan(7);
    const bets = winRankingList.flatMap(({ bettingReportList }) => bettingReportList.flatMap((one) => betsIn(one)));
    expect(bets.filter(({ result }) => result === 'waiting')).toEqual([]);
  });

  it('a platform of its own has fewer bets', async () => {
    const bets = (ranking: Ranking) => ranking.winRankingList.reduce((sum, { betCount = 0 }) => sum + betCount, 0);
    expect(bets(await list('pop', { platform: '29' }))).toBeLessThan(bets(await list('pop')));
  });

  it.each([
    ['the end lies before the beginning', { startDate: '2025-03-16', endDate: '2025-03-10' }],
    ['no day of the calendar', { startDate: '2025-02-30', endDate: '2025-03-10' }],
    ['longer than a month', { startDate: '2025-01-01', endDate: '2025-03-10' }],
    ['section 9, history tabs: this week is recent', { ...WEEK, isHistory: 1 }],
    ['section 9, history tabs: what ended before the last week is history', OLD_WEEK],
  ])('refuses a period: %s', async (_name, period) => {
    expect((await ask('rankingList', { type: 'red', ...period })).code).toBe(422);
  });
});

describe('data/betting/list', () => {
  it('title: the days of the week that it is earned in, none for who has not earned it', async () => {
    const { winRankingList } = await list('red');
    const titled = winRankingList.find(({ titles = '' }) => String(titles) !== '');
    const [title = ''] = String(titled?.titles).split(',');
    const all = await bettingOf(titled?.uid ?? '');
    const earned = await bettingOf(titled?.uid ?? '', { title });
    expect(earned.list.length).toBeGreaterThan(0);
    expect(earned.list.length).toBeLessThan(all.list.length);
    expect(all.list.map(({ reportId }) => reportId)).toEqual(
      expect.arrayContaining(earned.list.map(({ reportId }) => reportId)),
    );
    expect(earned.total).toBe(earned.list.length);
    expect(await bettingOf(titled?.uid ?? '', { title: '99' })).toMatchObject({ list: [], total: 0 });
  });

  it('section 4: what is settled has a result and a profit by its odds; what waits has neither', async () => {
    const first = (await list('gain')).winRankingList[0];
    const bets = allBets(await bettingOf(first?.uid ?? ''));
    const settled = bets.filter(({ result }) => result !== 'waiting');
    expect(settled.length).toBeGreaterThan(20);
    for (const { legs, stake = 0, result, profit } of settled) {
      const outcome = settleMultiple(legs.map(({ result: leg = 'waiting', odds = 0 }) => ({ result: leg, odds })));
      expect(result).toBe(outcome.result);
      expect(profit).toBe(Math.round((outcome.profit ?? 0) * stake));
    }
    const waiting = bets.filter(({ result }) => result === 'waiting');
    expect(
      waiting.every(({ profit, legs }) => profit === undefined && legs.every((leg) => leg.result === 'waiting')),
    ).toBe(true);
  });

  it('section 3, cursor: pages join to the whole, each day once [3.16]', async () => {
    const whole = await bettingOf(91001);
    const days: string[] = [];
    let cursor: string | undefined;
    do {
      const page: BettingList = await bettingOf(91001, { size: 7, ...(cursor === undefined ? {} : { cursor }) });
      days.push(...page.list.map(({ reportId }) => reportId));
      cursor = page.cursor;
    } while (cursor !== undefined);
    expect(days).toEqual(whole.list.map(({ reportId }) => reportId));
    expect(new Set(days).size).toBe(whole.total);
  });

  it('the profit line ends with the sum of what is settled', async () => {
    const betting = await bettingOf(91003);
    const line = betting.user?.profitLine ?? [];
    const days = new Set(line.map(({ date }) => date));
    const profit = allBets(betting)
      .filter(({ createDate = 0 }) => days.has(new Date(createDate + 8 * 3_600_000).toISOString().slice(0, 10)))
      .reduce((sum, bet) => sum + (bet.profit ?? 0), 0);
    expect(line[line.length - 1]?.profit).toBe(profit);
  });

  it('an unknown user is a refusal in words', async () => {
    expect(await ask('bettingList', { uid: 'nobody' })).toMatchObject({ code: 404, msg: expect.any(String) });
  });
});

describe('votes and the switch', () => {
  it('section 3: one vote a member; a dislike takes a like’s place, and can be taken back [7.52]', async () => {
    const report = (await bettingOf(91002)).list[0];
    const fields = { uid: 91002, reportId: report?.reportId ?? '' };
    const before = { like: report?.like ?? 0, disLike: report?.disLike ?? 0 };
    const vote = async (name: string, more: Fields = {}) =>
      (await ask(name, { ...fields, ...more }, 'member')).data as Votes;
    expect(await vote('reportLike')).toMatchObject({ like: before.like + 1, disLike: before.disLike, isLike: 1 });
    expect(await vote('reportLike')).toMatchObject({ like: before.like + 1 });
    expect(await vote('reportDislike')).toMatchObject({ ...before, disLike: before.disLike + 1, isLike: 0 });
    expect((await bettingOf(91002, {}, 'member')).list[0]).toMatchObject({ isDisLike: 1 });
    expect(await vote('reportDislike', { isDisLike: 0 })).toMatchObject({ ...before, isDisLike: 0 });
    expect((await ask('reportLike', fields)).code).toBe(400);
  });

  it.each([
    '91002-1',
    '91002-',
    '91002-x',
    '91002-1e4',
    '91002-9007199254740991',
    '91002-99999999999999999999',
    '91003-1',
  ])('section 3: a vote on a report that does not exist is refused: %s', async (reportId) => {
    expect((await ask('reportLike', { uid: 91002, reportId }, 'member')).code).toBe(404);
  });

  it('who does not want to be shown is in no list, and sees the own bets all the same', async () => {
    await ask('rankingSwitch', { visible: 0 }, 'rich');
    expect((await list('pop', {}, 'rich')).mine).toBeUndefined();
    expect((await ask('bettingList', { uid: 90004 })).code).toBe(404);
    expect((await bettingOf(90004, {}, 'rich')).total).toBeGreaterThan(0);
    expect((await ask('rankingConfig', {}, 'rich')).data).toMatchObject({ visible: 0 });
    await ask('rankingSwitch', { visible: 1 }, 'rich');
    expect((await list('pop', {}, 'rich')).mine).toBeDefined();
  });
});
