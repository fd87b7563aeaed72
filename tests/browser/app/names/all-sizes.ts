import type { Page } from 'playwright-core';
import { nameFaults } from './name-faults';
import { drawnOn } from './read-page';

const WIDTHS = [360, 320];
/** Per cent, as a phone's own setting makes it; boxes keep their sizes. */
const TEXT_SIZES = [100, 200];

/** Controls that stand close because they are one thing to choose from, of which one is always chosen or left for another. */
const EXCUSED = [
  // A switch with its parts side by side, a bar of tabs.
  '[role=tab]',
  '[role=radio]',
  '[role=option]',
  // The main tabs, which are links.
  'header nav a',
].join();

/** What a browser leaves out below the window is drawn, too. */
const drawAll = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

const enlarge = (page: Page, scope: string, size: number): Promise<unknown> =>
  page.evaluate(
    async ([within, percent]) => {
      for (const root of document.querySelectorAll<HTMLElement>(within))
        root.style.setProperty('-webkit-text-size-adjust', `${percent}%`);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    },
    [scope, size] as const,
  );

/** Every fault of the page that is open, with the widths and sizes of text at which it has it. */
export async function faultsInAllSizes(
  page: Page,
  scope = '.sport-info',
  { widths = WIDTHS, sizes = TEXT_SIZES } = {},
): Promise<Map<string, string[]>> {
  const faults = new Map<string, string[]>();
  await drawAll(page);
  for (const width of widths)
    for (const size of sizes) {
      await page.setViewportSize({ width, height: 844 });
      await enlarge(page, scope, size);
      for (const fault of nameFaults(await drawnOn(page, scope, EXCUSED)))
        faults.set(fault, [...(faults.get(fault) ?? []), `${width} px, ${size} %`]);
    }
  return faults;
}
