import type { PageName } from '../../../src/app/routing/page-table';
import { fileBrowser } from '../../support/browser/browser';
import { realPath } from '../../support/browser/steady/real-paths';
import { sharedStack } from '../../support/servers/servers';

const browser = fileBrowser();
const STARTUP_CALLS = 2;
/** A page's own code asks at once; later something may be read anew. */
const MOUNTED_MS = 500;

/** Pages that ask without their code, and the number of their questions. */
const ASKING: readonly [PageName, questions: number][] = [
  ['tips', 2],
  ['allGods', 1],
  ['tipDetail', 1],
  ['expert', 1],
  ['allAnchors', 1],
  ['weekRank', 1],
  ['anchorRoom', 2],
  ['userRanking', 1],
  ['fiveLeagues', 1],
  ['nba', 1],
  ['euroCup', 1],
  ['worldCup', 1],
];

/** The parts of a request that its answer depends on. */
const questionOf = (method: string, url: string, body: string) => `${method} ${url} ${body}`;

async function pathOf(name: PageName): Promise<string> {
  const phone = await browser().newPhonePage();
  const path = await realPath(phone, name);
  await phone.close();
  return path;
}

test.each(ASKING)(
  '%s: its first questions leave before the app’s code is there, and nothing is asked twice',
  async (name, questions) => {
    const path = await pathOf(name);
    const { page, close } = await browser().newPhonePage();
    const { remote } = sharedStack();
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (!/^\/(api|ssapi)\//.test(pathname) || pathname.includes('/file/get/')) return;
      asked.push(questionOf(request.method(), `${pathname}${search}`, request.postData() ?? ''));
    });
    const isAsked = () => asked.length === STARTUP_CALLS + questions;
    let beforeCode = 0;
    await page.route(/\/app\.\w+\.js$/, async (route) => {
      for (let turn = 0; turn < 100 && !isAsked(); turn += 1) await new Promise((resolve) => setTimeout(resolve, 100));
      beforeCode = asked.length;
      await route.continue();
    });
    await page.goto(`${remote}${path}`);
    await page.locator('main').waitFor();
    await page.waitForTimeout(MOUNTED_MS);
    expect(beforeCode).toBe(STARTUP_CALLS + questions);
    expect(asked.filter((one, index) => asked.indexOf(one) !== index)).toEqual([]);
    await close();
  },
  60_000,
);

/** What follows from a start is over by then, the room's code fetched at rest with it. */
const AT_REST_MS = 3_500;
const ROOM_QUESTIONS = ['/live/host/load/live/match/info', '/live/host/list'];

/** Runs inside the page before its scripts: when the address first changed. */
function noteStep(): void {
  const push = history.pushState.bind(history);
  history.pushState = (...step) => {
    Reflect.set(window, 'siSteppedAt', Reflect.get(window, 'siSteppedAt') ?? performance.now());
    push(...step);
  };
}

test('a tap on a room: its questions leave with the finger, before the room is drawn, and once', async () => {
  const { page, close } = await browser().newPhonePage();
  await page.addInitScript(noteStep);
  await page.goto(`${sharedStack().remote}/anchor`);
  const link = page.locator('main a[href*="/anchor/detail/"]').first();
  await link.waitFor();
  await page.waitForTimeout(AT_REST_MS);
  await link.tap();
  await page.getByRole('tablist').first().waitFor();
  await page.waitForTimeout(MOUNTED_MS);
  const { asked, steppedAt } = await page.evaluate(() => ({
    asked: performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
    steppedAt: Number(Reflect.get(window, 'siSteppedAt')),
  }));
  const times = ROOM_QUESTIONS.map((path) => asked.filter(({ name }) => name.includes(path)));
  expect(times.map((all) => all.map(({ startTime }) => startTime < steppedAt))).toEqual([[true], [true]]);
  await close();
}, 60_000);
