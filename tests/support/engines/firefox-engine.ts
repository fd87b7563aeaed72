import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import type { Engine, RawOptions, RawPage } from './engine';

/** Content of the pages is in Chinese, and the day ends where the world of the tests lies. */
const PREFERENCES = { 'intl.accept_languages': 'zh-CN, zh', 'media.autoplay.default': 0, 'ui.useOverlayScrollbars': 1 };

/** Firefox, by WebDriver BiDi. */
export async function startFirefox(program: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    env: { ...process.env, TZ: 'Asia/Shanghai' },
    extraPrefsFirefox: PREFERENCES,
  });
  const version = (await browser.version()).replace(/^\D*/, '');
  return {
    name: 'firefox',
    version,
    newPage: (options) => newPage(browser, options),
    close: () => browser.close(),
  };
}

function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console.error: ${message.text()} (${message.location().url ?? ''})`);
  });
  page.on('pageerror', (error) =>
    problems.push(`pageerror: ${error instanceof Error ? error.message : String(error)}`),
  );
  return problems;
}

async function newPage(browser: Browser, { width, height, initScript }: RawOptions): Promise<RawPage> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const problems = watch(page);
  const setSize = (width: number, height: number) =>
    page.setViewport({ width, height, deviceScaleFactor: 2, hasTouch: true });
  await setSize(width, height);
  if (initScript !== '') await page.evaluateOnNewDocument(initScript);
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    back: () => page.evaluate(() => window.history.back()),
    evaluate: (expression) => page.evaluate(expression),
    tapAt: ({ x, y }) => page.mouse.click(x, y),
    typeText: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    async choose(css, file) {
      const input = await page.$(css);
      await (input as Awaited<ReturnType<typeof page.$<'input'>>>)?.uploadFile(file);
    },
    setSize,
    setOffline: (isOffline) => page.setOfflineMode(isOffline),
    screenshot: async () => Buffer.from(await page.screenshot()),
    problems: async () => [...problems],
    close: () => context.close(),
  };
}
