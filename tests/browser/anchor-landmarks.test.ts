import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { fileBrowser } from '../support/browser';
import { sharedStack } from '../support/servers';
import { LANDMARKS, type Landmark } from './anchor-landmarks';

const TOLERANCE_PX = 2;
/** Margins are not among them: they may stand on a wrapper, and the landmarks' places tell of them. */
const STYLES = [
  ...['paddingTop', 'paddingRight', 'paddingBottom', 'paddingLeft', 'rowGap', 'columnGap'],
  ...['fontSize', 'lineHeight', 'fontWeight', 'fontFamily', 'color', 'backgroundColor', 'borderTopLeftRadius'],
] as const;
type StyleName = (typeof STYLES)[number];

interface Measured {
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly styles: Readonly<Record<StyleName, string>>;
}

const browser = fileBrowser();

/** Boxes and computed styles of the landmarks of one page; null where there is none. */
function measure(page: Page, which: 'ours' | 'mock'): Promise<(Measured | null)[]> {
  const selectors = LANDMARKS.map((landmark) => landmark[which]);
  return page.evaluate(
    ({ selectors, styles }) =>
      selectors.map((selector) => {
        const element = document.querySelector(selector);
        if (element === null) return null;
        const { x, y, width, height } = element.getBoundingClientRect();
        const computed = getComputedStyle(element);
        const read = styles.map((name) => [name, computed[name]]);
        return { box: { x, y, width, height }, styles: Object.fromEntries(read) };
      }),
    { selectors, styles: STYLES },
  );
}

const isLength = (value: string) => /^-?[\d.]+px$/.test(value);
const isNear = (a: number, b: number) => Math.abs(a - b) <= TOLERANCE_PX;
const sameStyle = (a: string, b: string) =>
  isLength(a) && isLength(b) ? isNear(Number.parseFloat(a), Number.parseFloat(b)) : a === b;

const BOX_OF: Readonly<Record<Landmark['size'], readonly ('width' | 'height')[]>> = {
  box: ['width', 'height'],
  height: ['height'],
  none: [],
};

/** How a landmark differs from its mock, as lines. */
function differences(landmark: Landmark, ours: Measured | null, mock: Measured | null): string[] {
  const { name, size, placed = false } = landmark;
  if (ours === null || mock === null) return [`${name}: not in ${ours === null ? 'the product' : 'the mock'}`];
  const sides = [...BOX_OF[size], ...(placed ? (['x', 'y'] as const) : [])];
  return [
    ...sides
      .filter((side) => !isNear(ours.box[side], mock.box[side]))
      .map((side) => `${name} ${side}: ${ours.box[side].toFixed(1)}, mock ${mock.box[side].toFixed(1)}`),
    ...STYLES.filter((style) => !sameStyle(ours.styles[style], mock.styles[style])).map(
      (style) => `${name} ${style}: ${ours.styles[style]}, mock ${mock.styles[style]}`,
    ),
  ];
}

const MOCK = pathToFileURL(path.join(__dirname, 'mock/anchor-home.html')).href;

async function compare(width: number, theme: string): Promise<string[]> {
  const mock = await browser().newPhonePage({ width });
  const ours = await browser().newPhonePage({ width });
  try {
    await mock.page.goto(`${MOCK}?theme=${theme}`);
    await ours.page.goto(`${sharedStack().remote}/anchor?theme=${theme}`);
    await ours.page
      .locator(LANDMARKS.find(({ name }) => name === 'follow')?.ours ?? '')
      .first()
      .waitFor();
    await ours.page.waitForLoadState('networkidle');
    const [left, right] = [await measure(ours.page, 'ours'), await measure(mock.page, 'mock')];
    return LANDMARKS.flatMap((landmark, index) => differences(landmark, left[index] ?? null, right[index] ?? null));
  } finally {
    await Promise.all([mock.close(), ours.close()]);
  }
}

it.each([
  [390, 'normal'],
  [390, 'dark'],
  [320, 'normal'],
  [320, 'dark'],
])('anchor home beside its mock at %d px, %s: the landmarks agree', async (width, theme) => {
  expect(await compare(width, theme)).toEqual([]);
});
