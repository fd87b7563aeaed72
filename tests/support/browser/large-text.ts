import type { Page } from 'playwright-core';
import { type AccessScreen, visitScreen } from './accessible';
import { fileBrowser } from './browser';
import { misfits } from './page-checks';

/** Text twice as large, as a phone's own setting makes it; boxes keep their sizes. */
export async function enlarge(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const root of document.querySelectorAll<HTMLElement>('.sport-info'))
      root.style.setProperty('-webkit-text-size-adjust', '200%');
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

/**
 * Texts that run into one another, and texts that stand out of their own control; of an open sheet where there is one. Pictures
 * are left out: what they show is said in words.
 */
export const crowded = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Piece {
      readonly element: HTMLElement;
      readonly words: string;
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
    }
    const scope = [...document.querySelectorAll('dialog[open]')].pop() ?? document.querySelector('.sport-info');
    const inScope = [...(scope?.querySelectorAll<HTMLElement>('*') ?? [])];
    const isHidden = (element: Element): boolean =>
      getComputedStyle(element).clipPath !== 'none' ||
      (element.parentElement !== null && isHidden(element.parentElement));
    const isSeen = (element: HTMLElement) =>
      element.offsetParent !== null &&
      element.checkVisibility() &&
      element.closest('[role=img]') === null &&
      !isHidden(element);
    /** What lies over the page by itself meets whatever is below it. */
    const layerOf = (element: HTMLElement) => {
      for (let one: HTMLElement | null = element; one !== null; one = one.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) return one;
      return undefined;
    };
    /** Of a box's lines only what its ancestors do not cut off. */
    const clipped = (box: DOMRect, element: HTMLElement) => {
      let { left, top, right, bottom } = box;
      for (let one: HTMLElement | null = element; one !== null && one !== document.body; one = one.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(one);
        const edge = one.getBoundingClientRect();
        if (overflowX !== 'visible') [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        if (overflowY !== 'visible') [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      }
      return { left, top, right, bottom };
    };
    const piecesOf = (element: HTMLElement): Piece[] =>
      [...element.childNodes].flatMap((node) => {
        const words = node.nodeType === Node.TEXT_NODE ? (node.textContent?.trim() ?? '') : '';
        if (words === '') return [];
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].flatMap((box) => {
          const seen = clipped(box, element);
          // A line's box is a quarter higher than its signs.
          const spare = (seen.bottom - seen.top) / 8;
          const piece = { element, words, ...seen, top: seen.top + spare, bottom: seen.bottom - spare };
          return piece.right - piece.left > 2 && piece.bottom - piece.top > 2 ? [piece] : [];
        });
      });
    const pieces = inScope.filter(isSeen).flatMap(piecesOf);
    const layers = new Map(pieces.map(({ element }) => [element, layerOf(element)]));
    const meet = (a: Piece, b: Piece) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const into = pieces.flatMap((a, index) =>
      pieces
        .slice(index + 1)
        .filter((b) => a.element !== b.element && layers.get(a.element) === layers.get(b.element) && meet(a, b))
        .map((b) => `${a.words} runs into ${b.words}`),
    );
    const out = pieces.flatMap(({ element, words, left, top, right, bottom }) => {
      const control = element.closest('button, a, [role=tab], [role=radio], td, th');
      if (control === null || !scope?.contains(control)) return [];
      const box = control.getBoundingClientRect();
      const isOut = left < box.left - 1 || right > box.right + 1 || top < box.top - 2 || bottom > box.bottom + 2;
      return isOut ? [`${words} stands out of its control`] : [];
    });
    return [...new Set([...into, ...out])];
  });

/** The head of a column of names, which give way to figures and have their words in full below it. */
const GIVES_WAY = /^cut: (联赛|League|玩法|Bet|球队|Team)$/;

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
  describe.each(Object.entries(screens))('text twice as large: %s', (_, screen) => {
    it.each(LOOKS)('%s', async (_name, look) => {
      const phone = await browser().newPhonePage({ width: look.width, reducedMotion: true });
      try {
        await prepare?.(phone.page);
        await visitScreen(phone.page, screen, look);
        await enlarge(phone.page);
        const isSheet = (await phone.page.locator('dialog[open]').count()) > 0;
        const cut = await misfits(phone.page, isSheet ? 'dialog[open]' : '.sport-info');
        expect([...cut.filter((line) => !GIVES_WAY.test(line)), ...(await crowded(phone.page))]).toEqual([]);
      } finally {
        await phone.close();
      }
    });
  });
}
