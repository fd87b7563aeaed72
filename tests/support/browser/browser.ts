import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type PageLog, watchPage } from './page-log';

const ACTION_TIMEOUT_MS = 15_000;

/** A page as a phone shows it; every field has a default. */
export interface PhoneOptions {
  /** CSS pixels, 390 by default. */
  width?: number;
  /** CSS pixels, 844 by default. */
  height?: number;
  /** The browser's language, zh-CN by default. */
  locale?: string;
  colorScheme?: 'light' | 'dark';
  /** The device's zone, Asia/Shanghai by default. */
  timezoneId?: string;
  /** On for a test file, where motion takes most of a busy machine's time; off for a browser of one's own, which measures. */
  reducedMotion?: boolean;
  /** False gives a page with a mouse and a desktop's scroll bars. */
  touch?: boolean;
}

export interface PhonePage {
  page: Page;
  context: BrowserContext;
  log: PageLog;
  close(): Promise<void>;
}

export interface TestBrowser {
  browser: Browser;
  /** A page in a context of its own: cookies and storage are empty and are not shared. */
  newPhonePage(options?: PhoneOptions): Promise<PhonePage>;
  close(): Promise<void>;
}

/** A browser of its own, for what the worker's may not do: be closed, be measured. */
export async function openBrowser(): Promise<TestBrowser> {
  // Loaded here: a test file has the worker's browser, and the package is half a second of every file that loads it.
  const { launchBrowser } = await import('./launch-browser');
  const browser = await launchBrowser();
  return { ...phonesOf(browser), close: () => browser.close() };
}

const phonesOf = (browser: Browser, usual: PhoneOptions = {}) => ({
  browser,
  newPhonePage: (options: PhoneOptions = {}) => newPhonePage(browser, { ...usual, ...options }),
});

async function newPhonePage(browser: Browser, options: PhoneOptions): Promise<PhonePage> {
  const touch = options.touch ?? true;
  const context = await browser.newContext({
    viewport: { width: options.width ?? 390, height: options.height ?? 844 },
    deviceScaleFactor: 2,
    isMobile: touch,
    hasTouch: touch,
    locale: options.locale ?? 'zh-CN',
    colorScheme: options.colorScheme ?? 'light',
    timezoneId: options.timezoneId ?? 'Asia/Shanghai',
    reducedMotion: options.reducedMotion ? 'reduce' : 'no-preference',
  });
  context.setDefaultTimeout(ACTION_TIMEOUT_MS);
  const page = await context.newPage();
  const log = await watchPage(context, page);
  const close = async () => {
    // What a route still fetches when its test ends must not fail another file; a page that is gone has none.
    if (!page.isClosed()) {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.unrouteAll({ behavior: 'ignoreErrors' });
    }
    await context.close();
  };
  return { page, context, log, close };
}

/** The browser of this worker, for a test file of the browser project; what a test leaves open is closed after the file. */
export function fileBrowser(): () => Omit<TestBrowser, 'close'> {
  const browser = Reflect.get(globalThis, 'siBrowser') as Browser;
  afterAll(() => Promise.all(browser.contexts().map((context) => context.close())));
  return () => phonesOf(browser, { reducedMotion: true });
}
