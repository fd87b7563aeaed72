import type { Page } from 'playwright-core';
import type { Drawn, DrawnText, Edges, Look, Place } from './drawn';

// Each is written into the page and knows nothing but what it is given; the elements that the first one finds stay there for the others.

/** Every element that is seen, in the order of the document. */
function readPlaces(scope: string): Place[] {
  const everywhere = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
  const found: Place[] = [];
  const nodes: Element[] = [];
  const edges = ({ left, top, right, bottom }: Edges) => ({ left, top, right, bottom });
  const met = (a: Edges, b: Edges) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const isHidden = ({ display, visibility, clipPath, opacity }: CSSStyleDeclaration) =>
    display === 'none' || visibility === 'hidden' || clipPath !== 'none' || opacity === '0';
  const isBadge = (element: Element, { position, backgroundColor, backgroundImage }: CSSStyleDeclaration) => {
    const hasSurface = backgroundImage !== 'none' || !/^rgba\(.* 0\)$|\/ 0\)$/.test(backgroundColor);
    const pictures = 'svg, img, video, [role=img]';
    return position === 'absolute' && hasSurface && element.parentElement?.querySelector(pictures);
  };
  const walk = (element: Element, parent: number, around: Edges, over: Pick<Place, 'layer' | 'badge'>) => {
    const style = getComputedStyle(element);
    if (isHidden(style)) return;
    const at = found.length;
    const layer = /fixed|sticky/.test(style.position) ? at : over.layer;
    const badge = isBadge(element, style) ? at : over.badge;
    const box = edges(element.getBoundingClientRect());
    const outer = style.position === 'fixed' ? everywhere : around;
    const clip = style.overflowX !== 'visible' || style.overflowY !== 'visible' ? met(outer, box) : outer;
    nodes.push(element);
    found.push({ parent, layer, badge, box, seen: met(box, outer), clip });
    if (element.matches('svg, [role=img]')) return;
    for (const child of element.children) walk(child, at, clip, { layer, badge });
  };
  const root = [...document.querySelectorAll('dialog[open]')].pop() ?? document.querySelector(scope);
  if (root !== null) walk(root, -1, everywhere, { layer: -1, badge: -1 });
  Reflect.set(window, 'siDrawn', nodes);
  return found;
}

/** Of the same elements: what they are for the eye and for the finger. */
function readLooks(excused: string): Look[] {
  const px = (value: string) => Number.parseFloat(value) || 0;
  const hasSurface = ({ backgroundColor, backgroundImage, boxShadow }: CSSStyleDeclaration) =>
    backgroundImage !== 'none' || boxShadow !== 'none' || !/^rgba\(.* 0\)$|\/ 0\)$/.test(backgroundColor);
  /** A link in a text and a row that leads on are no buttons, nor is an empty one, which lies below all of its row. */
  const isControl = (element: Element, isSurface: boolean) =>
    element.matches('[class*=si-button]') ||
    (element.hasChildNodes() &&
      element.matches(isSurface ? 'button, a' : 'button') &&
      element.clientWidth < 0.6 * window.innerWidth);
  /** True for what may be a button or a text that is cut. */
  const isShort = (element: Element, { overflowX }: CSSStyleDeclaration): element is HTMLElement =>
    element instanceof HTMLElement &&
    element.childElementCount < 8 &&
    (overflowX !== 'visible' || element.matches('button, a'));
  const contentOf = (element: Element, style: CSSStyleDeclaration) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return {
      left: left + px(style.paddingLeft) + px(style.borderLeftWidth),
      top,
      right: right - px(style.paddingRight) - px(style.borderRightWidth),
      bottom,
    };
  };
  return (Reflect.get(window, 'siDrawn') as Element[]).map((element) => {
    const style = getComputedStyle(element);
    const isSurface = hasSurface(style);
    return {
      name: `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`,
      words: isShort(element, style) ? element.innerText.trim() : '',
      content: contentOf(element, style),
      isInked: isSurface || px(style.borderTopWidth) > 0 || element.matches('svg, img, video, canvas, [role=img]'),
      isControl: isControl(element, isSurface),
      isExcused: element.closest(excused) !== null,
      isList: element.matches('ul, ol, table, [role=list], section, article, main, nav, dl, dialog'),
      isRow: isSurface || style.overflowX !== 'visible' || element.matches('li, tr, td, th, article, main'),
      isColumns: /^(table-row|(inline-)?flex|grid)$/.test(style.display) && !style.flexFlow.startsWith('column'),
      isAtEnd: /end|right|center/.test(style.textAlign),
    };
  });
}

/** Of the same elements those whose text is cut, each with the letters that can still be read. */
function readCuts(): [at: number, letters: string][] {
  /** Wider than its box by a letter, or higher by a line. */
  const isCut = (element: Element) => {
    const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(element);
    if (webkitLineClamp !== 'none') return element.scrollHeight > element.clientHeight + 8;
    return overflowX !== 'visible' && textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1;
  };
  /** A letter that ends where the dots begin is not seen whole; dots are a little narrower than a line is high. */
  const lettersOf = (element: Element) => {
    const { right, bottom } = element.getBoundingClientRect();
    const dots = getComputedStyle(element).webkitLineClamp === 'none' ? 0.6 : 0;
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    let letters = '';
    while (texts.nextNode())
      for (let at = 0; at < (texts.currentNode as Text).length; at += 1) {
        range.setStart(texts.currentNode, at);
        range.setEnd(texts.currentNode, at + 1);
        const box = range.getBoundingClientRect();
        if (box.right > right - dots * box.height + 1 || box.bottom > bottom + 2) return letters;
        letters += range.toString();
      }
    return letters;
  };
  const nodes = Reflect.get(window, 'siDrawn') as Element[];
  return nodes.flatMap((element, at): [number, string][] => (isCut(element) ? [[at, lettersOf(element)]] : []));
}

/** The lines of the words that stand in the same elements themselves. */
function readTexts(): DrawnText[] {
  const linesOf = (child: Node, element: number) => {
    const words = child.nodeType === Node.TEXT_NODE ? (child.textContent?.trim() ?? '') : '';
    if (words === '') return [];
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
  };
  return (Reflect.get(window, 'siDrawn') as Element[]).flatMap((node, element) =>
    node.matches('svg, [role=img]') ? [] : [...node.childNodes].flatMap((child) => linesOf(child, element)),
  );
}

interface Read {
  readonly places: readonly Place[];
  readonly looks: readonly Look[];
  readonly cuts: readonly [at: number, letters: string][];
  readonly texts: DrawnText[];
}

/**
 * All of it at one instant: rows that are exchanged between two readings would be measured without their styles. As one
 * text: to hand over so many values one by one takes the driver longer than all the reading.
 */
const reading = (scope: string, excused: string) => `JSON.stringify({
  places: (${readPlaces})(${JSON.stringify(scope)}),
  looks: (${readLooks})(${JSON.stringify(excused)}),
  cuts: (${readCuts})(),
  texts: (${readTexts})(),
})`;

/** All that is drawn of the page, of an open sheet where there is one; `excused`: controls that may stand close. */
export async function drawnOn(page: Page, scope: string, excused: string): Promise<Drawn> {
  const read: Read = JSON.parse(await page.evaluate<string>(reading(scope, excused)));
  const cuts = new Map(read.cuts);
  const elements = read.places.flatMap((place, at) => {
    const look = read.looks[at];
    return look === undefined ? [] : [{ ...place, ...look, left: cuts.get(at) }];
  });
  return { elements, texts: read.texts };
}
