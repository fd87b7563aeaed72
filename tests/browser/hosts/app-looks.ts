import type { Page } from 'playwright-core';

/** What a host's rules could change of an element's look; places and sizes are compared apart. */
const LOOKS = [
  ...['boxSizing', 'display', 'color', 'backgroundColor', 'font', 'letterSpacing', 'textTransform', 'textAlign'],
  ...['textDecorationLine', 'transition', 'margin', 'padding', 'borderRadius', 'borderTopWidth', 'cursor'],
] as const satisfies readonly (keyof CSSStyleDeclaration)[];

/** So much of the app (CSS px) is on the first screen, below a host's header too: what lies further off is drawn as it comes near. */
const SEEN = { width: 390, height: 550 };
const isSeen = ({ box: [x, y, width, height] }: Look): boolean =>
  x >= 0 && x + width <= SEEN.width && y + height <= SEEN.height;

/** One element of the app that takes room. */
export interface Look {
  /** Tag names from the app's root, each with its place among its siblings. */
  readonly path: string;
  /** Its own text: where the clock has moved on, the size may be another. */
  readonly text: string;
  /** From the app's own corner, CSS px. */
  readonly box: readonly [x: number, y: number, width: number, height: number];
  readonly style: Readonly<Record<string, string>>;
}

/** Every element of the app that takes room, in the order of the document. */
export const looksOfApp = (page: Page): Promise<Look[]> =>
  page.evaluate((names) => {
    const root = document.querySelector('.sport-info');
    if (root === null) throw new Error('the app is not on the page');
    const corner = root.getBoundingClientRect();
    const pathOf = (element: Element): string => {
      const parent = element.parentElement;
      if (element === root || parent === null) return '';
      const step = `${element.tagName.toLowerCase()}:${[...parent.children].indexOf(element)}`;
      return `${pathOf(parent)}/${step}`;
    };
    return [...root.querySelectorAll('*')].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0) return [];
      const style = getComputedStyle(element);
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      return [
        {
          path: pathOf(element),
          text: own.map((node) => node.textContent ?? '').join(''),
          box: [x - corner.x, y - corner.y, width, height] as const,
          style: Object.fromEntries(names.map((name) => [name, String(style[name])])),
        },
      ];
    });
  }, LOOKS);

/** Cards beside the first ones and crests come in their own time: so many of what one reading has may be missing in the other. */
const LATE_SHARE = 0.2;

/** The differences between two readings of the app, in words: a CSS px is none. */
export function lookDifferences(all: readonly Look[], hosted: readonly Look[]): string[] {
  const alone = all.filter(isSeen);
  const others = new Map(hosted.map((look) => [look.path, look]));
  const gone = alone.filter(({ path }) => !others.has(path)).map(({ path }) => `${path}: only alone`);
  const changed = alone.flatMap((look) => {
    const other = others.get(look.path);
    return other === undefined ? [] : differs(look, other);
  });
  return gone.length > alone.length * LATE_SHARE ? [...gone, ...changed] : changed;
}

function differs(alone: Look, hosted: Look): string[] {
  const isNear = alone.box.every((side, at) => Math.abs(side - (hosted.box[at] ?? 0)) <= 1);
  const names = Object.keys(alone.style).filter((name) => alone.style[name] !== hosted.style[name]);
  return [
    ...(isNear || alone.text !== hosted.text
      ? []
      : [`${alone.path} box: ${alone.box.join(' ')} alone, ${hosted.box.join(' ')} hosted`]),
    ...names.map((name) => `${alone.path} ${name}: ${alone.style[name]} alone, ${hosted.style[name]} hosted`),
  ];
}
