import type { BrowserContext, CDPSession, Page } from 'playwright-core';

/** What a page holds after its garbage is collected. */
export interface Holdings {
  /** DOM nodes, those that nobody sees included. */
  readonly nodes: number;
  readonly listeners: number;
  readonly heapBytes: number;
}

/** Reads what a page holds, through the browser's own metrics. */
export async function heldBy(page: Page): Promise<() => Promise<Holdings>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  return async () => {
    // What a finaliser lets go of is collected by the second round.
    await session.send('HeapProfiler.collectGarbage');
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return { nodes: value('Nodes'), listeners: value('JSEventListeners'), heapBytes: value('JSHeapUsedSize') };
  };
}

interface Activity {
  /** Callbacks of timers and animation frames that ran. */
  fired: string[];
  /** Sockets that are open or opening. */
  sockets: (WebSocket | EventSource)[];
}

declare global {
  interface Window {
    siActivity?: Activity;
  }
}

/** Counts the timers that fire and keeps the sockets of every page of the context, from before its first script. */
export const countActivity = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const activity: Activity = { fired: [], sockets: [] };
    window.siActivity = activity;
    for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback'] as const) {
      const real = window[name] as (callback: (...args: unknown[]) => void, ...rest: unknown[]) => number;
      const counting = (callback: (...args: unknown[]) => void, ...rest: unknown[]) => {
        const asked = new Error(name).stack ?? name;
        return real(
          (...args) => {
            activity.fired.push(asked);
            callback(...args);
          },
          ...rest,
        );
      };
      Object.assign(window, { [name]: counting });
    }
    for (const name of ['WebSocket', 'EventSource'] as const) {
      const construct = (target: typeof WebSocket, args: ConstructorParameters<typeof WebSocket>) => {
        const socket = new target(...args);
        activity.sockets.push(socket);
        return socket;
      };
      Object.assign(window, { [name]: new Proxy(window[name] as typeof WebSocket, { construct }) });
    }
  });

/** What a page does in so many ms: requests that begin, timers that fire, sockets that are open at the end. */
export async function activityDuring(page: Page, ms: number): Promise<string[]> {
  const asked: string[] = [];
  const onRequest = (request: { url(): string }) => asked.push(`request ${request.url()}`);
  page.on('request', onRequest);
  await page.evaluate(() => {
    if (window.siActivity !== undefined) window.siActivity.fired = [];
  });
  await page.waitForTimeout(ms);
  page.off('request', onRequest);
  const seen = await page.evaluate(() => {
    const { fired, sockets } = window.siActivity ?? { fired: ['not counted'], sockets: [] };
    const open = sockets.filter((socket) => socket.readyState <= 1);
    return [...fired.map((stack) => `timer ${stack}`), ...open.map((socket) => `socket ${socket.url}`)];
  });
  return [...asked, ...seen];
}
