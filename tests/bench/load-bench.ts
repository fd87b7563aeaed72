import { median } from '../architecture/sizes/statistics';
import type { TestBrowser } from '../support/browser/browser';
import type { BenchStack } from './bench-stack';
import { type LoadRun, measureLoad } from './load-run';
import { type MarkupFloor, startMarkupFloor } from './markup-floor';
import type { ComparedElement } from './page-probe';
import type { Row } from './row';

const RUNS = 7;

/** The first screen is there when its eighth anchor and the first moment's text are painted. */
export const ANCHOR_HOME: ComparedElement[] = [
  { selector: '[class*="si-anchor-cell__cell--"]', count: 8 },
  { selector: '[class*="si-moment-card__text--"]', count: 1 },
];
export const EMPTY: ComparedElement[] = [{ selector: '[data-bench="empty"]', count: 1 }];

interface Subject {
  url: string;
  comparedElements: ComparedElement[];
  /** Whose scripts and sheets are counted. */
  origin: string;
}

/** Issue 3's load figures, product and what it is compared with in turns, so that a slow minute of the machine hits both. */
export async function benchLoads(browser: TestBrowser, stack: BenchStack): Promise<Row[]> {
  const floor = await startMarkupFloor(browser, stack, ANCHOR_HOME);
  try {
    return rowsOf(await runAll(browser, stack, floor));
  } finally {
    await floor.stop();
  }
}

const runAll = (browser: TestBrowser, stack: BenchStack, floor: MarkupFloor) =>
  inTurns(browser, {
    hosted: { url: `${stack.shell}/sport-info/anchor`, comparedElements: ANCHOR_HOME, origin: stack.remote },
    empty: { url: `${stack.emptyShell}/sport-info/anchor`, comparedElements: EMPTY, origin: stack.emptyRemote },
    alone: { url: `${stack.remote}/anchor`, comparedElements: ANCHOR_HOME, origin: stack.remote },
    minimal: { url: `${stack.minimal}/`, comparedElements: EMPTY, origin: stack.minimal },
    markup: { url: `${floor.shell}/sport-info/anchor`, comparedElements: ANCHOR_HOME, origin: floor.remote },
    markupAlone: { url: `${floor.alone}/`, comparedElements: ANCHOR_HOME, origin: floor.alone },
  });

function rowsOf({ hosted, empty, alone, minimal, markup, markupAlone }: Awaited<ReturnType<typeof runAll>>): Row[] {
  const painted = (load: LoadRun[]) => middle(load, (run) => run.paintedAt);
  const cpu = (load: LoadRun[]) => middle(load, (run) => run.cpuMs);
  return [
    ratio('hosted: first screen, to an empty remote', painted(hosted), painted(empty), { goal: 1.5, limit: 1.7 }),
    ratio('alone: first screen, to a minimal React page', painted(alone), painted(minimal), { goal: 1.5, limit: 1.7 }),
    ratio('hosted: main-thread time, to an empty remote', cpu(hosted), cpu(empty), { limit: 1.4 }),
    ratio('the same screen as plain markup, hosted: first screen', painted(markup), painted(empty), {}),
    ratio('the same screen as plain markup, alone: first screen', painted(markupAlone), painted(minimal), {}),
    ratio('the same screen as plain markup, hosted: main-thread time', cpu(markup), cpu(empty), {}),
    row('hosted: total blocking time', 'ms', hosted, (run) => run.blockingMs, { goal: 100 }),
    row('the empty remote: total blocking time', 'ms', empty, (run) => run.blockingMs),
    row('hosted: layout shift', '', hosted, (run) => run.shift, { limit: 0.02 }),
    row('alone: layout shift', '', alone, (run) => run.shift, { limit: 0.02 }),
    row('hosted: code until the first screen, on the wire', 'kB', hosted, (run) => run.bytes / 1000),
    row('the empty remote: code, on the wire', 'kB', empty, (run) => run.bytes / 1000),
  ];
}

async function inTurns<Name extends string>(
  browser: TestBrowser,
  subjects: Record<Name, Subject>,
): Promise<Record<Name, LoadRun[]>> {
  const names = Object.keys(subjects) as Name[];
  const runs = Object.fromEntries(names.map((name) => [name, [] as LoadRun[]])) as Record<Name, LoadRun[]>;
  for (let run = 0; run < RUNS; run += 1) {
    for (const name of names) {
      const { url, comparedElements, origin } = subjects[name];
      runs[name].push(await measureLoad(browser, url, comparedElements, origin));
    }
  }
  return runs;
}

type Limits = Pick<Row, 'goal' | 'limit'>;

const middle = (runs: LoadRun[], read: (run: LoadRun) => number): number => median(runs.map(read));

function row(
  name: string,
  unit: Row['unit'],
  runs: LoadRun[],
  read: (run: LoadRun) => number,
  limits: Limits = {},
): Row {
  return { name, unit, value: middle(runs, read), ...limits };
}

function ratio(name: string, value: number, base: number, limits: Limits): Row {
  return { name, unit: '×', value: value / base, ...limits, note: `${Math.round(value)} ms : ${Math.round(base)} ms` };
}
