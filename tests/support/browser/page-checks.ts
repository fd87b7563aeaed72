import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Serious and critical findings below the root, as lines. */
export async function findings(page: Page): Promise<string[]> {
  // Evaluated rather than added as a script: the page's CSP allows no inline one. Once for each document: it is long.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const results = await page.evaluate(async () => {
    const axe = Reflect.get(window, 'axe') as { run(root: Element | null, how: RunOptions): Promise<AxeResults> };
    try {
      return await axe.run(document.querySelector('.sport-info'), { resultTypes: ['violations'] });
    } catch (error) {
      // A run that was cut off never lets another begin.
      Reflect.deleteProperty(window, 'axe');
      throw error;
    }
  });
  return results.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
}

/** Texts that are wider than their box although nothing says the rest, and texts that stick out of the page. */
export const misfits = (page: Page, within = '.sport-info'): Promise<string[]> =>
  page.evaluate((scope) => {
    const width = document.documentElement.clientWidth;
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const isSeen = (element: HTMLElement) =>
      // Letters of a portrait, whose name stands beside it.
      !element.matches('[class*=initials]') &&
      element.offsetParent !== null &&
      element.checkVisibility() &&
      getComputedStyle(element).clipPath === 'none';
    const textBox = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect();
    };
    const isCut = (element: HTMLElement) =>
      element.title === '' && textBox(element).width > element.getBoundingClientRect().width + 1;
    /** What a box cuts off does not stick out of it. */
    const seenRight = (element: Element) =>
      getComputedStyle(element).overflowX === 'visible'
        ? textBox(element).right
        : element.getBoundingClientRect().right;
    /** What an ancestor cuts off has its words in that one's title, or is reached by scrolling it. */
    const isKept = (element: Element): boolean => {
      const { parentElement } = element;
      if (parentElement === null || parentElement.matches('.sport-info')) return false;
      const { overflowX } = getComputedStyle(parentElement);
      if (['auto', 'scroll'].includes(overflowX)) return true;
      return (overflowX !== 'visible' && parentElement.title !== '') || isKept(parentElement);
    };
    const isOut = (element: Element) =>
      !isKept(element) &&
      // A mark is cut with the words around it.
      !element.matches('mark[class*=hit]') &&
      element.closest('[class*=strip],[class*=track],[class*=tabs],[class*=chips],[class*=chips]') === null &&
      seenRight(element) > width + 0.5;

    const texts = [...document.querySelectorAll<HTMLElement>(`${scope} *`)].filter(hasText).filter(isSeen);
    const wide = document.documentElement.scrollWidth > width ? ['the page scrolls sideways'] : [];
    return [
      ...wide,
      ...texts.filter(isCut).map((element) => `cut: ${element.textContent}`),
      ...texts.filter(isOut).map((element) => `sticks out: ${element.textContent}`),
    ];
  }, within);

/** Controls that are lower than 44 px to the finger (decisions.md, accessibility). */
export const smallControls = (page: Page, within = '.sport-info'): Promise<string[]> =>
  page.evaluate((scope) => {
    const controls = document.querySelectorAll<HTMLElement>(`${scope} :is(a, button)`);
    return [...controls].flatMap((control) => {
      const box = control.getBoundingClientRect();
      if (box.width < 2 || box.height < 2) return [];
      const after = getComputedStyle(control, '::after');
      const grown = after.position === 'absolute' && after.content !== 'none' ? Number.parseFloat(after.height) : 0;
      return Math.max(box.height, grown) >= 43.5 ? [] : [`${control.textContent} ${Math.round(box.height)}`];
    });
  }, within);

/** Which entry of the tab's history is shown, from 0: what the Navigation API says. */
export const placeIn = (page: Page): Promise<number> =>
  page.evaluate(
    () => (window as unknown as { navigation: { currentEntry: { index: number } } }).navigation.currentEntry.index,
  );
