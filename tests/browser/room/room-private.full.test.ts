import type { Page } from 'playwright-core';
import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { lab } from '../../support/browser/lab';
import type { LabRoom } from '../../support/browser/lab-video';
import { enterRoom, isPrivateLive, logIn, roomPath, roomThat } from '../../support/browser/room-page-object';
import { publishStacks, type RunningStack, sharedStack, startStack } from '../../support/servers/servers';
import { heldTexts } from './held-texts';

/** An evening on which private rooms are on air; the shared world has none. */
const WORLD = { at: '2025-03-15T13:25:00Z' };
/** A channel is asked for within a second, a push follows within three. */
const HEARD_MS = 4_000;

const browser = fileBrowser();
let stack: RunningStack;
let phone: PhonePage;
let room: LabRoom;
beforeAll(async () => {
  stack = await startStack(WORLD);
  publishStacks([stack]);
  room = await roomThat(isPrivateLive);
});
afterAll(() => stack?.stop());
beforeEach(async () => {
  phone = await browser().newPhonePage();
});
afterEach(() => phone.close());

/** What somebody could read of a page: markup, addresses, storage. */
const traces = (page: Page) =>
  page.evaluate(() =>
    [
      document.documentElement.outerHTML,
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      ...performance.getEntriesByType('resource').map(({ name }) => name),
    ].join('\n'),
  );

/** Texts of the socket, in both directions, from now on. */
function framesOf(page: Page): string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => frames.push(String(payload)));
    socket.on('framesent', ({ payload }) => frames.push(String(payload)));
  });
  return frames;
}

const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

test.each([
  ['a visitor', undefined],
  ['a member without the room', 'plain'],
])('private room: closed to %s; its id is in no page, storage, store or frame', async (_who, key) => {
  const { page } = phone;
  const frames = framesOf(page);
  if (key !== undefined) await logIn(page, key);
  await page.goto(`${sharedStack().remote}/anchor`);
  await page.getByRole('article').first().waitFor();
  await goTo(page, '/anchor/all-anchor');
  // Home stays mounted, hidden: roles see only what is shown.
  await page.getByRole('tab', { name: /直播中/ }).waitFor();
  await page.getByRole('main').getByRole('article').first().waitFor();
  await goTo(page, roomPath(room));
  await page.getByText('私密直播间').waitFor();
  await page.getByRole('link', { name: '看其他主播' }).waitFor();
  expect(await page.getByRole('tab').allTextContents()).toEqual(['主播赛程', '榜单', '动态']);
  await page.waitForTimeout(HEARD_MS);
  expect(frames.length).toBeGreaterThan(0);
  const id = String(room.roomId);
  for (const text of [await traces(page), ...frames]) expect(text).not.toContain(id);
  const held = await heldTexts(page);
  // What is looked for would be found: the host's own id is held.
  expect(held).toContain(String(room.hostId));
  const whole = new RegExp(`(^|\\D)${id}(\\D|$)`);
  // The engine's own names carry numbers of its objects, which may be anything.
  const ours = held.map((text) => text.replace(/@\d+/g, ''));
  expect(ours.filter((text) => whole.test(text))).toEqual([]);
});

test('private room: open to the member who has it, and closed when their session ends [6.2]', async () => {
  const { page } = phone;
  await logIn(page, 'special');
  await enterRoom(page, room);
  await page.getByRole('tab', { name: '聊天' }).waitFor();
  await page.getByRole('log').getByRole('listitem').first().waitFor();
  const id = String(room.roomId);
  expect(await heldTexts(page)).toContain(id);
  await lab(sharedStack().api).expire({ key: 'special' });
  await page.getByText('私密直播间').waitFor();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(id);
});
