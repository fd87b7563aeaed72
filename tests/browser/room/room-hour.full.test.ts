import type { Page, WebSocketRoute } from 'playwright-core';
import { fileBrowser } from '../../support/browser/browser';
import { heldBy } from '../../support/browser/leak-probe';
import { enterRoom, isUnderWay, roomThat } from '../../support/browser/room-page-object';

const PER_SECOND = 50;
const MINUTE = 60;
/** Seconds that a message takes to cross the picture (decisions.md, danmaku). */
const CROSSING = 8;
const HEAP_RATIO = 1.2;
/** Nodes that may differ between two looks: rows and messages on their way. */
const SLACK = 300;
const TIMEOUT_MS = 15 * 60_000;

const browser = fileBrowser();

declare global {
  interface Window {
    /** The second of the test in which an animation was first seen. */
    siSeen?: WeakMap<Animation, number>;
  }
}

/** Ends what has crossed the picture by the test's clock: animations follow the real one. */
const endCrossed = (page: Page, second: number) =>
  page.evaluate(
    ([now, crossing]) => {
      const seen = window.siSeen ?? new WeakMap<Animation, number>();
      window.siSeen = seen;
      for (const animation of document.getAnimations()) {
        if (!(animation.effect as KeyframeEffect).target?.matches('[aria-hidden="true"] span')) continue;
        const since = seen.get(animation);
        if (since === undefined) seen.set(animation, now);
        else if (now - since >= crossing) animation.finish();
      }
    },
    [second, CROSSING] as const,
  );

it(
  'a room of an hour with fifty messages a second holds no more than after five minutes',
  async () => {
    const { page, close } = await browser().newPhonePage();
    let socket: WebSocketRoute | undefined;
    await page.routeWebSocket(/.*/, (route) => {
      route.connectToServer();
      socket = route;
    });
    await page.clock.install();
    const room = await roomThat(isUnderWay);
    await enterRoom(page, room);
    await page.getByRole('log').getByRole('listitem').first().waitFor();
    const held = await heldBy(page);
    const field = page.locator('[class*="danmaku__shot"]');
    let most = 0;
    const saySecond = async (second: number) => {
      for (let count = 0; count < PER_SECOND; count += 1) {
        const id = `hour${second}-${count}`;
        const content = `message ${second} ${'of some length '.repeat(count % 3)}`;
        const data = {
          id,
          liveRoomId: String(room.roomId),
          uid: `u${count}`,
          nickName: 'Ann',
          content,
          createDate: Date.now(),
        };
        socket?.send(JSON.stringify({ namespace: 'live', mutation: 'chat', data }));
      }
      await page.clock.runFor(1_000);
      await endCrossed(page, second);
      if (second % MINUTE === 0) most = Math.max(most, await field.count());
    };
    const until = async (from: number, to: number) => {
      for (let second = from; second < to; second += 1) await saySecond(second);
      return held();
    };
    const before = await until(0, 5 * MINUTE);
    const after = await until(5 * MINUTE, 60 * MINUTE);
    process.stderr.write(`${JSON.stringify({ before, after, most, ratio: after.heapBytes / before.heapBytes })}\n`);
    // The last words have arrived, and they ran over the picture.
    await page
      .getByText(`message ${60 * MINUTE - 1}`)
      .last()
      .waitFor();
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThan(PER_SECOND);
    expect(after.heapBytes / before.heapBytes).toBeLessThanOrEqual(HEAP_RATIO);
    expect(after.nodes - before.nodes).toBeLessThanOrEqual(SLACK);
    await close();
  },
  TIMEOUT_MS,
);
