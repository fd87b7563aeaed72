import { labVideo } from '../../support/browser/lab-video';
import { plainStack } from '../../support/browser/plain-page-object';

/** decisions.md, additions: each screen does its main job on the specification's fields alone. */
const plain = plainStack();
/** Says of a match what nobody knows. */
const CLAIM = /进行中/;

test('anchor home shows matches to watch or to book, anchors and moments [additions.4]', async () => {
  const { page, log } = plain.phone();
  await plain.open('/anchor');
  await page.getByRole('region', { name: '热门赛事' }).getByRole('article').first().waitFor();
  await page.getByRole('link', { name: /^观看/ }).first().waitFor();
  await page.getByRole('article').first().waitFor();
  expect(log.unexpected()).toEqual([]);
});

test('the live list has its three tabs, told by the start [additions.10]', async () => {
  const { page, log } = plain.phone();
  await plain.open('/anchor/all-anchor');
  const tabs = page.getByRole('tab');
  await tabs.first().waitFor();
  const counts = async () => (await tabs.allInnerTexts()).map((text) => Number(/\d+/.exec(text)?.[0] ?? 0));
  await page.getByRole('tab', { name: /即将/ }).click();
  await page.getByRole('button', { name: /^预约/ }).first().waitFor();
  expect((await counts()).every((count) => count > 0)).toBe(true);
  expect(log.unexpected()).toEqual([]);
});

test('a room plays, has its schedule to book, and claims nothing of matches to come', async () => {
  const { page, log } = plain.phone();
  const rooms = await labVideo(plain.api()).rooms();
  const live = rooms.find(
    ({ state, groupId, withdrawn, source }) => state === 'live' && groupId === 0 && !withdrawn && source === 164,
  );
  await plain.open(`/anchor/detail/${live?.hostId}`);
  await page.locator('video').waitFor({ state: 'attached' });
  await page.getByRole('tab', { name: '主播赛程' }).click();
  await page.getByRole('button', { name: /^预约/ }).first().waitFor();
  const panel = page.getByRole('tabpanel').last();
  expect(await panel.innerText()).not.toMatch(CLAIM);
  // A call of ours, which this back end does not know: there is no chat, and the room opens on its match.
  expect(await page.getByRole('tab', { name: '聊天' }).count()).toBe(0);
  expect(log.unexpected(/404 .*\/live\/chat\/list/)).toEqual([]);
});
