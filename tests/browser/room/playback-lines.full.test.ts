import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { type LabRoom, labVideo } from '../../support/browser/lab-video';
import { portal } from '../../support/browser/portal';
import { goodRoom, seeVideo, untilPlaying, videoRequests } from '../../support/browser/real-video';
import { sharedStack } from '../../support/servers/servers';

const LOOP_S = 16;
const WATCHED_MS = 3_000;
/** A broken stream is what these tests are about; the browser says so in its console. */
const BROKEN_STREAM = /Failed to load resource.*\/live\//;

const browser = fileBrowser();
const qa = () => labVideo(sharedStack().api);
let phone: PhonePage;
let room: LabRoom;
beforeEach(async () => {
  phone = await browser().newPhonePage();
  room = await goodRoom(sharedStack().api);
});
afterEach(async () => {
  await qa().heal();
  await phone.close();
});

/** The shell allows video to begin by itself. */
const enter = () => phone.page.goto(`${sharedStack().shell}/sport-info/anchor/detail/${room.hostId}`);
const untilNoneRuns = async () => {
  for (let n = 0; n < 50 && (await qa().running()) > 0; n++) await phone.page.waitForTimeout(100);
  return qa().running();
};

it.each([
  ['FLV [video source.1]', undefined, /^1 hd stream\.flv$/],
  ['HLS', 'flv', /^1 hd \d+\.m4s$/],
] as const)(
  'real playback: %s advances, in time and in the picture',
  async (_name, broken, asked) => {
    const { page } = phone;
    if (broken !== undefined) await qa().line({ roomId: room.roomId, kind: broken, health: 'broken' });
    const requests = videoRequests(page);
    await enter();
    await untilPlaying(page);
    const first = await seeVideo(page);
    await page.waitForTimeout(WATCHED_MS);
    const second = await seeVideo(page);
    expect(second).toMatchObject({ width: 640, phase: 'playing', isMuted: true });
    expect(requests.some((one) => asked.test(one))).toBe(true);
    // A busy machine drops frames, never seconds.
    expect(second.time - first.time).toBeGreaterThan(WATCHED_MS / 1000 - 1);
    expect((second.clock - first.clock + LOOP_S) % LOOP_S).toBeGreaterThanOrEqual(2);
    expect((second.clock - first.clock + LOOP_S) % LOOP_S).toBeLessThanOrEqual(5);
    expect(phone.log.unexpected(...(broken === undefined ? [] : [BROKEN_STREAM]))).toEqual([]);
  },
  60_000,
);

it('the source that dies is followed by the next one; when all have died the picture comes back by itself', async () => {
  const { page } = phone;
  const requests = videoRequests(page);
  await enter();
  await untilPlaying(page);
  await qa().line({ roomId: room.roomId, line: 1, health: 'broken' });
  await page.locator('.sport-info').getByText('已切换到线路 2').waitFor();
  await untilPlaying(page);
  expect(requests.at(-1)).toBe('2 hd stream.flv');
  await page.getByRole('button', { name: '线路 2', exact: true }).waitFor({ state: 'attached' });

  await qa().line({ roomId: room.roomId, health: 'broken' });
  await page.locator('.sport-info [data-phase="loading"]').waitFor();
  await page.waitForTimeout(WATCHED_MS);
  await qa().heal();
  await untilPlaying(page);
  expect((await seeVideo(page)).width).toBe(640);
  expect(phone.log.unexpected(BROKEN_STREAM)).toEqual([]);
}, 60_000);

it('left and closed, it asks for nothing more, and the server has nobody who watches', async () => {
  const { page } = phone;
  await enter();
  await untilPlaying(page);
  expect(await qa().running()).toBe(1);
  await portal(page).press('navigate /user-ranking');
  await page.getByRole('button', { name: '关闭小窗' }).click();
  const requests = videoRequests(page);
  expect(await untilNoneRuns()).toBe(0);
  await page.waitForTimeout(2_500);
  expect([requests, await page.locator('.sport-info video').count()]).toEqual([[], 0]);
}, 60_000);
