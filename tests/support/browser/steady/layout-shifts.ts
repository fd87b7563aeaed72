import type { Page, Route } from 'playwright-core';

/** What lib.dom does not know of a layout-shift entry. */
interface Shift {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

/** A shift of content, and what moved from where to where, CSS px. */
export interface ToldShift {
  readonly value: number;
  readonly moved: readonly string[];
}

/** Before the page is opened. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: ToldShift[] = [];
    Reflect.set(window, 'siShifts', shifts);
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as unknown as Shift[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const name = node instanceof Element ? node.className : 'text';
          return `${name} ${Math.round(from.y)} → ${Math.round(to.y)}`;
        });
        shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** All that has moved by itself since the page was opened, when it is more than `most` in all; else nothing. */
export async function shiftsOver(page: Page, most: number): Promise<readonly ToldShift[]> {
  const shifts = await page.evaluate(() => Reflect.get(window, 'siShifts') as ToldShift[]);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return sum <= most ? [] : shifts;
}

/** What has moved until now is forgotten. */
export const forgetShifts = (page: Page): Promise<unknown> =>
  page.evaluate(() => (Reflect.get(window, 'siShifts') as ToldShift[]).splice(0));

/** Nothing is on its way, and nothing new has been asked for in so many ms. */
export async function untilSettled(page: Page, ms: number): Promise<void> {
  const isIdle = () => page.waitForFunction(() => document.querySelector('.sport-info [aria-busy=true]') === null);
  await isIdle();
  await page.waitForTimeout(ms);
  await isIdle();
}

/** How a call is answered. */
type Answer = (route: Route) => Promise<void>;

const asItIs: Answer = (route) => route.continue();

/** Answers of the API come one after the other, so many ms apart, in the order in which they were asked for. */
export async function holdReplies(page: Page, apartMs: number, answer = asItIs): Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  await page.route(/\/(api|ssapi)\/.*(?<!\.png)$/, async (route) => {
    last = last.then(() => new Promise((resolve) => setTimeout(resolve, apartMs)));
    await last;
    await answer(route).catch(() => undefined);
  });
}

const isStartUp = (route: Route): boolean => /\/domain\/list\/|\/common\/config/.test(route.request().url());

const emptied = (value: unknown): unknown => {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, emptied(field)]));
};

/** Words for people: ids, dates and codes have no sign of theirs. */
const isWords = (value: unknown): value is string =>
  typeof value === 'string' && /^[^{[].*\p{Script=Han}/su.test(value);

const doubled = (value: unknown): unknown => {
  if (isWords(value)) return `${value} ${value}`;
  if (Array.isArray(value)) return value.map(doubled);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, doubled(field)]));
};

/** An answer with its JSON changed. */
const changed =
  (change: (json: unknown) => unknown): Answer =>
  async (route) => {
    if (isStartUp(route)) return route.continue();
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  };

/** Every text is twice as long, but for those of the start-up calls. */
export const withLongTexts = changed(doubled);

/** Every list is empty, but for those of the start-up calls. */
export const withEmptyLists = changed(emptied);

/** Every call is refused, but for the start-up calls. */
export const withRefusal: Answer = (route) =>
  isStartUp(route) ? route.continue() : route.fulfill({ json: { code: 9, msg: 'no' } });
