import type { Page } from 'playwright-core';
import { fileBrowser, type PhonePage } from '../browser/browser';
import { sharedStack } from '../servers/servers';
import {
  areThere,
  type ComparedElement,
  differences,
  faded,
  type Measured,
  measureThere,
  mockAddress,
  STYLES,
  withTheme,
} from './element-differences';

export type { ComparedElement } from './element-differences';

const LIKENESS = { tolerance: 2, styles: STYLES };
/** A screen of ours and the one that was drawn of it. */
export interface DrawnScreen {
  readonly name: string;
  /** File in `mock/`, perhaps with a query: `live-room.html?tab=moments`. */
  readonly mock: string;
  /** The app alone, or below the portal's header, where no landmark can be placed. */
  readonly host?: 'alone' | 'portal';
  /** Path below the app's base, or what tells it once the servers run. */
  readonly path: string | (() => Promise<string>);
  /** Selector of something that is there when the page is. */
  readonly ready: string;
  readonly comparedElements: readonly ComparedElement[];
  /** Before the page is opened: a session, a clock. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Where its size is fixed once it is open, as in full screen: the view, in px. */
  readonly view?: { readonly width: number; readonly height: number };
  /** Once it is there: a tab, a sheet. */
  readonly act?: (page: Page) => Promise<unknown>;
}

/** `button__button` → any element of that class, whatever hash the build put behind it. */
export const cls = (name: string) => `[class*="si-${name}--"]`;

/** Boxes and computed styles of the compared elements of one page, the first that is shown of each; null where there is none. */
const measure = (page: Page, selectors: readonly string[]): Promise<(Measured | null)[]> =>
  page.evaluate(measureThere, { selectors, styles: STYLES });

/** Each is opened as wide as the first and made narrower, as a folding phone does. */
const WIDTHS = [390, 320] as const;

/** One for all screens of a file. */
let browser: ReturnType<typeof fileBrowser> | undefined;

/** A test for each theme: the compared elements of the screen stand where the mock has them, within 2 px, and look alike. */
export function looksAsDrawn(screen: DrawnScreen): void {
  browser ??= fileBrowser();
  const open = browser;
  describe(`${screen.name} beside its mock`, () => compareAll(screen, () => open().newPhonePage()));
}

async function openOurs(page: Page, { host, path: place, ready, act }: DrawnScreen, theme: string): Promise<void> {
  const { remote, shell } = sharedStack();
  const base = host === 'portal' ? `${shell}/sport-info` : remote;
  await page.goto(withTheme(`${base}${typeof place === 'string' ? place : await place()}`, theme));
  await page.locator(ready).first().waitFor();
  await act?.(page);
}

/** What a page reads later than the rest may take so long; what is not there then is missing. */
const LATE_MS = 10_000;

/** Until everything is drawn that was asked for. */
async function settled(page: Page, selectors: readonly string[]): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(areThere, selectors, { timeout: LATE_MS }).catch(() => undefined);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.evaluate(faded);
}

function compareAll(screen: DrawnScreen, newPhone: () => Promise<PhonePage>): void {
  const { comparedElements } = screen;
  let [mock, ours]: PhonePage[] = [];
  beforeAll(async () => {
    [mock, ours] = [await newPhone(), await newPhone()];
    await screen.prepare?.(ours.page);
  });
  afterAll(() => Promise.all([mock?.close(), ours?.close()]));

  async function compare(width: number, [left, right]: readonly [ours: Page, mock: Page]): Promise<string[]> {
    if (screen.view === undefined) {
      for (const page of [left, right]) await page.setViewportSize({ width, height: 844 });
    }
    const selectors = {
      ours: comparedElements.map((comparedElement) => comparedElement.ours),
      mock: comparedElements.map((comparedElement) => comparedElement.mock),
    };
    await settled(left, selectors.ours);
    const measured = { ours: await measure(left, selectors.ours), mock: await measure(right, selectors.mock) };
    const differ = (comparedElement: ComparedElement, index: number) =>
      differences(comparedElement, measured.ours[index] ?? null, measured.mock[index] ?? null, LIKENESS);
    return comparedElements.flatMap(differ).map((line) => `${width} px: ${line}`);
  }

  const widths = screen.view === undefined ? WIDTHS : ([screen.view.width] as const);
  const first = screen.view ?? { width: WIDTHS[0], height: 844 };
  it.each(['normal', 'dark'])(`%s: the landmarks agree at ${widths.join(' and at ')} px`, async (theme) => {
    if (!mock || !ours) throw new Error('the pages are open only while tests run');
    const pages = [ours.page, mock.page] as const;
    for (const page of pages) await page.setViewportSize(first);
    await mock.page.goto(withTheme(mockAddress(screen.mock), theme));
    await openOurs(ours.page, screen, theme);
    const lines: string[] = [];
    for (const width of widths) lines.push(...(await compare(width, pages)));
    expect(lines).toEqual([]);
  });
}
