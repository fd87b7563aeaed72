import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { fileBrowser, type PhonePage } from '../browser/browser';
import { publishStacks, type RunningStack, sharedStack, startStack } from '../servers/servers';
import { drawsInGrid } from './grid-font';
import { type Landmark, landmarksScript } from './read-landmarks';
import { differences, type Shot, writeRecord } from './record';
import { RECORDS, recordOf } from './record-file';

/** The Saturday evening of all browser tests, standing still. */
export const STILL = { seed: 7, at: '2025-03-15T21:25:00+08:00', speed: 0 };
/** The customer service's bubble gives way to what lies below it, and comes again. */
const NO_BUBBLE = 'si-service-bubble=1; path=/';
/** Runs first in a page: its clocks stand still as well, and a text takes the same room everywhere. */
export const standsStill = (): string =>
  `Date.now = () => ${Date.parse(STILL.at)}; performance.now = () => 1000; document.cookie = '${NO_BUBBLE}'; ${drawsInGrid()}`;

const LIKENESS = { tolerance: 1, isSameEngine: true };
const THEMES = ['normal', 'dark'] as const;
/** Each screen is opened as wide as the first and made narrower, as a folding phone does. */
const WIDTHS = [390, 320] as const;
const HEIGHT = 844;
/** What comes later than the rest may take so long: pictures are drawn behind all else on a busy machine. */
const LATE_MS = 12_000;
/** Its pictures come after all else. */
const IDLE_WITHIN_MS = 45_000;
const LOOK_EVERY_MS = 100;
/** What is written is read so long after all else, and stays as it is for so long. */
const WRITTEN_AFTER_MS = 2_500;
const STILL_MS = 500;
/** Of the differences so many are told: where a page's head has grown, all below it has moved. */
const MOST_TOLD = 25;
const WRITES = process.env.LANDMARKS === 'write';

/** A screen whose landmarks are recorded. */
export interface Screen {
  /** Names its record: `anchor home` is `anchor-home.txt`. */
  readonly name: string;
  /** Selector of what is recorded; without it the open sheet, or the page without the app's header and what floats over it. */
  readonly within?: string;
  /** The app alone, or below the portal's header. */
  readonly host?: 'alone' | 'portal';
  /** Path below the app's base, or what tells it once the servers run. */
  readonly path: string | (() => Promise<string>);
  /** Selector of something that is there when the page is. */
  readonly ready: string;
  /** Before the page is opened: a session. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Where its size is fixed once it is open, as in full screen: the view, in px. */
  readonly view?: { readonly width: number; readonly height: number };
  /** Once it is there: a tab, a sheet. */
  readonly act?: (page: Page) => Promise<unknown>;
}

/**
 * A test for each screen: its landmarks stand and look as in its record, at each width and in each theme. Their world stands
 * still, and nobody else changes it. `LANDMARKS=write` writes the records anew.
 */
export function standAsRecorded(screens: readonly Screen[]): void {
  const browser = fileBrowser();
  let stack: RunningStack | undefined;
  beforeAll(async () => {
    stack = await startStack(STILL);
    publishStacks([stack]);
  });
  afterAll(() => stack?.stop());
  it.each(screens.map((screen) => [screen.name, screen] as const))(
    '%s: stands and looks as recorded',
    async (_, screen) => {
      const phone = await browser().newPhonePage(screen.view);
      try {
        expect(await compare(phone, screen)).toEqual([]);
      } finally {
        await phone.close();
      }
    },
  );
}

async function compare({ page }: PhonePage, screen: Screen): Promise<string[]> {
  await page.addInitScript(standsStill());
  await open(page, screen);
  const file = recordOf(screen.name);
  const record = WRITES || !existsSync(file) ? undefined : readFileSync(file, 'utf8');
  if (!WRITES && record === undefined) return [`${file} is not there: npm run landmarks`];
  const read = landmarksScript(screen.within ?? null);
  const shots: Shot[] = [];
  for (const width of screen.view === undefined ? WIDTHS : [screen.view.width]) {
    if (screen.view === undefined) await page.setViewportSize({ width, height: HEIGHT });
    for (const theme of THEMES) {
      await page.evaluate(wear, theme);
      shots.push(await shoot(page, { width, theme }, read, record));
    }
  }
  if (!WRITES) return shortened(differences(record ?? '', shots, LIKENESS));
  const written = writeRecord(shots);
  mkdirSync(RECORDS, { recursive: true });
  writeFileSync(file, written);
  // What is left: a place that is another in each theme.
  return differences(written, shots, LIKENESS);
}

async function open(page: Page, { host, path, ready, prepare, act }: Screen): Promise<void> {
  await prepare?.(page);
  const { remote, shell } = sharedStack();
  const place = typeof path === 'string' ? path : await path();
  await page.goto(`${host === 'portal' ? `${shell}/sport-info` : remote}${place}`);
  await page.locator(ready).first().waitFor();
  await act?.(page);
  await page.waitForLoadState('networkidle', { timeout: IDLE_WITHIN_MS });
  if (WRITES) await page.waitForTimeout(WRITTEN_AFTER_MS);
}

/** Runs in the page: the theme is an attribute, whoever has chosen it. */
function wear(theme: string): void {
  for (const one of document.querySelectorAll<HTMLElement>('[data-theme]')) one.dataset.theme = theme;
}

/** The landmarks as recorded, or as they are once they no longer move. */
async function shoot(
  page: Page,
  seen: Omit<Shot, 'landmarks'>,
  read: string,
  record: string | undefined,
): Promise<Shot> {
  const end = Date.now() + LATE_MS;
  let before = '';
  for (;;) {
    const landmarks = await page.evaluate<Landmark[]>(read);
    const shot = { ...seen, landmarks };
    const now = JSON.stringify(landmarks);
    const isDone = record === undefined ? now === before : differences(record, [shot], LIKENESS).length === 0;
    if (isDone || Date.now() > end) return shot;
    before = now;
    await page.waitForTimeout(record === undefined ? STILL_MS : LOOK_EVERY_MS);
  }
}

function shortened(lines: readonly string[]): string[] {
  if (lines.length <= MOST_TOLD) return [...lines];
  return [...lines.slice(0, MOST_TOLD), `and ${lines.length - MOST_TOLD} more; where it is meant: npm run landmarks`];
}
