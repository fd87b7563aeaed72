import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Margins are not among them: they may stand on a wrapper, and the compared elements' places tell of them. */
export const STYLES = [
  ...['paddingTop', 'paddingRight', 'paddingBottom', 'paddingLeft', 'rowGap', 'columnGap'],
  ...['fontSize', 'lineHeight', 'fontWeight', 'fontFamily', 'color', 'backgroundColor', 'borderTopLeftRadius'],
] as const;
export type StyleName = (typeof STYLES)[number];

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

export interface Measured {
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly styles: Readonly<Record<StyleName, string>>;
}

/** What is measured: the first shown element of each selector. */
export interface Wanted {
  readonly selectors: readonly string[];
  readonly styles: readonly StyleName[];
}

/** Runs in the page: boxes and computed styles, null where there is no such element. */
export const measureThere = ({ selectors, styles }: Wanted): (Measured | null)[] =>
  selectors.map((selector) => {
    const all = [...document.querySelectorAll(selector)];
    const element = all.find((one) => one.checkVisibility() && one.getClientRects().length > 0);
    if (element === undefined) return null;
    const { x, y, width, height } = element.getBoundingClientRect();
    const computed = getComputedStyle(element);
    const read = styles.map((name) => [name, computed[name]]);
    return { box: { x, y, width, height }, styles: Object.fromEntries(read) };
  });

/** Runs in the page. */
export const areThere = (selectors: readonly string[]): boolean =>
  selectors.every((selector) =>
    [...document.querySelectorAll(selector)].some((one) => one.checkVisibility() && one.getClientRects().length > 0),
  );

/** Runs in the page: until no colour is on its way to another. */
export const faded = () =>
  Promise.allSettled(
    document.getAnimations().flatMap((one) => (one instanceof CSSTransition ? [one.finished] : [])),
  ).then(() => undefined);

const isLength = (value: string) => /^-?[\d.]+px$/.test(value);

const BOX_OF: Readonly<Record<Fixed, readonly ('width' | 'height')[]>> = {
  box: ['width', 'height'],
  height: ['height'],
  none: [],
};

/** How far a place may be off, in px, and which styles count. */
export interface Likeness {
  readonly tolerance: number;
  readonly styles: readonly StyleName[];
}

/** How a compared element differs from its mock, as lines. */
export function differences(
  { name, size, placed = false, but = [] }: ComparedElement,
  ours: Measured | null,
  mock: Measured | null,
  { tolerance, styles }: Likeness,
): string[] {
  if (ours === null || mock === null) return [`${name}: not in ${ours === null ? 'the product' : 'the mock'}`];
  const isNear = (a: number, b: number) => Math.abs(a - b) <= tolerance;
  const sameStyle = (a: string, b: string) =>
    isLength(a) && isLength(b) ? isNear(Number.parseFloat(a), Number.parseFloat(b)) : a === b;
  const sides = [...BOX_OF[size], ...(placed ? (['x', 'y'] as const) : [])];
  return [
    ...sides
      .filter((side) => !isNear(ours.box[side], mock.box[side]))
      .map((side) => `${name} ${side}: ${ours.box[side].toFixed(1)}, mock ${mock.box[side].toFixed(1)}`),
    ...styles
      .filter((style) => !but.includes(style))
      .filter((style) => !sameStyle(ours.styles[style], mock.styles[style]))
      .map((style) => `${name} ${style}: ${ours.styles[style]}, mock ${mock.styles[style]}`),
  ];
}

export const withTheme = (address: string, theme: string) =>
  `${address}${address.includes('?') ? '&' : '?'}theme=${theme}`;
/** Of a file in `mock/`, perhaps with a query. */
export const mockAddress = (mock: string) => {
  const [file = '', query] = mock.split('?');
  const { href } = pathToFileURL(path.join(__dirname, 'mock', file));
  return query === undefined ? href : `${href}?${query}`;
};
