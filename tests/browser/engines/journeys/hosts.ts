import type { EnginePage } from '../../../support/engines/engine-page';
import { sharedStack } from '../../../support/servers/servers';
import type { Journey } from './journey';

/** Runs in the page: loads the remote by its container, as a host without a bundler does. */
const loadRemote = async (source: string) => {
  const script = document.createElement('script');
  await new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = reject;
    script.src = source;
    document.head.append(script);
  });
  await window.sportInfo?.init({});
  window.siMount = (await window.sportInfo?.get('./mount'))?.().mount;
};

const mountThere = (options: object) => {
  const element = document.querySelector<HTMLElement>('#sport-info');
  if (element !== null)
    window.siHandle = window.siMount?.(element, { basename: '/embeds/hostile', ...options } as never);
};

/** A plain page of the portal's origin that mounts nothing by itself. */
async function openHost(page: EnginePage): Promise<void> {
  const { shell, remote } = sharedStack();
  await page.open(`${shell}/embeds/hostile/?wait`);
  await page.evaluate(loadRemote, `${remote}/remoteEntry.js`);
}

/** Runs in the page, before the app: counts what it starts. */
function countStarted(): void {
  const counted = { sockets: [] as WebSocket[], intervals: new Set<number>(), fired: 0 };
  Reflect.set(window, 'siCounted', counted);
  const { WebSocket: Socket, setInterval: every, clearInterval: stop } = window;
  window.WebSocket = class extends Socket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      counted.sockets.push(this);
    }
  };
  window.setInterval = ((...args: Parameters<typeof every>) => {
    const id = every(...args);
    counted.intervals.add(Number(id));
    return id;
  }) as typeof every;
  window.clearInterval = (id) => {
    counted.intervals.delete(Number(id));
    stop(id);
  };
}

/** What is left of the app on the page. */
const left = () => {
  const counted = Reflect.get(window, 'siCounted') as { sockets: WebSocket[]; intervals: Set<number> };
  return {
    elements: document.querySelectorAll('.sport-info, .sport-info *').length,
    inElement: document.querySelector('#sport-info')?.childNodes.length,
    dialogs: document.querySelectorAll('dialog').length,
    sockets: counted.sockets.filter((one) => one.readyState < WebSocket.CLOSING).length,
    intervals: counted.intervals.size,
    rootStyle: document.documentElement.getAttribute('style') ?? '',
    bodyStyle: document.body.getAttribute('style') ?? '',
  };
};

const NOTHING = { elements: 0, inElement: 0, dialogs: 0, sockets: 0, intervals: 0, rootStyle: '', bodyStyle: '' };

export const mountAndUnmount: Journey = {
  name: '`./mount` in a plain page, and `unmount` that leaves nothing',
  async walk({ open }) {
    const page = await open();
    await openHost(page);
    await page.evaluate(countStarted);
    for (const _time of [1, 2]) {
      await page.evaluate(mountThere, {});
      await page.waitFor({ css: '.sport-info article' });
      await page.until('a socket', () => {
        const { sockets } = Reflect.get(window, 'siCounted') as { sockets: WebSocket[] };
        return sockets.some((one) => one.readyState === WebSocket.OPEN);
      });
      await page.evaluate(() => window.siHandle?.unmount());
      await page.waitGone({ css: '.sport-info' });
      await page.pause(300);
      expect(await page.evaluate(left)).toEqual(NOTHING);
    }
    expect(await page.problems()).toEqual([]);
    return undefined;
  },
};

const inApp = (path: string) => `/embeds/hostile${path}`;

export const withoutNavigation: Journey = {
  name: 'a host without the Navigation API: `locationChanged()`',
  async walk({ open }) {
    const page = await open();
    await openHost(page);
    const had = await page.evaluate(() => {
      const had = 'navigation' in window;
      // Where the browser has it, as if it had not.
      if (had) Object.defineProperty(window, 'navigation', { value: undefined, configurable: true });
      return had;
    });
    await page.evaluate(mountThere, {});
    await page.waitFor({ css: '.sport-info article' });
    const title = () =>
      page.evaluate(() => document.querySelector('.sport-info nav [aria-current="page"]')?.textContent);
    await page.evaluate((path: string) => history.pushState(null, '', path), inApp('/user-ranking'));
    await page.pause(200);
    expect(await title()).toContain('主播');
    await page.evaluate(() => window.siHandle?.locationChanged());
    await page.waitFor({ css: '.sport-info nav [aria-current="page"]', text: '盈利榜' });
    await page.back();
    await page.waitFor({ css: '.sport-info nav [aria-current="page"]', text: '主播' });
    await page.evaluate((path: string) => window.siHandle?.navigate(path), '/news');
    await page.waitPath(inApp('/news'));
    await page.waitFor({ css: '.sport-info nav [aria-current="page"]', text: '爆料' });
    await page.evaluate(() => window.siHandle?.unmount());
    return had ? 'taken away' : undefined;
  },
};
