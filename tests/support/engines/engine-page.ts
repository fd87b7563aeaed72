import { answerInTime } from './answer-in-time';
import type { Engine, Point, RawPage, Target } from './engine';
import { countTargets, type Found, findTarget, readTarget } from './find-target';
import { callOf } from './page-call';

const WAIT_MS = 15_000;
const LOOK_EVERY_MS = 50;
/** So many looks must find a target at one place. */
const LOOKS_ALIKE = 4;

/** A page of any engine, as a phone shows it. */
export interface EnginePage extends Omit<RawPage, 'evaluate' | 'tapAt'> {
  /** Runs a function in the page; argument and answer must survive JSON. */
  evaluate<Result>(run: () => Result | Promise<Result>): Promise<Result>;
  evaluate<Argument, Result>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
  /** Value of an expression in the page; it must survive JSON. */
  read(expression: string): Promise<unknown>;
  /** Until a function answers something that is true in the page; rejects with `what` after 15 s. */
  until<Argument>(what: string, run: (argument: Argument) => unknown, argument?: Argument): Promise<void>;
  /** Waits until a finger can reach it, and taps it. */
  tap(target: Target): Promise<void>;
  /** Taps a field and types. */
  type(target: Target, text: string): Promise<void>;
  /** Until it is shown; answers its text. */
  waitFor(target: Target): Promise<string>;
  waitGone(target: Target): Promise<void>;
  count(target: Target): Promise<number>;
  /** Until the address has this path. */
  waitPath(path: string | RegExp): Promise<string>;
  scrollTo(top: number): Promise<void>;
  /** Until the page stands there, within 2 px. */
  scrolledTo(top: number): Promise<void>;
  pause(ms: number): Promise<void>;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Asks until the answer is good; rejects with what it was last. */
async function untilGood<Answer>(what: string, ask: () => Promise<Answer>, isGood: (answer: Answer) => boolean) {
  const end = performance.now() + WAIT_MS;
  for (;;) {
    const answer = await ask();
    if (isGood(answer)) return answer;
    if (performance.now() > end) throw new Error(`not within ${WAIT_MS} ms: ${what} (${JSON.stringify(answer)})`);
    await pause(LOOK_EVERY_MS);
  }
}

const words = ({ css, text, nth }: Target) => [css, text, nth].filter((one) => one !== undefined).join(' | ');

function onRawPage(raw: RawPage): EnginePage {
  const evaluate = (run: (argument: never) => unknown, argument?: unknown) =>
    raw.evaluate(callOf(run, argument)) as Promise<never>;
  const until = async (what: string, run: (argument: never) => unknown, argument?: unknown) => {
    await untilGood(what, () => evaluate(run, argument), Boolean);
  };
  /** Where a finger can reach it once it no longer moves: sheets slide in, and a list scrolls before its picture does. */
  const reach = async (target: Target): Promise<Point> => {
    const points: (Point | undefined)[] = [];
    const isStill = (found: Found): boolean => {
      points.push('point' in found ? found.point : undefined);
      const [last, ...before] = points.slice(-LOOKS_ALIKE).reverse();
      return before.length === LOOKS_ALIKE - 1 && before.every((one) => last && one?.x === last.x && one.y === last.y);
    };
    await untilGood<Found>(`a finger on ${words(target)}`, () => evaluate(findTarget, target), isStill);
    return points.at(-1) ?? { x: 0, y: 0 };
  };
  const tap = async (target: Target) => raw.tapAt(await reach(target));
  return {
    ...raw,
    evaluate,
    read: raw.evaluate,
    until,
    tap,
    async type(target, text) {
      await tap(target);
      await raw.typeText(text);
    },
    async waitFor(target) {
      const text = await untilGood<string | null>(
        words(target),
        () => evaluate(readTarget, target),
        (one) => one !== null,
      );
      return text ?? '';
    },
    async waitGone(target) {
      await untilGood<number>(
        `no ${words(target)}`,
        () => evaluate(countTargets, target),
        (count) => count === 0,
      );
    },
    count: (target) => evaluate(countTargets, target),
    waitPath: (path) =>
      untilGood<string>(
        `the address ${path}`,
        () => evaluate(() => location.pathname + location.search),
        (at) => (typeof path === 'string' ? at.split('?')[0] === path : path.test(at)),
      ),
    scrollTo: (top) => evaluate((y: number) => window.scrollTo({ top: y, behavior: 'instant' }), top),
    scrolledTo: (top) => until(`scrolled to ${top}`, (y: number) => Math.abs(window.scrollY - y) <= 2, top),
    pause,
  };
}

export interface PageOptions {
  readonly width?: number;
  readonly height?: number;
  /** Entries of the storage before the page's own scripts run, a session for instance. */
  readonly storage?: Readonly<Record<string, string>>;
  /** Runs in each page first; empty without. */
  readonly initScript?: string;
}

/** A page as wide and high as the phones of the other tests. */
export async function openPage(engine: Engine, options: PageOptions = {}): Promise<EnginePage> {
  const { width = 390, height = 844, storage = {}, initScript = '' } = options;
  const fill = (entries: Readonly<Record<string, string>>) => {
    if (location.protocol.startsWith('http'))
      for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
  };
  const filled = Object.keys(storage).length > 0 ? callOf(fill, storage) : '';
  const raw = await engine.newPage({ width, height, initScript: [filled, initScript].filter(Boolean).join(';\n') });
  return onRawPage(answerInTime(raw));
}
