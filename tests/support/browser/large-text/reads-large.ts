import type { Page } from 'playwright-core';
import { type AccessScreen, visitScreen } from '../access/accessible';
import { fileBrowser } from '../browser';
import { misfits } from '../page-checks';

/** Text twice as large, as a phone's own setting makes it; boxes keep their sizes. */
export async function enlarge(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const root of document.querySelectorAll<HTMLElement>('.sport-info'))
      root.style.setProperty('-webkit-text-size-adjust', '200%');
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A line of a text as it is seen, CSS px; what it belongs to are numbers of elements. */
interface Piece extends Edges {
  readonly words: string;
  readonly element: number;
  /** A layer over the page meets whatever is below it; -1: the page. */
  readonly layer: number;
  /** Of the control that it stands in. */
  readonly control: Edges | undefined;
}

/**
 * Every line of text of the page, of an open sheet where there is one. Pictures are left out: what they show is said in words.
 */
const piecesOf = (page: Page): Promise<Piece[]> =>
  page.evaluate(() => {
    const scope = [...document.querySelectorAll('dialog[open]')].pop() ?? document.querySelector('.sport-info');
    const all = [...(scope?.querySelectorAll<HTMLElement>('*') ?? [])];
    const up = (element: Element | null): Element[] =>
      element === null ? [] : [element, ...up(element.parentElement)];
    const isSeen = (element: HTMLElement) =>
      element.offsetParent !== null &&
      element.checkVisibility() &&
      element.closest('[role=img], [class*=initials]') === null &&
      up(element).every((one) => getComputedStyle(one).clipPath === 'none');
    const layerOf = (element: Element) =>
      all.indexOf(up(element).find((one) => /fixed|sticky/.test(getComputedStyle(one).position)) as HTMLElement);
    const edges = ({ left, top, right, bottom }: DOMRect) => ({ left, top, right, bottom });
    /** The part that no ancestor cuts off; a line's box is a quarter higher than its signs. */
    const seenOf = (box: DOMRect, element: Element) => {
      const seen = edges(box);
      for (const one of up(element).filter((ancestor) => ancestor !== document.body)) {
        const { overflowX, overflowY } = getComputedStyle(one);
        const edge = one.getBoundingClientRect();
        if (overflowX !== 'visible')
          Object.assign(seen, { left: Math.max(seen.left, edge.left), right: Math.min(seen.right, edge.right) });
        if (overflowY !== 'visible')
          Object.assign(seen, { top: Math.max(seen.top, edge.top), bottom: Math.min(seen.bottom, edge.bottom) });
      }
      const spare = (seen.bottom - seen.top) / 8;
      return { ...seen, top: seen.top + spare, bottom: seen.bottom - spare };
    };
    return all.filter(isSeen).flatMap((element) => {
      const control = element.closest('button, a, [role=tab], [role=radio], td, th');
      const of = {
        element: all.indexOf(element),
        layer: layerOf(element),
        control: control ? edges(control.getBoundingClientRect()) : undefined,
      };
      return [...element.childNodes].flatMap((node) => {
        const words = node.nodeType === Node.TEXT_NODE ? (node.textContent?.trim() ?? '') : '';
        const range = document.createRange();
        range.selectNodeContents(node);
        const lines = words === '' ? [] : [...range.getClientRects()].map((box) => seenOf(box, element));
        return lines
          .filter(({ left, top, right, bottom }) => right - left > 2 && bottom - top > 2)
          .map((seen) => ({ ...of, ...seen, words }));
      });
    });
  });

const meet = (a: Piece, b: Piece) =>
  a.element !== b.element &&
  a.layer === b.layer &&
  a.left < b.right - 1 &&
  b.left < a.right - 1 &&
  a.top < b.bottom - 1 &&
  b.top < a.bottom - 1;

const isOut = ({ control, left, top, right, bottom }: Piece) =>
  control !== undefined &&
  (left < control.left - 1 || right > control.right + 1 || top < control.top - 2 || bottom > control.bottom + 2);

/** Texts that run into one another, and texts that stand out of their own control. */
async function crowded(page: Page): Promise<string[]> {
  const pieces = await piecesOf(page);
  const into = pieces.flatMap((a, index) =>
    pieces
      .slice(index + 1)
      .filter((b) => meet(a, b))
      .map((b) => `${a.words} runs into ${b.words}`),
  );
  return [...new Set([...into, ...pieces.filter(isOut).map(({ words }) => `${words} stands out of its control`)])];
}

/** The head of a column of names, which give way to figures and have their words in full below it. */
const GIVES_WAY = /^cut: (联赛|League|玩法|Bet|球队|Team)$/;

/** The width of an emoji is the device's own; none may reach into the next. */
const IS_EMOJI = /^(cut: )?\p{Extended_Pictographic}( stands out of its control)?$/u;

/** Of an open sheet, else of the page: words that are cut, run into others or stand out of their control. */
export async function largeTextFaults(page: Page): Promise<string[]> {
  const isSheet = (await page.locator('dialog[open]').count()) > 0;
  const cut = await misfits(page, isSheet ? 'dialog[open]' : '.sport-info');
  const faults = [...cut, ...(await crowded(page))];
  return faults.filter((line) => !GIVES_WAY.test(line) && !IS_EMOJI.test(line));
}

const LOOKS = [
  ['390 px', { query: 'theme=normal', width: 390 }],
  ['320 px, English, dark', { query: 'lang=en&theme=dark', width: 320 }],
] as const;

/** Tests of each screen: with text twice as large nothing is cut without a word, nothing runs into anything else. */
export function readsLarge(
  screens: Readonly<Record<string, AccessScreen>>,
  prepare?: (page: Page) => Promise<unknown>,
): void {
  const browser = fileBrowser();
  describe.each(Object.entries(screens))('text twice as large: %s [large text.1]', (_, screen) => {
    it.each(LOOKS)('%s', async (_name, look) => {
      const phone = await browser().newPhonePage({ width: look.width });
      try {
        await prepare?.(phone.page);
        await visitScreen(phone.page, screen, look);
        await enlarge(phone.page);
        expect(await largeTextFaults(phone.page)).toEqual([]);
      } finally {
        await phone.close();
      }
    });
  });
}
