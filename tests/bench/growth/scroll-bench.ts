import type { CDPSession, Page } from 'playwright-core';
import type { TestBrowser } from '../../support/browser/browser';
import { CHEAP_PHONE } from '../../support/browser/slow-phone';
import type { BenchOptions } from '../bench-options';
import type { BenchStack } from '../bench-stack';
import { KEEP_NAMES } from '../load-run';
import type { Row } from '../row';
import { openHome } from './growth-bench';

const MOMENTS = 10_000;
const WIDTH = 390;
const HEIGHT = 844;
/** Until the first rows stand and the virtual list's code is there. */
const SETTLE_MS = 1_500;
/** Turns of a wheel, one a frame: how far each goes, CSS px. */
const TURNS = [25, 100, 330];
const TURNS_OF_EACH = 60;
const FRAME_MS = 16;
/** Leaps by the scroll bar, all over the list. */
const LEAPS = 12;
const LEAP_MS = 150;
const ROW = '[class*="si-moment-card__card--"]';

/** What a frame shows: how much of it in one piece has nothing on it, CSS px, and whether the page's own ground stands beside that. */
interface Frame {
  readonly empty: number;
  readonly hasGround: boolean;
}

/**
 * Runs in a page of its own: reads a picture line by line. A gap between rows has 40 px, a photo no line of one colour from
 * edge to edge; the header and the round button at the side are left out.
 */
async function readFrame(png: string): Promise<Frame> {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const scale = width / 390;
  const at = (x: number, y: number) => (y * width + Math.round(x * scale)) * 4;
  const differ = (a: number, b: number) =>
    [0, 1, 2].reduce((sum, part) => sum + Math.abs((data[a + part] ?? 0) - (data[b + part] ?? 0)), 0) > 24;
  const isEmpty = (y: number) => {
    for (let x = 40; x < 310; x += 1 / scale) if (differ(at(40, y), at(x, y))) return false;
    return true;
  };
  let run = 0;
  let longest = { empty: 0, hasGround: true };
  for (let y = Math.round(60 * scale); y < height; y += 1) {
    run = isEmpty(y) ? run + 1 : 0;
    // The ground beside the list has another colour than the list's card; where the browser has painted nothing both are the same.
    if (run / scale > longest.empty) longest = { empty: run / scale, hasGround: differ(at(4, y), at(40, y)) };
  }
  return longest;
}

/** Rows of a list are nearer to each other than this, CSS px. */
const BLANK_PX = 150;

/** Collects what the browser shows from now on; the function it answers ends that and gives the pictures. */
async function film(session: CDPSession): Promise<() => Promise<string[]>> {
  const pictures: string[] = [];
  const take = ({ data, sessionId }: { data: string; sessionId: number }) => {
    pictures.push(data);
    // What comes after the end is not acknowledged any more.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  };
  session.on('Page.screencastFrame', take);
  await session.send('Page.startScreencast', { format: 'png', maxWidth: WIDTH, maxHeight: HEIGHT, everyNthFrame: 1 });
  return async () => {
    await session.send('Page.stopScreencast');
    session.off('Page.screencastFrame', take);
    return pictures;
  };
}

/** Turns, ever faster, then leaps from end to end; answers the most rows that stood in the page. */
async function scrollAbout(page: Page): Promise<number> {
  const count = () => page.locator(ROW).count();
  let most = 0;
  const look = async () => {
    most = Math.max(most, await count());
  };
  await page.mouse.move(WIDTH / 2, HEIGHT / 2);
  for (const px of TURNS) {
    for (let turn = 0; turn < TURNS_OF_EACH; turn += 1) {
      await page.mouse.wheel(0, px);
      await page.waitForTimeout(FRAME_MS);
    }
    await look();
  }
  for (let leap = 1; leap <= LEAPS; leap += 1) {
    await page.evaluate((share) => scrollTo(0, document.documentElement.scrollHeight * share), ((leap * 5) % 13) / 13);
    await page.waitForTimeout(LEAP_MS);
    await look();
  }
  return most;
}

async function readAll(eye: Page, pictures: readonly string[]): Promise<Frame[]> {
  const frames: Frame[] = [];
  for (const picture of pictures) frames.push(await eye.evaluate(readFrame, picture));
  return frames;
}

/** Whether rows that are missing would be noticed: with those on the screen hidden, the picture must be blank. */
async function isNoticed(page: Page, eye: Page): Promise<boolean> {
  await page.evaluate((row) => {
    for (const one of document.querySelectorAll<HTMLElement>(row)) one.style.visibility = 'hidden';
  }, ROW);
  const { empty, hasGround } = await eye.evaluate(readFrame, (await page.screenshot()).toString('base64'));
  return empty >= BLANK_PX && hasGround;
}

/** Ten thousand moments scrolled on the cheap phone: how many rows stand in the page, and whether the screen is ever empty of them. */
export async function benchScroll(browser: TestBrowser, stack: BenchStack, options: BenchOptions): Promise<Row[]> {
  const name = `${MOMENTS} moments scrolled`;
  if (!options.isWanted(name)) return [];
  const eye = await browser.newPhonePage();
  const { page, close } = await browser.newPhonePage({ width: WIDTH, height: HEIGHT, reducedMotion: true });
  try {
    await eye.page.addInitScript({ content: KEEP_NAMES });
    await eye.page.goto('about:blank');
    await page.addInitScript({ content: KEEP_NAMES });
    await openHome(page, `${stack.remote}/anchor`, 'hostMomentList', 'id', MOMENTS);
    await page.waitForTimeout(SETTLE_MS);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CHEAP_PHONE.cpuSlowdown });
    const end = await film(session);
    const rows = await scrollAbout(page);
    const frames = await readAll(eye.page, await end());
    const empty = frames.filter((frame) => frame.empty >= BLANK_PX);
    const unpainted = empty.filter(({ hasGround }) => !hasGround).length;
    const isMeasured = frames.length > 0 && (await isNoticed(page, eye.page));
    const longest = Math.round(Math.max(0, ...frames.map((frame) => frame.empty)));
    return [
      { name: `${name}: rows in the page`, value: isMeasured ? rows : Number.NaN, unit: '', limit: 150 },
      {
        name: `${name}: frames without rows`,
        value: isMeasured ? empty.length - unpainted : Number.NaN,
        unit: '',
        limit: 0,
        note: `of ${frames.length}; longest gap ${longest} px; ${unpainted} not yet painted by the browser`,
      },
    ];
  } finally {
    await close();
    await eye.close();
  }
}
