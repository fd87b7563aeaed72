import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { fileBrowser } from '../../support/browser/browser';
import { enlarge, largeTextFaults } from '../../support/browser/large-text/reads-large';
import { findings, misfits, smallControls } from '../../support/browser/page-checks';
import { inProject, PROJECT_ROOT } from '../../support/project-root';

const OUT = inProject('.cache/pieces');
const BUILD_MS = 6 * 60_000;
const OUTPUT_BYTES = 16 * 2 ** 20;
const LOOK_MS = 8 * 60_000;
/** No server listens there: the browser gets the files of the build from the test. */
const ORIGIN = 'http://pieces.test';

const browser = fileBrowser();

declare global {
  interface Window {
    /** Storybook's own, in the frame of a story. */
    __STORYBOOK_PREVIEW__?: { onSetCurrentStory(story: { storyId: string; viewMode: 'story' }): Promise<void> };
  }
}

beforeAll(async () => {
  const program = inProject('node_modules/storybook/dist/bin/dispatcher.js');
  const words = ['--import', 'tsx', program, 'build', '-c', 'tests/pieces/catalogue', '-o', OUT, '--quiet'];
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, words, { cwd: PROJECT_ROOT, env, maxBuffer: OUTPUT_BYTES });
}, BUILD_MS);

const storyIds = (): readonly string[] => {
  const { entries } = JSON.parse(readFileSync(path.join(OUT, 'index.json'), 'utf8')) as { entries: object };
  return Object.keys(entries);
};

/** A file of stories is in the build with at least one of them. */
const countFiles = (): number =>
  readdirSync(inProject('tests/pieces'), { recursive: true }).filter((name) => String(name).endsWith('.stories.tsx'))
    .length;

/** Runs inside the page: what a piece measures and what it draws behind its first paint are there by then. */
const threeFrames = () =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))));

/** The faults of each story that has some, by its id. */
async function faultsOfAll(page: Page, faultsOf: (page: Page) => Promise<string[]>) {
  const faults: Record<string, string[]> = {};
  for (const storyId of storyIds()) {
    await page.evaluate(
      (id) => window.__STORYBOOK_PREVIEW__?.onSetCurrentStory({ storyId: id, viewMode: 'story' }),
      storyId,
    );
    await page.locator(`body.sb-show-main main[data-story="${storyId}"] > *`).first().waitFor({ state: 'attached' });
    await page.evaluate(threeFrames);
    // A piece that waits for its code or its data is looked at once these are there.
    if (!storyId.includes('skeleton'))
      await page.waitForFunction(() => document.querySelector('[aria-busy=true]:not(button)') === null);
    const found = await faultsOf(page);
    if (found.length > 0) faults[storyId] = found;
  }
  return faults;
}

const hasRoom = async (page: Page) => [...(await smallControls(page)), ...(await misfits(page))];
const isSound = async (page: Page) => [...(await findings(page)), ...(await hasRoom(page))];
const readsLarge = async (page: Page) => {
  await enlarge(page);
  return largeTextFaults(page);
};

test.each([
  ['light, Chinese, 390 px', 'normal', 'zh-CN', 390, isSound],
  ['dark, English, 320 px', 'dark', 'en', 320, isSound],
  // Roles and colours are those of the two above.
  ['light, Vietnamese, 320 px', 'normal', 'vi', 320, hasRoom],
  ['dark, Thai, 390 px', 'dark', 'th', 390, hasRoom],
  ['Chinese, 390 px, text twice as large', 'normal', 'zh-CN', 390, readsLarge],
  ['English, 320 px, text twice as large', 'dark', 'en', 320, readsLarge],
] as const)(
  'every story, %s: nothing is small, cut or sticks out, and in the first two axe finds nothing serious',
  async (_, theme, locale, width, faultsOf) => {
    const { page, context, log, close } = await browser().newPhonePage({ width });
    await context.route(`${ORIGIN}/**`, (route) =>
      route.fulfill({ path: path.join(OUT, new URL(route.request().url()).pathname) }),
    );
    const [first = '', ...others] = storyIds();
    expect(others.length).toBeGreaterThanOrEqual(countFiles());
    await page.goto(`${ORIGIN}/iframe.html?viewMode=story&id=${first}&globals=theme:${theme};locale:${locale}`);
    await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__ !== undefined);
    expect(await faultsOfAll(page, faultsOf)).toEqual({});
    expect(await page.locator(`.sport-info[lang="${locale}"][data-theme="${theme}"]`).count()).toBe(1);
    expect(log.unexpected()).toEqual([]);
    await close();
  },
  LOOK_MS,
);
