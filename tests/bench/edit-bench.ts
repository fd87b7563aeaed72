import { median } from '../architecture/sizes/statistics';
import { makeEdit, openSheet } from '../browser/development/edits';
import type { TestBrowser } from '../support/browser/browser';
import { startDevelopment } from '../support/dev/development';
import type { Row } from './row';

const LIMITS_MS = { code: 800, style: 500, text: 1_000 } as const;
const KINDS = ['code', 'style', 'text'] as const;
const PLACES = ['alone', 'portal'] as const;

/** The time from a file that was written to its change on the screen, in a page that stays: NaN where it does not. */
export async function benchEdits(browser: TestBrowser, runs: number): Promise<Row[]> {
  const development = await startDevelopment();
  try {
    const rows: Row[] = [];
    for (const place of PLACES) {
      const { page, close } = await browser.newPhonePage();
      await openSheet(page, development.places[place]);
      const first = await makeEdit(page, 'code');
      for (const kind of KINDS) {
        const times: number[] = [];
        for (let run = 0; run < runs; run += 1) {
          const { shown, undone, stayed } = await makeEdit(page, kind);
          times.push(...(stayed.isSamePage && stayed.sheets === 1 ? [shown, undone] : [Number.NaN]));
        }
        const note = kind === 'code' ? `the first one ${Math.round(first.shown)} ms` : '';
        rows.push({ name: `${place}: ${kind}`, unit: 'ms', value: median(times), goal: LIMITS_MS[kind], note });
      }
      await close();
    }
    return rows;
  } finally {
    await development.stop();
  }
}
