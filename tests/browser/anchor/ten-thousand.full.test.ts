import type { Page } from 'playwright-core';
import { fileBrowser } from '../../support/browser/browser';
import { sharedStack } from '../../support/servers/servers';

const browser = fileBrowser();

const MOMENTS = 10_000;
const MOST_ROWS = 150;
/** CSS px between two looks, as a fling scrolls in a frame or two. */
const STEPS = [180, 700, 700, 700, 1_400];
const LOOKS = 60;

/** Anchor home whose first reply brings so many moments, each with a text of its own. */
async function manyMoments(page: Page): Promise<void> {
  await page.route(/\/ssapi\/anchor\/list\/v2/, async (route) => {
    const reply = await route.fetch();
    const { data, ...rest } = (await reply.json()) as { data: { hostMomentList: Record<string, unknown>[] } };
    const some = data.hostMomentList;
    const hostMomentList = Array.from({ length: MOMENTS }, (_, index) => ({
      ...some[index % some.length],
      id: String(5_000_000 + index),
      content: `第 ${index} 条`,
    }));
    await route.fulfill({ response: reply, json: { ...rest, data: { ...data, hostMomentList } } });
  });
}

interface Look {
  readonly rows: number;
  readonly by: number;
}

/** Runs in the page: scrolls by so much and looks at what stands in the frames after it. */
async function scrollAndLook({ by, frames }: { by: number; frames: number }): Promise<Look> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
  window.scrollBy({ top: by, behavior: 'instant' });
  await nextFrame();
  let rows = 0;
  for (let frame = 0; frame < frames; frame += 1) {
    rows = Math.max(rows, document.querySelectorAll('[class*="si-moment-card__card--"]').length);
    await nextFrame();
  }
  return { rows, by };
}

/** Runs in the page: what is there half a second after a leap that no finger makes. */
async function leap(by: number): Promise<void> {
  window.scrollBy({ top: by, behavior: 'instant' });
  await new Promise((resolve) => setTimeout(resolve, 500));
}

it('ten thousand moments: at most 150 rows in the page, wherever one scrolls', async () => {
  const phone = await browser().newPhonePage();
  const { page } = phone;
  try {
    await manyMoments(page);
    await page.addInitScript('globalThis.__name ??= (value) => value;');
    await page.goto(`${sharedStack().remote}/anchor`);
    const articles = page.getByRole('region', { name: '动态' }).getByRole('article');
    await articles.first().waitFor();
    // The first ten are drawn in steps, and the list of what follows comes as a chunk.
    for (let tries = 0; tries < 200 && (await articles.count()) <= 10; tries += 1) {
      await page.evaluate(() => window.scrollBy({ top: 300, behavior: 'instant' }));
      await page.waitForTimeout(100);
    }
    expect(await articles.count()).toBeGreaterThan(10);
    const looks: Look[] = [];
    for (let look = 0; look < LOOKS; look += 1) {
      looks.push(await page.evaluate(scrollAndLook, { by: STEPS[look % STEPS.length] ?? 700, frames: 2 }));
      // From place to place in the whole list.
      if (look % 10 === 9) await page.evaluate(leap, 260_000);
    }
    expect(looks.filter(({ rows }) => rows > MOST_ROWS)).toEqual([]);
  } finally {
    await phone.close();
  }
});
