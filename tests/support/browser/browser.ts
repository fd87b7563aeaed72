import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { findBrowser, NO_BROWSER } from './find-browser';
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
  /** Off by default, so that what moves is tested as it moves. */
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

/** Starts the browser that CHROME_PATH names or the machine has. */
export async function openBrowser(): Promise<TestBrowser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error(NO_BROWSER);
  const browser = await chromium.launch({
    executablePath,
    args: [
      // Chromium's sandbox cannot start as root, which is what a CI container is.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
    ],
  });
  return {
    browser,
    newPhonePage: (options = {}) => newPhonePage(browser, options),
    close: () => browser.close(),
  };
}

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
  return { page, context, log, close: () => context.close() };
}

/** For a test file: one browser for all its tests, closed even when a test fails. Read `current()` inside a test. */
export function fileBrowser(): () => TestBrowser {
  let opened: TestBrowser | undefined;
  beforeAll(async () => {
    opened = await openBrowser();
  });
  afterAll(() => opened?.close());
  return () => {
    if (!opened) throw new Error('the browser is open only while tests run');
    return opened;
  };
}
