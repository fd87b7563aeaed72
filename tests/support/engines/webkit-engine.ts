import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { freePorts } from '../servers/free-port';
import type { Engine, RawOptions, RawPage } from './engine';
import { type InjectingProxy, startInjectingProxy } from './injecting-proxy';
import { callOf } from './page-call';
import { startScreen, startTool } from './screen';

/** Programs of Debian's `webkit2gtk-driver`. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
}

const KEYS = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB } as const;
const SCRIPT_MS = 20_000;

/** WebKitGTK's MiniBrowser, by WebDriver: a session, and with it a browser, for each page. */
export async function startWebKit(programs: WebKitPrograms): Promise<Engine> {
  const screen = await startScreen();
  const [port = 0] = await freePorts(1);
  const env = { ...process.env, DISPLAY: screen.display, TZ: 'Asia/Shanghai', LC_ALL: 'C.UTF-8' };
  const tool = startTool(programs.driver, [`--port=${port}`], { env });
  const server = `http://127.0.0.1:${port}`;
  await answering(`${server}/status`);
  let version = '';
  const newPage = async (options: RawOptions) => {
    const proxy = await startInjectingProxy();
    const driver = await newSession(server, programs.browser, proxy.address);
    return rawPage(driver, proxy, options);
  };
  const first = await startInjectingProxy();
  const session = await newSession(server, programs.browser, first.address);
  version = String((await session.getCapabilities()).get('browserVersion'));
  await session.quit();
  await first.close();
  const close = async () => {
    tool.kill();
    screen.stop();
  };
  return { name: 'webkit', version, newPage, close };
}

async function answering(url: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const isThere = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('WebKitWebDriver does not answer');
}

/** Full screen is what leaves the tool bar out, whose width no window can be narrower than. */
function newSession(server: string, binary: string, proxy: string): Promise<WebDriver> {
  const capabilities = new Capabilities();
  capabilities.set('browserName', 'MiniBrowser');
  capabilities.set('proxy', { proxyType: 'manual', httpProxy: proxy });
  capabilities.set('webkitgtk:browserOptions', { binary, args: ['--automation', '--full-screen'] });
  return new Builder().usingServer(server).withCapabilities(capabilities).build();
}

/** Runs in each page first: nothing else tells of errors here, and the network's state is a word of the page's. */
function collectProblems(): void {
  const problems: string[] = [];
  Reflect.set(window, 'siProblems', problems);
  const { error } = console;
  console.error = (...parts: unknown[]) => {
    problems.push(`console.error: ${parts.map(String).join(' ')}`);
    error.apply(console, parts);
  };
  addEventListener('error', ({ message }) => {
    // What was not told in this frame is told in the next: a word of the browser's, no error of the page's.
    if (!/^ResizeObserver loop/.test(message)) problems.push(`pageerror: ${message || 'a file could not be had'}`);
  });
  addEventListener('unhandledrejection', ({ reason }) => problems.push(`pageerror: ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', (event) =>
    problems.push(`csp: ${event.effectiveDirective} refused ${event.blockedURI}`),
  );
  Object.defineProperty(Navigator.prototype, 'onLine', { get: () => Reflect.get(window, 'siOffline') !== true });
}

/** Runs in the page: says that the network went or came. */
function sayNetwork(isOffline: boolean): void {
  Reflect.set(window, 'siOffline', isOffline);
  dispatchEvent(new Event(isOffline ? 'offline' : 'online'));
}

async function rawPage(driver: WebDriver, proxy: InjectingProxy, options: RawOptions): Promise<RawPage> {
  proxy.setScript(`${callOf(collectProblems)};\n${options.initScript}`);
  await driver.manage().setTimeouts({ script: SCRIPT_MS });
  const window = driver.manage().window();
  const setSize = async (width: number, height: number) => void (await window.setRect({ x: 0, y: 0, width, height }));
  await setSize(options.width, options.height);
  const evaluate = (expression: string) => evaluateIn(driver, expression);
  return {
    open: (url) => driver.get(url),
    back: async () => void (await evaluate('history.back()')),
    evaluate,
    tapAt: ({ x, y }) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .click()
        .perform(),
    typeText: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    choose: (css, file) => driver.findElement(By.css(css)).sendKeys(file),
    setSize,
    async setOffline(isOffline) {
      proxy.setOffline(isOffline);
      await evaluate(callOf(sayNetwork, isOffline));
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    problems: async () => (await evaluate('window.siProblems ?? []')) as string[],
    async close() {
      await driver.quit();
      await proxy.close();
    },
  };
}

/** Classic WebDriver waits for no promise but by a callback. */
async function evaluateIn(driver: WebDriver, expression: string): Promise<unknown> {
  const answer = (await driver.executeAsyncScript(
    `const done = arguments[arguments.length - 1];
     Promise.resolve().then(() => (${expression})).then(
       (value) => done({ value: value === undefined ? null : value }),
       (error) => done({ error: String(error) }),
     );`,
  )) as { value?: unknown; error?: string };
  if (answer.error !== undefined) throw new Error(answer.error);
  return answer.value;
}
