import { launchBrowser } from '../browser/launch-browser';
import { watchPage } from '../browser/page-log';
import type { Engine, RawOptions, RawPage } from './engine';

/** Chromium, by the Chrome DevTools Protocol. */
export async function startChromium(): Promise<Engine> {
  const browser = await launchBrowser();
  const newPage = async ({ width, height, initScript }: RawOptions): Promise<RawPage> => {
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
    });
    const page = await context.newPage();
    const log = await watchPage(context, page);
    if (initScript !== '') await context.addInitScript(initScript);
    return {
      open: async (url) => void (await page.goto(url)),
      back: async () => void (await page.goBack({ waitUntil: 'commit' })),
      evaluate: (expression) => page.evaluate(expression),
      tapAt: ({ x, y }) => page.touchscreen.tap(x, y),
      typeText: (text) => page.keyboard.insertText(text),
      press: (key) => page.keyboard.press(key),
      choose: (css, file) => page.locator(css).first().setInputFiles(file),
      setSize: (width, height) => page.setViewportSize({ width, height }),
      setOffline: (isOffline) => context.setOffline(isOffline),
      screenshot: () => page.screenshot(),
      problems: async () => log.unexpected(/^console\.warning/),
      close: () => context.close(),
    };
  };
  return { name: 'chromium', version: browser.version(), newPage, close: () => browser.close() };
}
