import { median } from '../architecture/sizes/statistics';
import type { TestBrowser } from '../support/browser/browser';
import { lab } from '../support/browser/lab';
import { CHEAP_PHONE } from '../support/browser/slow-phone';
import type { BenchStack } from './bench-stack';
import { KEEP_NAMES } from './load-run';
import type { Row } from './row';
import { longestAfter, traceTasks } from './thread-tasks';

const RUNS = 7;
const BETS = 100;
const SETTLE_MS = 600;
const MARK = 'si-bench:bets';
const NOW = Date.parse('2025-03-15T21:25:00+08:00');

const betOf = (index: number) => ({
  betId: `b${index}`,
  bettingType: 1,
  odds: 1.9,
  stake: 1000,
  result: 'win',
  profit: 900,
  createDate: NOW,
  legs: [
    {
      matchId: `m${index}`,
      playType: 'handicap',
      side: 'home',
      line: 0.25,
      odds: 1.9,
      leagueName: '英超',
      homeName: '曼城',
      awayName: '布莱顿',
      matchTypeId: 1,
      statusId: 8,
      matchDate: NOW,
    },
  ],
});

/** Four places, each with a hundred bets. */
const ranking = () => ({
  winRankingList: [1, 2, 3, 4].map((rank) => ({
    uid: 91000 + rank,
    nickName: `用户${rank}`,
    rank,
    bettingReportList: [
      { reportId: `r${rank}`, betInfo: JSON.stringify(Array.from({ length: BETS }, (_, index) => betOf(index))) },
    ],
  })),
});

/** A hundred bets of a place that open at once: the longest task, and how long until they stand. */
export async function benchBets(browser: TestBrowser, stack: BenchStack): Promise<Row[]> {
  const qa = lab(`http://127.0.0.1:${stack.api}`);
  const { page, close } = await browser.newPhonePage();
  try {
    await page.addInitScript({ content: KEEP_NAMES });
    await qa.fault({ call: 'rankingList', kind: 'data', value: ranking() });
    const session = await page.context().newCDPSession(page);
    const runs: { task: number; shown: number }[] = [];
    for (let run = 0; run < RUNS + 1; run += 1) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await page.goto(`${stack.remote}/user-ranking`);
      await page.locator('article [aria-expanded=false]').first().click();
      await page.waitForTimeout(SETTLE_MS);
      await session.send('Emulation.setCPUThrottlingRate', { rate: CHEAP_PHONE.cpuSlowdown });
      const longest = await traceTasks(browser.browser, longestAfter(MARK));
      const shown = await page.evaluate(timeToBets, { mark: MARK, count: BETS });
      await page.waitForTimeout(SETTLE_MS);
      runs.push({ task: await longest(), shown });
    }
    const [, ...counted] = runs;
    return [
      {
        name: `${BETS} bets open: longest task, CPU`,
        unit: 'ms',
        value: median(counted.map(({ task }) => task)),
        limit: 100,
      },
      { name: `${BETS} bets stand after`, unit: 'ms', value: median(counted.map(({ shown }) => shown)), limit: 200 },
    ];
  } finally {
    await qa.heal();
    await close();
  }
}

/**
 * Runs in the page: opens the rest of the bets, answers the time until the frame in which they stand: the list is as long as
 * all of them (60 px each at least), and what lies on the screen is drawn.
 */
function timeToBets({ mark, count }: { mark: string; count: number }): Promise<number> {
  const afterFrame = (act: () => void): void => {
    const channel = new MessageChannel();
    channel.port1.onmessage = act;
    requestAnimationFrame(() => channel.port2.postMessage(null));
  };
  const stands = (): boolean => {
    const bets = [...document.querySelectorAll('[class*="si-bet-row__bet--"]')];
    const list = document.querySelector('[class*="si-rank-entry__bets--"]');
    const last = bets.at(-1)?.getBoundingClientRect().bottom ?? 0;
    return (list?.getBoundingClientRect().height ?? 0) >= count * 60 && last >= innerHeight;
  };
  return new Promise((resolve) => {
    const begin = performance.now();
    const look = (): void => {
      if (!stands()) afterFrame(look);
      else afterFrame(() => resolve(performance.now() - begin));
    };
    performance.mark(mark);
    document.querySelector<HTMLElement>('[class*="si-rank-entry__rest--"]')?.click();
    look();
  });
}
