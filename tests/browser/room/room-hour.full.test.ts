import type { Page } from 'playwright-core';
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
const TIMEOUT_MS = 8 * 60_000;

const browser = fileBrowser();

declare global {
  interface Window {
    siSockets?: WebSocket[];
    /** The second of the test in which an animation was first seen. */
    siCrossing?: WeakMap<Animation, number>;
  }
}

/** Keeps the page's sockets: a message of the test is an event there, for a call of the browser each takes ten minutes. */
const keepSockets = (page: Page) =>
  page.addInitScript(() => {
    const kept: WebSocket[] = [];
    window.siSockets = kept;
    window.WebSocket = new Proxy(WebSocket, {
      construct: (target, args: ConstructorParameters<typeof WebSocket>) => {
        const socket = new target(...args);
        kept.push(socket);
        return socket;
      },
    });
  });

/** Fifty viewers speak; what has crossed the picture by the test's clock ends, for animations follow the real one. */
const saySecond = (page: Page, roomId: number, second: number) =>
  page.evaluate(
    ({ roomId, second, perSecond, crossing }) => {
      const socket = window.siSockets?.find(({ readyState }) => readyState === WebSocket.OPEN);
      for (let count = 0; count < perSecond; count += 1) {
        const said = { id: `hour${second}-${count}`, uid: `u${count}`, nickName: 'Ann', createDate: Date.now() };
        const content = `message ${second} ${'of some length '.repeat(count % 3)}`;
        const frame = { namespace: 'live', mutation: 'chat', data: { ...said, content, liveRoomId: String(roomId) } };
        socket?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }));
      }
      window.siCrossing ??= new WeakMap<Animation, number>();
      for (const animation of document.getAnimations()) {
        if (!(animation.effect as KeyframeEffect).target?.matches('[aria-hidden="true"] span')) continue;
        const since = window.siCrossing.get(animation);
        if (since === undefined) window.siCrossing.set(animation, second);
        else if (second - since >= crossing) animation.finish();
      }
    },
    { roomId, second, perSecond: PER_SECOND, crossing: CROSSING },
  );

it(
  'a room of an hour with fifty messages a second holds no more than after five minutes',
  async () => {
    const { page, close } = await browser().newPhonePage({ reducedMotion: false });
    await keepSockets(page);
    await page.clock.install();
    const room = await roomThat(isUnderWay);
    await enterRoom(page, room);
    await page.getByRole('log').getByRole('listitem').first().waitFor();
    const held = await heldBy(page);
    const field = page.locator('[class*="danmaku__shot"]');
    let most = 0;
    const during = async (from: number, to: number) => {
      for (let second = from; second < to; second += 1) {
        await saySecond(page, room.roomId, second);
        await page.clock.runFor(1_000);
        if (second % MINUTE === 0) most = Math.max(most, await field.count());
      }
      return held();
    };
    const before = await during(0, 5 * MINUTE);
    const after = await during(5 * MINUTE, 60 * MINUTE);
    // The last words have arrived, and they ran over the picture.
    const last = page.getByText(`message ${60 * MINUTE - 1}`);
    await last.last().waitFor();
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThan(PER_SECOND);
    expect(after.heapBytes / before.heapBytes).toBeLessThanOrEqual(HEAP_RATIO);
    expect(after.nodes - before.nodes).toBeLessThanOrEqual(SLACK);
    await close();
  },
  TIMEOUT_MS,
);
