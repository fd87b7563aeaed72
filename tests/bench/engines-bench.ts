import type { Engine, EngineName } from '../support/engines/engine';
import { type EnginePage, openPage } from '../support/engines/engine-page';
import { installedEngine } from '../support/engines/installed-engines';
import { callOf } from '../support/engines/page-call';
import type { BenchStack } from './bench-stack';
import { ANCHOR_HOME, EMPTY } from './load-bench';
import { type ComparedElement, installProbe, type ProbeResult } from './page-probe';
import { pairedRatio } from './pairs';
import type { Row } from './row';
import { DEBOUNCE_MS, NEWS_TAB, timeToPaint } from './taps/switch-bench';

const RUNS = 5;
const OTHERS: readonly EngineName[] = ['webkit', 'firefox'];

interface Subject {
  readonly url: string;
  readonly comparedElements: ComparedElement[];
  /** Runs in the page: away from it, so that "back" leads to it. */
  readonly leave: (selector: string) => void;
}

const followTab = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click();
/** To the portal's home, as its own links do. */
const leaveRemote = (): void => {
  history.pushState(null, '', '/');
  dispatchEvent(new PopStateEvent('popstate'));
};

const subjects = (stack: BenchStack) => ({
  app: { url: `${stack.shell}/sport-info/anchor`, comparedElements: ANCHOR_HOME, leave: followTab },
  empty: { url: `${stack.emptyShell}/sport-info/anchor`, comparedElements: EMPTY, leave: leaveRemote },
});

const cellOf = ({ comparedElements }: Subject): string => comparedElements[0]?.selector ?? '';

/** Until the landmarks are painted; answers when that was, in ms since the navigation began. */
async function firstScreen(engine: Engine, { url, comparedElements }: Subject): Promise<[EnginePage, number]> {
  const page = await openPage(engine, { initScript: callOf(installProbe, comparedElements) });
  await page.open(url);
  await page.until('the first screen', () => (Reflect.get(window, 'siProbe') as ProbeResult).paintedAt > 0);
  return [page, await page.evaluate(() => (Reflect.get(window, 'siProbe') as ProbeResult).paintedAt)];
}

/** From the event of the way back to the frame in which the page stands again. */
async function back(page: EnginePage, subject: Subject): Promise<number> {
  const cell = cellOf(subject);
  await page.pause(DEBOUNCE_MS);
  await page.evaluate(subject.leave, NEWS_TAB);
  await page.until('the other page', (css: string) => document.querySelector(css)?.checkVisibility() !== true, cell);
  await page.pause(DEBOUNCE_MS);
  return (await page.evaluate(timeToPaint, { tab: '', cell })).shown;
}

async function benchEngine(engine: Engine, stack: BenchStack): Promise<Row[]> {
  const { app, empty } = subjects(stack);
  const loads = { app: [] as number[], empty: [] as number[] };
  const backs = { app: [] as number[], empty: [] as number[] };
  for (let run = 0; run < RUNS; run += 1) {
    for (const [name, subject] of [
      ['app', app],
      ['empty', empty],
    ] as const) {
      const [page, paintedAt] = await firstScreen(engine, subject);
      loads[name].push(paintedAt);
      backs[name].push(await back(page, subject));
      await page.close();
    }
  }
  const browser = `${engine.name} ${engine.version.split('.')[0]}`;
  return [
    { name: `${browser}: first screen, to an empty remote`, ...pairedRatio(loads.app, loads.empty) },
    { name: `${browser}: back, to an empty remote`, ...pairedRatio(backs.app, backs.empty) },
  ];
}

/** First screen and back in the engines that are here beside Chromium, without limits; as the machine is, nothing slowed down. */
export async function benchEngines(stack: BenchStack): Promise<Row[]> {
  const rows: Row[] = [];
  for (const name of OTHERS) {
    const engine = await installedEngine(name)?.();
    if (engine === undefined) continue;
    try {
      rows.push(...(await benchEngine(engine, stack)));
    } finally {
      await engine.close();
    }
  }
  return rows;
}
