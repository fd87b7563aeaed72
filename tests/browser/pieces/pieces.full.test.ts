import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { fileBrowser } from '../../support/browser/browser';
import { enlarge, largeTextFaults } from '../../support/browser/large-text/reads-large';
import { findings, misfits, smallControls } from '../../support/browser/page-checks';
import { inProject, PROJECT_ROOT } from '../../support/project-root';

const OUT = inProject('.cache/pieces');
const BUILD_MS = 6 * 60_000;
const LOOK_MS = 4 * 60_000;
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
  await promisify(execFile)(process.execPath, words, { cwd: PROJECT_ROOT });
}, BUILD_MS);

const storyIds = (): readonly string[] => {
  const { entries } = JSON.parse(readFileSync(path.join(OUT, 'index.json'), 'utf8')) as { entries: object };
  return Object.keys(entries);
};

/** The faults of each story that has some, by its id. */
async function faultsOfAll(page: Page, faultsOf: (page: Page) => Promise<string[]>) {
  const faults: Record<string, string[]> = {};
  for (const storyId of storyIds()) {
    await page.evaluate(
      (id) => window.__STORYBOOK_PREVIEW__?.onSetCurrentStory({ storyId: id, viewMode: 'story' }),
      storyId,
    );
    await page.locator(`body.sb-show-main main[data-story="${storyId}"] > *`).first().waitFor({ state: 'attached' });
    await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
    const found = await faultsOf(page);
    if (found.length > 0) faults[storyId] = found;
  }
  return faults;
}

const isSound = async (page: Page) => [
  ...(await findings(page)),
  ...(await smallControls(page)),
  ...(await misfits(page)),
];
const readsLarge = async (page: Page) => {
  await enlarge(page);
  return largeTextFaults(page);
};

test.each([
  ['light, Chinese, 390 px', 'theme:normal;locale:zh-CN', 390, isSound],
  ['dark, English, 320 px', 'theme:dark;locale:en', 320, isSound],
  ['light, Vietnamese, 320 px', 'theme:normal;locale:vi', 320, isSound],
  ['dark, Thai, 390 px', 'theme:dark;locale:th', 390, isSound],
  ['Chinese, 390 px, text twice as large', 'theme:normal;locale:zh-CN', 390, readsLarge],
  ['English, 320 px, text twice as large', 'theme:dark;locale:en', 320, readsLarge],
] as const)(
  'every piece in every state, %s: axe finds nothing serious, nothing is small, cut or sticks out',
  async (_, globals, width, faultsOf) => {
    const { page, context, close } = await browser().newPhonePage({ width, reducedMotion: true });
    await context.route(`${ORIGIN}/**`, (route) =>
      route.fulfill({ path: path.join(OUT, new URL(route.request().url()).pathname) }),
    );
    const [first = ''] = storyIds();
    await page.goto(`${ORIGIN}/iframe.html?viewMode=story&id=${first}&globals=${globals}`);
    await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__ !== undefined);
    expect(await faultsOfAll(page, faultsOf)).toEqual({});
    await close();
  },
  LOOK_MS,
);
