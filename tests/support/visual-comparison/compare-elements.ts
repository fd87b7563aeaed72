import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { fileBrowser, type PhonePage } from '../browser/browser';
import { sharedStack } from '../servers/servers';

const TOLERANCE_PX = 2;
/** Margins are not among them: they may stand on a wrapper, and the compared elements' places tell of them. */
const STYLES = [
  ...['paddingTop', 'paddingRight', 'paddingBottom', 'paddingLeft', 'rowGap', 'columnGap'],
  ...['fontSize', 'lineHeight', 'fontWeight', 'fontFamily', 'color', 'backgroundColor', 'borderTopLeftRadius'],
] as const;
type StyleName = (typeof STYLES)[number];

/** What of a compared element's box does not depend on the data that the page happens to show. */
type Fixed = 'box' | 'height' | 'none';

export interface ComparedElement {
  readonly name: string;
  /** A class of our build: the file and the name in it, `live-card__card`; then what is below it. */
  readonly ours: string;
  readonly mock: string;
  /** Width and height, the height alone, or neither. */
  readonly size: Fixed;
  /** Whether its place on the page is fixed too. */
  readonly placed?: boolean;
  /** Styles that the data decides here. */
  readonly but?: readonly StyleName[];
}

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
  /** Once it is there: a tab, a sheet. */
  readonly act?: (page: Page) => Promise<unknown>;
}

interface Measured {
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly styles: Readonly<Record<StyleName, string>>;
}

/** `button__button` → any element of that class, whatever hash the build put behind it. */
export const cls = (name: string) => `[class*="si-${name}--"]`;

/** Boxes and computed styles of the compared elements of one page, the first that is shown of each; null where there is none. */
function measure(page: Page, selectors: readonly string[]): Promise<(Measured | null)[]> {
  return page.evaluate(
    ({ selectors, styles }) =>
      selectors.map((selector) => {
        const all = [...document.querySelectorAll(selector)];
        const element = all.find((one) => one.checkVisibility() && one.getClientRects().length > 0);
        if (element === undefined) return null;
        const { x, y, width, height } = element.getBoundingClientRect();
        const computed = getComputedStyle(element);
        const read = styles.map((name) => [name, computed[name]]);
        return { box: { x, y, width, height }, styles: Object.fromEntries(read) };
      }),
    { selectors, styles: STYLES },
  );
}

const areThere = (selectors: readonly string[]): boolean =>
  selectors.every((selector) =>
    [...document.querySelectorAll(selector)].some((one) => one.checkVisibility() && one.getClientRects().length > 0),
  );

/** Until no colour is on its way to another. */
const faded = () =>
  Promise.allSettled(
    document.getAnimations().flatMap((one) => (one instanceof CSSTransition ? [one.finished] : [])),
  ).then(() => undefined);

const isLength = (value: string) => /^-?[\d.]+px$/.test(value);
const isNear = (a: number, b: number) => Math.abs(a - b) <= TOLERANCE_PX;
const sameStyle = (a: string, b: string) =>
  isLength(a) && isLength(b) ? isNear(Number.parseFloat(a), Number.parseFloat(b)) : a === b;

const BOX_OF: Readonly<Record<Fixed, readonly ('width' | 'height')[]>> = {
  box: ['width', 'height'],
  height: ['height'],
  none: [],
};

/** How a compared element differs from its mock, as lines. */
function differences(comparedElement: ComparedElement, ours: Measured | null, mock: Measured | null): string[] {
  const { name, size, placed = false, but = [] } = comparedElement;
  if (ours === null || mock === null) return [`${name}: not in ${ours === null ? 'the product' : 'the mock'}`];
  const sides = [...BOX_OF[size], ...(placed ? (['x', 'y'] as const) : [])];
  const styles = STYLES.filter((style) => !but.includes(style));
  return [
    ...sides
      .filter((side) => !isNear(ours.box[side], mock.box[side]))
      .map((side) => `${name} ${side}: ${ours.box[side].toFixed(1)}, mock ${mock.box[side].toFixed(1)}`),
    ...styles
      .filter((style) => !sameStyle(ours.styles[style], mock.styles[style]))
      .map((style) => `${name} ${style}: ${ours.styles[style]}, mock ${mock.styles[style]}`),
  ];
}

const withTheme = (address: string, theme: string) => `${address}${address.includes('?') ? '&' : '?'}theme=${theme}`;
const mockAddress = (mock: string) => {
  const [file = '', query] = mock.split('?');
  const { href } = pathToFileURL(path.join(__dirname, 'mock', file));
  return query === undefined ? href : `${href}?${query}`;
};

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
    for (const page of [left, right]) await page.setViewportSize({ width, height: 844 });
    const selectors = {
      ours: comparedElements.map((comparedElement) => comparedElement.ours),
      mock: comparedElements.map((comparedElement) => comparedElement.mock),
    };
    await settled(left, selectors.ours);
    const measured = { ours: await measure(left, selectors.ours), mock: await measure(right, selectors.mock) };
    const differ = (comparedElement: ComparedElement, index: number) =>
      differences(comparedElement, measured.ours[index] ?? null, measured.mock[index] ?? null);
    return comparedElements.flatMap(differ).map((line) => `${width} px: ${line}`);
  }

  it.each(['normal', 'dark'])('%s: the landmarks agree at 390 and at 320 px', async (theme) => {
    if (!mock || !ours) throw new Error('the pages are open only while tests run');
    const pages = [ours.page, mock.page] as const;
    for (const page of pages) await page.setViewportSize({ width: WIDTHS[0], height: 844 });
    await mock.page.goto(withTheme(mockAddress(screen.mock), theme));
    await openOurs(ours.page, screen, theme);
    const lines: string[] = [];
    for (const width of WIDTHS) lines.push(...(await compare(width, pages)));
    expect(lines).toEqual([]);
  });
}
