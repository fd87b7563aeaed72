import type { Page } from 'playwright-core';
import { sharedStack } from '../servers/servers';

type MountModule = typeof import('sportInfo/mount');

declare global {
  interface Window {
    /** The remote's container, as its remoteEntry.js puts it on a page. */
    sportInfo?: {
      init(scope: object): unknown;
      get(name: './mount'): Promise<() => MountModule>;
    };
    siMount?: MountModule['mount'] | undefined;
    siHandle?: ReturnType<MountModule['mount']> | undefined;
  }
}

/** A way into the app and out again, over and over. */
export interface RemoteEntry {
  /** Opens the host's page and loads the remote. */
  open(page: Page): Promise<void>;
  mount(page: Page): Promise<void>;
  unmount(page: Page): Promise<void>;
}

const isShown = (page: Page) => page.waitForFunction(() => document.querySelector('.sport-info article') !== null);
const isGone = (page: Page) => page.waitForFunction(() => document.querySelector('.sport-info') === null);

const mountEntry: RemoteEntry = {
  async open(page) {
    const { shell, remote } = sharedStack();
    // A host that does nothing by itself: its sheet does not matter here.
    await page.goto(`${shell}/embeds/hostile/?wait`);
    await page.evaluate(async (src) => {
      const script = document.createElement('script');
      await new Promise((resolve) => {
        script.onload = resolve;
        script.src = src;
        document.head.append(script);
      });
      script.remove();
      await window.sportInfo?.init({});
      window.siMount = (await window.sportInfo?.get('./mount'))?.().mount;
    }, `${remote}/remoteEntry.js`);
  },
  async mount(page) {
    await page.evaluate(() => {
      const element = document.querySelector<HTMLElement>('#sport-info');
      if (element !== null) window.siHandle = window.siMount?.(element, { basename: '/embeds/hostile' });
    });
    await isShown(page);
  },
  async unmount(page) {
    await page.evaluate(() => {
      window.siHandle?.unmount();
      window.siHandle = undefined;
    });
    await isGone(page);
  },
};

const press = (page: Page, testId: string) =>
  page.evaluate((id) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`)?.click(), testId);

const componentEntry: RemoteEntry = {
  async open(page) {
    await page.goto(`${sharedStack().shell}/sport-info/anchor`);
    await isShown(page);
    await page.getByTestId('lab-toggle').click();
    await componentEntry.unmount(page);
  },
  async mount(page) {
    await press(page, 'remount');
    await isShown(page);
  },
  async unmount(page) {
    await press(page, 'unmount');
    await isGone(page);
    // The lab shows what the remote said: nodes of the portal, more with every mount.
    await press(page, 'clear-log');
  },
};

export const ENTRIES: Readonly<Record<string, RemoteEntry>> = {
  './mount': mountEntry,
  './SportInfoApp': componentEntry,
};

/** In and out again, so many times. */
export async function goThrough(entry: RemoteEntry, page: Page, times: number): Promise<void> {
  for (let done = 0; done < times; done += 1) {
    await entry.mount(page);
    await entry.unmount(page);
  }
}
