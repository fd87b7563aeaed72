import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { inProject } from '../../support/project-root';

/** A small change of a source, and the sign by which the open page has it. */
interface Edit {
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** Of the button "share the moment" in the open sheet. */
  readonly sign: { readonly of: 'text' | 'gap'; readonly before: string; readonly after: string };
}

/** Three things that a change is about, all of them in a sheet that stands open over a scrolled list of a room. */
const EDITS = {
  code: {
    file: 'src/domains/moment/moment-more.tsx',
    from: "{t('room.shareMoment')}",
    to: "{t('room.shareMoment')}!",
    sign: { of: 'text', before: '分享动态', after: '分享动态!' },
  },
  style: {
    file: 'src/domains/moment/moment-more.module.css',
    from: 'gap8',
    to: 'gap12',
    sign: { of: 'gap', before: '8px', after: '12px' },
  },
  text: {
    file: 'src/i18n/messages/zh-CN/room.json',
    from: '"分享动态"',
    to: '"分享这条动态"',
    sign: { of: 'text', before: '分享动态', after: '分享这条动态' },
  },
} as const satisfies Record<string, Edit>;

const ROOM = '/anchor/detail/1001?tab=moments';
const SCROLLED_PX = 240;
/** A machine that runs other tests beside it compiles slowly. */
const SEEN_WITHIN_MS = 90_000;

/** Opens a room's moments, scrolls, opens a moment's sheet and marks the page: a page that was loaded anew bears no mark. */
export async function openSheet(page: Page, place: string): Promise<void> {
  await page.goto(`${place}${ROOM}`);
  const more = page.getByRole('button', { name: /^更多：.*的动态$/ });
  await more.nth(2).waitFor({ timeout: SEEN_WITHIN_MS });
  await page.evaluate((top) => window.scrollTo(0, top), SCROLLED_PX);
  await more.nth(2).click();
  await page.getByRole('button', { name: '分享动态' }).waitFor();
  await page.evaluate(() => Object.assign(window, { stays: true }));
}

/** The things that have to outlive a change: the page itself, its open sheet, its place. */
export const whatStays = (page: Page) =>
  page.evaluate(() => ({
    isSamePage: 'stays' in window,
    sheets: document.querySelectorAll('[role="dialog"], dialog[open]').length,
    scrolled: Math.round(window.scrollY),
  }));

/** Runs in the page: resolves in the frame in which the open sheet shows the sign. */
const untilShown = (page: Page, { of }: Edit['sign'], wanted: string, timeout = SEEN_WITHIN_MS) =>
  page.waitForFunction(
    ([kind, value]) => {
      const sheet = document.querySelector('[role="dialog"], dialog[open]');
      const button = [...(sheet?.querySelectorAll('button') ?? [])].find((one) => one.textContent?.startsWith('分享'));
      const box = button?.parentElement;
      if (!button || !box) return false;
      return (kind === 'text' ? button.textContent : getComputedStyle(box).rowGap) === value;
    },
    [of, wanted] as const,
    { timeout, polling: 'raf' },
  );

/** The page's question for what the bundler has built. */
const BUILT = /hot-update\.json/;

/** Holds back what the bundler has built for the page, until the function that it gives is called. */
async function holdBuilt(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(BUILT, (route) => isReleased.then(() => route.continue()));
  // The build's own sheets come in links of their own.
  await page.evaluate(() => {
    for (const link of document.querySelectorAll('link')) Object.assign(link, { isOld: true });
  });
  return release;
}

/** Runs in the page: the sheet that has these rules has come with the build. */
const untilBuilt = (page: Page, owner: string) =>
  page.waitForFunction(
    (name) => {
      const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
      const owners = links.filter(({ sheet }) => {
        return [...(sheet?.cssRules ?? [])].some((rule) => rule.cssText.includes(name));
      });
      return owners.length > 0 && owners.every((link) => !('isOld' in link));
    },
    owner,
    { timeout: SEEN_WITHIN_MS, polling: 'raf' },
  );

/** A busy dev server takes its pages for gone, and is found again after some seconds: what is saved meanwhile is not told. */
const TOLD_WITHIN_MS = 15_000;
const MOST_SAVED = 6;

/** A style is seen while its build is held back. */
async function seeStyle(page: Page, save: () => void, see: (timeout: number) => Promise<unknown>): Promise<void> {
  const release = await holdBuilt(page);
  const tryToSee = async (left: number): Promise<unknown> => {
    save();
    return see(TOLD_WITHIN_MS).catch((reason) => {
      if (left === 0) throw reason;
      return tryToSee(left - 1);
    });
  };
  try {
    await tryToSee(MOST_SAVED - 1);
  } finally {
    release();
  }
}

/** Writes the change and waits for it on the screen; gives the time (ms), and what then undoes it in the same way. */
export async function makeEdit(page: Page, kind: keyof typeof EDITS) {
  const { file, from, to, sign } = EDITS[kind];
  const place = inProject(file);
  const before = readFileSync(place, 'utf8');
  if (before.split(from).length !== 2) throw new Error(`${file} has not exactly one ${from}`);
  const write = async (source: string, wanted: string): Promise<number> => {
    let begun = 0;
    const save = () => {
      begun ||= performance.now();
      writeFileSync(place, source);
    };
    let time = 0;
    const see = async (timeout?: number) => {
      await untilShown(page, sign, wanted, timeout);
      time = performance.now() - begun;
    };
    if (kind === 'style') {
      await seeStyle(page, save, see);
      await untilBuilt(page, `si-${path.basename(file, '.module.css')}__`);
      await page.unrouteAll({ behavior: 'wait' });
      await untilShown(page, sign, wanted);
    } else {
      save();
      await see();
    }
    return time;
  };
  // A run that dies in the middle leaves the source as it was.
  const restore = () => writeFileSync(place, before);
  process.once('exit', restore);
  try {
    const shown = await write(before.replace(from, to), sign.after);
    const stayed = await whatStays(page);
    const undone = await write(before, sign.before);
    return { shown, undone, stayed };
  } finally {
    process.off('exit', restore);
    if (readFileSync(place, 'utf8') !== before) restore();
  }
}
