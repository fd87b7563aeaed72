import type { Page } from 'playwright-core';

/** CSS px of the window. */
export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** An element that is seen; it and those that it lies in are places in the list of all. */
export interface DrawnElement {
  readonly parent: number;
  /** What it lies in that lies over the rest by itself; -1: the page. */
  readonly layer: number;
  /** Tag and class, for people. */
  readonly name: string;
  readonly box: Edges;
  /** What no ancestor cuts off of it. */
  readonly seen: Edges;
  /** What it and its ancestors leave to be seen of its own words. */
  readonly clip: Edges;
  /** The box without its padding. */
  readonly content: Edges;
  /** A surface, a line around it or a picture: something one sees without its words. */
  readonly isInked: boolean;
  readonly isControl: boolean;
  readonly isList: boolean;
  /** What it stands for ends here for the eye: the row, card or cell of a name. */
  readonly isRow: boolean;
  /** Its children may stand side by side. */
  readonly isColumns: boolean;
  readonly isExcused: boolean;
  /** Of a control, and of a text that is cut. */
  readonly words: string;
  /** A text that ends at the right, so that free space before it is room. */
  readonly isAtEnd: boolean;
  /** Letters of a text that is cut that can still be read; undefined: it is whole. */
  readonly left: string | undefined;
}

/** A line of a text as it is seen. */
export interface DrawnText extends Edges {
  readonly element: number;
  readonly words: string;
}

export interface Drawn {
  readonly elements: readonly DrawnElement[];
  readonly texts: readonly DrawnText[];
}

/** All that is drawn of the page, of an open sheet where there is one; `excused`: controls that may stand close. */
export async function drawnOn(page: Page, scope: string, excused: string): Promise<Drawn> {
  const elements = await page.evaluate(readElements, { scope, excused });
  return { elements, texts: await page.evaluate(readTexts) };
}

/** Runs in the page. Leaves the elements there for `readTexts`. */
function readElements({ scope, excused }: { scope: string; excused: string }): DrawnElement[] {
  const PICTURES = 'svg, img, video, canvas, [role=img]';
  const found: DrawnElement[] = [];
  const nodes: Element[] = [];
  const everywhere = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
  const isClear = (colour: string) => colour === 'transparent' || /, 0\)$|\/ 0\)$/.test(colour);
  const edges = ({ left, top, right, bottom }: Edges) => ({ left, top, right, bottom });
  const px = (value: string) => Number.parseFloat(value) || 0;
  const met = (a: Edges, b: Edges) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  /** A letter that ends where the dots begin is not seen whole. */
  const lettersOf = (element: Element, { right, bottom }: Edges, dots: number) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    let letters = '';
    while (texts.nextNode())
      for (let at = 0; at < (texts.currentNode as Text).length; at += 1) {
        range.setStart(texts.currentNode, at);
        range.setEnd(texts.currentNode, at + 1);
        const box = range.getBoundingClientRect();
        if (box.right > right - dots * (box.bottom - box.top) + 1 || box.bottom > bottom + 2) return letters;
        letters += range.toString();
      }
    return letters;
  };
  const walk = (element: Element, parent: number, clip: Edges, over: number) => {
    const style = getComputedStyle(element);
    const isHidden = style.display === 'none' || style.visibility === 'hidden' || style.clipPath !== 'none';
    if (isHidden || style.opacity === '0' || !(element instanceof HTMLElement || element instanceof SVGSVGElement)) return;
    const at = found.length;
    const box = edges(element.getBoundingClientRect());
    const isClosed = style.overflowX !== 'visible';
    const isCut =
      element instanceof HTMLElement &&
      ((isClosed && style.textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1) ||
        (style.webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 8));
    const isPicture = element.matches(PICTURES);
    const hasSurface = !isClear(style.backgroundColor) || style.backgroundImage !== 'none' || style.boxShadow !== 'none';
    /** A link in a text and a row that leads on are no buttons. */
    const isControl =
      element.matches('[class*=si-button]') ||
      (element.matches(hasSurface ? 'button, a' : 'button') && box.right - box.left < 0.6 * window.innerWidth);
    const [start, end] = [px(style.paddingLeft) + px(style.borderLeftWidth), px(style.paddingRight) + px(style.borderRightWidth)];
    const outer = style.position === 'fixed' ? everywhere : clip;
    const inner = isClosed || style.overflowY !== 'visible' ? met(outer, box) : outer;
    const isOnPicture = style.position === 'absolute' && hasSurface && element.parentElement?.querySelector(PICTURES);
    const layer = /fixed|sticky/.test(style.position) || isOnPicture ? at : over;
    nodes.push(element);
    found.push({
      parent,
      layer,
      name: `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`,
      box,
      seen: met(box, outer),
      clip: inner,
      content: { ...box, left: box.left + start, right: box.right - end },
      isInked: isPicture || hasSurface || px(style.borderTopWidth) > 0,
      isControl,
      words: isControl || isCut ? (element instanceof HTMLElement ? element.innerText : '').trim() : '',
      isAtEnd: /end|right|center/.test(style.textAlign),
      isList: element.matches('ul, ol, table, [role=list], section, article, main, nav, dl, dialog'),
      isRow: isClosed || hasSurface || element.matches('li, tr, td, th, article, main'),
      isColumns: /^(table-row|flex|inline-flex|grid)$/.test(style.display) && !style.flexFlow.startsWith('column'),
      isExcused: element.closest(excused) !== null,
      left: isCut ? lettersOf(element, box, style.webkitLineClamp === 'none' ? 0.6 : 0) : undefined,
    });
    if (isPicture) return;
    for (const child of element.children) walk(child, at, inner, layer);
  };
  const root = [...document.querySelectorAll('dialog[open]')].pop() ?? document.querySelector(scope);
  if (root !== null) walk(root, -1, everywhere, -1);
  Reflect.set(window, 'siDrawn', nodes);
  return found;
}

/** Runs in the page, after `readElements`. */
function readTexts(): DrawnText[] {
  const nodes = Reflect.get(window, 'siDrawn') as Element[];
  return nodes.flatMap((node, element) =>
    [...node.childNodes].flatMap((child) => {
      const words = child.nodeType === Node.TEXT_NODE ? (child.textContent?.trim() ?? '') : '';
      if (words === '' || node.matches('[role=img]')) return [];
      const range = document.createRange();
      range.selectNodeContents(child);
      return [...range.getClientRects()].map(({ left, top, right, bottom }) => ({
        element,
        words,
        left,
        top,
        right,
        bottom,
      }));
    }),
  );
}
