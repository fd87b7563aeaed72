import type { CDPSession, Page } from 'playwright-core';
import { startSite } from '../../tools/dev/static-site';
import { compile } from '../architecture/bytes/compile-remote';
import { median } from '../architecture/sizes/statistics';
import type { TestBrowser } from '../support/browser/browser';
import { lab } from '../support/browser/lab';
import { inProject } from '../support/project-root';
import { startBackendProcess } from '../support/servers/backend-process';
import { freePorts } from '../support/servers/free-port';
import { KEEP_NAMES } from './load-run';
import { pairedRatio } from './pairs';
import { MATCH_IDS } from './push-page/match-ids';
import { type PushPage, pushPage } from './push-pages';
import type { Row } from './row';

const RUNS = 7;
const RUN_MS = 4_000;
/** Until the last frame after a flood has been drawn. */
const SETTLE_MS = 500;
const SLOW_FRAME_MS = 20;
const TROUBLE = { dropPercent: 20, duplicatePercent: 20, reorderPercent: 20, seed: 3 };

interface Measured {
  /** CPU of the page's main thread, ms. */
  readonly cpu: number;
  /** Share of frames that came later than 20 ms after the one before. */
  readonly slowFrames: number;
  /** The text of the rows at the end. */
  readonly rows: string;
}

interface Opened {
  readonly page: Page;
  readonly session: CDPSession;
  readonly url: string;
}

interface Flood {
  readonly perSecond: number;
  readonly isTroubled?: boolean;
}

/** A thousand pushes a second into a hundred rows, beside a page that does the same by hand, in turns. */
export async function benchPushes(browser: TestBrowser): Promise<Row[]> {
  const backend = await startBackendProcess({ seed: 7, speed: 0 });
  const sites = [await serve('app', backend.url), await serve('byHand', backend.url)];
  try {
    const [app, byHand] = await Promise.all(sites.map(({ url }) => open(browser, url)));
    if (app === undefined || byHand === undefined) throw new Error('a page is missing');
    const flood = (opened: Opened, filter: Flood) => measure(opened, backend.url, filter);
    const apps: Measured[] = [];
    const hands: Measured[] = [];
    for (let run = 0; run < RUNS + 1; run += 1) {
      hands.push(await flood(byHand, { perSecond: 1_000 }));
      apps.push(await flood(app, { perSecond: 1_000 }));
    }
    const heavy = await flood(app, { perSecond: 5_000 });
    const heavyByHand = await flood(byHand, { perSecond: 5_000 });
    const troubled = await flood(app, { perSecond: 5_000, isTroubled: true });
    await Promise.all([app.page.context().close(), byHand.page.context().close()]);
    return [...cpuRows(apps.slice(1), hands.slice(1)), lost(heavy, heavyByHand), differs(troubled, heavy)];
  } finally {
    await Promise.all([...sites.map((site) => site.stop()), backend.stop()]);
  }
}

const cpuMs = ({ cpu }: Measured): number => cpu;

const cpuRows = (apps: readonly Measured[], hands: readonly Measured[]): Row[] => [
  {
    name: `1 000 pushes/s into 100 rows, CPU in ${RUN_MS / 1000} s, to a page by hand`,
    goal: 1.15,
    limit: 1.5,
    ...pairedRatio(apps.map(cpuMs), hands.map(cpuMs)),
  },
  {
    name: 'frames over 20 ms (share)',
    unit: '',
    value: median(apps.map((one) => one.slowFrames)),
    limit: 0.05,
    note: `by hand ${median(hands.map((one) => one.slowFrames)).toFixed(3)}`,
  },
];

const different = (a: Measured, b: Measured): number => {
  const other = b.rows.split('\n');
  return a.rows.split('\n').filter((row, index) => row !== other[index]).length;
};
const lost = (app: Measured, byHand: Measured): Row => ({
  name: '5 000 pushes/s, 4 s: rows without their last value',
  unit: '',
  value: different(app, byHand),
  limit: 0,
  note: `CPU ${app.cpu.toFixed(0)} : ${byHand.cpu.toFixed(0)} ms`,
});
const differs = (troubled: Measured, clean: Measured): Row => ({
  name: 'the same with drops, doubles, disorder: rows that differ',
  unit: '',
  value: different(troubled, clean),
  limit: 0,
});

async function serve(page: PushPage, backendUrl: string): Promise<{ url: string; stop(): Promise<void> }> {
  await compile(pushPage(page), `push-${page}`);
  const [port = 0] = await freePorts(1);
  const api = Number(new URL(backendUrl).port);
  const ports = { shell: port, remote: port, api };
  const site = await startSite({ dir: inProject(`.cache/check/push-${page}`), port, ports, isForHosts: false });
  return { url: `http://localhost:${port}`, stop: site.stop };
}

async function open(browser: TestBrowser, url: string): Promise<Opened> {
  const { page } = await browser.newPhonePage();
  await page.addInitScript(KEEP_NAMES);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, session, url };
}

/** The page stands, and listens to every match. */
async function begin({ page, url }: Opened, backendUrl: string): Promise<void> {
  await page.bringToFront();
  await page.goto(`${url}/?push=${url.replace(/^http/, 'ws')}`);
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await lab(backendUrl).socketState()).channels.length >= MATCH_IDS.length) break;
    await page.waitForTimeout(100);
  }
  await page.waitForTimeout(SETTLE_MS);
}

const cpuOf = async ({ session }: Opened): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
};

async function measure(
  opened: Opened,
  backendUrl: string,
  { perSecond, isTroubled = false }: Flood,
): Promise<Measured> {
  const { page } = opened;
  await lab(backendUrl).healSocket();
  await begin(opened, backendUrl);
  const frames = page.evaluate(watchFrames, RUN_MS);
  const before = await cpuOf(opened);
  const flood = { perSecond, forMs: RUN_MS, matches: MATCH_IDS };
  await lab(backendUrl).socket(isTroubled ? { ...TROUBLE, flood } : { flood });
  const times = await frames;
  const rows = await lastRows(page);
  const cpu = (await cpuOf(opened)) - before;
  // One page at a time listens.
  await page.goto('about:blank');
  return { cpu, slowFrames: times.filter((time) => time > SLOW_FRAME_MS).length / Math.max(1, times.length), rows };
}

/** The rows' text when nothing changes any more: a busy machine floods for longer than it was asked to. */
async function lastRows(page: Page): Promise<string> {
  const read = () => page.locator('[data-row]').evaluateAll((all) => all.map((row) => row.textContent).join('\n'));
  for (let tries = 0, before = ''; ; tries += 1) {
    await page.waitForTimeout(SETTLE_MS);
    const rows = await read();
    if (rows === before || tries > 40) return rows;
    before = rows;
  }
}

/** Runs in the page: the time between frames, ms. */
function watchFrames(forMs: number): Promise<number[]> {
  const times: number[] = [];
  const begun = performance.now();
  let last = begun;
  return new Promise((resolve) => {
    const next = (now: number): void => {
      times.push(now - last);
      last = now;
      if (now - begun < forMs) requestAnimationFrame(next);
      else resolve(times.slice(1));
    };
    requestAnimationFrame(next);
  });
}
