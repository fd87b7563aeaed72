import { median } from '../architecture/sizes/statistics';
import type { TestBrowser } from '../support/browser/browser';
import type { BenchOptions } from './bench-options';
import type { BenchStack } from './bench-stack';
import { type LoadRun, measureLoad } from './load-run';
import { type MarkupFloor, startMarkupFloor } from './markup-floor';
import type { ComparedElement } from './page-probe';
import { pairedRatio } from './pairs';
import type { Row } from './row';

/** The first screen is there when its eighth anchor and the first moment's text are painted. */
export const ANCHOR_HOME: ComparedElement[] = [
  { selector: '[class*="si-anchor-grid__cell--"]', count: 8 },
  { selector: '[class*="si-moment-card__text--"]', count: 1 },
];
export const EMPTY: ComparedElement[] = [{ selector: '[data-bench="empty"]', count: 1 }];

interface Subject {
  url: string;
  comparedElements: ComparedElement[];
  /** The owner of the scripts and sheets that are counted. */
  origin: string;
}

/** A row about loads: of which subjects, and what it reads of their runs. */
interface LoadRow extends Pick<Row, 'name' | 'unit' | 'goal' | 'limit'> {
  /** Measured; as a ratio when there is a base. */
  readonly of: Name;
  readonly base?: Name;
  readonly read: (run: LoadRun) => number;
}

type Name = 'hosted' | 'empty' | 'alone' | 'minimal' | 'markup' | 'markupAlone';

const painted = (run: LoadRun) => run.paintedAt;
const cpu = (run: LoadRun) => run.cpuMs;
const blocking = (run: LoadRun) => run.blockingMs;
const shift = (run: LoadRun) => run.shift;
const kilobytes = (run: LoadRun) => run.bytes / 1000;

/** A dot that grows while its picture is shown moves its neighbours by a millionth of the screen. */
export const NO_SHIFT = 0.0005;

/** The limits have their reasons in docs/speed.md. */
const ROWS: readonly LoadRow[] = [
  {
    name: 'hosted: first screen, to an empty remote',
    unit: '×',
    of: 'hosted',
    base: 'empty',
    read: painted,
    goal: 1.35,
    limit: 1.6,
  },
  {
    name: 'alone: first screen, to the plain markup',
    unit: '×',
    of: 'alone',
    base: 'markupAlone',
    read: painted,
    goal: 1.3,
    limit: 1.5,
  },
  {
    name: 'hosted: main-thread time, to the plain markup',
    unit: '×',
    of: 'hosted',
    base: 'markup',
    read: cpu,
    goal: 1.35,
    limit: 1.6,
  },
  {
    name: 'alone: main-thread time, to the plain markup',
    unit: '×',
    of: 'alone',
    base: 'markupAlone',
    read: cpu,
    goal: 1.35,
    limit: 1.6,
  },
  {
    name: 'plain markup, hosted: first screen, to an empty remote',
    unit: '×',
    of: 'markup',
    base: 'empty',
    read: painted,
  },
  {
    name: 'plain markup, alone: first screen, to a minimal React page',
    unit: '×',
    of: 'markupAlone',
    base: 'minimal',
    read: painted,
  },
  { name: 'hosted: total blocking time', unit: 'ms', of: 'hosted', read: blocking, goal: 100, limit: 150 },
  { name: 'alone: total blocking time', unit: 'ms', of: 'alone', read: blocking, goal: 100, limit: 150 },
  { name: 'the empty remote: total blocking time', unit: 'ms', of: 'empty', read: blocking },
  { name: 'hosted: layout shift', unit: '', of: 'hosted', read: shift, limit: NO_SHIFT },
  { name: 'alone: layout shift', unit: '', of: 'alone', read: shift, limit: NO_SHIFT },
  { name: 'hosted: code until the first screen, on the wire', unit: 'kB', of: 'hosted', read: kilobytes },
  { name: 'the empty remote: code, on the wire', unit: 'kB', of: 'empty', read: kilobytes },
];

/** The load figures, product and what it is compared with in turns, so that a slow minute of the machine hits both. */
export async function benchLoads(browser: TestBrowser, stack: BenchStack, options: BenchOptions): Promise<Row[]> {
  const rows = ROWS.filter(({ name }) => options.isWanted(name));
  const names = new Set(rows.flatMap(({ of, base }) => (base === undefined ? [of] : [of, base])));
  if (names.size === 0) return [];
  const floor = await startMarkupFloor(browser, stack, ANCHOR_HOME);
  try {
    const all = subjectsOf(stack, floor);
    const runs = await inTurns(
      browser,
      [...names].map((name) => [name, all[name]]),
      options.runs,
    );
    return rows.map((row) => measured(row, runs));
  } finally {
    await floor.stop();
  }
}

const subjectsOf = (stack: BenchStack, floor: MarkupFloor): Record<Name, Subject> => ({
  hosted: { url: `${stack.shell}/sport-info/anchor`, comparedElements: ANCHOR_HOME, origin: stack.remote },
  empty: { url: `${stack.emptyShell}/sport-info/anchor`, comparedElements: EMPTY, origin: stack.emptyRemote },
  alone: { url: `${stack.remote}/anchor`, comparedElements: ANCHOR_HOME, origin: stack.remote },
  minimal: { url: `${stack.minimal}/`, comparedElements: EMPTY, origin: stack.minimal },
  markup: { url: `${floor.shell}/sport-info/anchor`, comparedElements: ANCHOR_HOME, origin: floor.remote },
  markupAlone: { url: `${floor.alone}/`, comparedElements: ANCHOR_HOME, origin: floor.alone },
});

type Runs = Readonly<Partial<Record<Name, readonly LoadRun[]>>>;

async function inTurns(
  browser: TestBrowser,
  subjects: readonly (readonly [Name, Subject])[],
  count: number,
): Promise<Runs> {
  const runs = Object.fromEntries(subjects.map(([name]) => [name, [] as LoadRun[]]));
  for (let run = 0; run < count; run += 1) {
    for (const [name, { url, comparedElements, origin }] of subjects) {
      runs[name]?.push(await measureLoad(browser, url, comparedElements, origin));
    }
  }
  return runs;
}

function measured({ of, base, read, ...row }: LoadRow, runs: Runs): Row {
  const values = (runs[of] ?? []).map(read);
  if (base !== undefined) return { ...row, ...pairedRatio(values, (runs[base] ?? []).map(read)) };
  const note = `${Math.round(Math.min(...values))}–${Math.round(Math.max(...values))}`;
  return { ...row, value: median(values), ...(row.unit === 'ms' && { note }) };
}
