import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { median } from '../architecture/sizes/statistics';
import type { TestBrowser } from '../support/browser/browser';
import { startProgram } from '../support/child-process';
import { freePorts } from '../support/servers/free-port';
import { ANCHOR_HOME } from './load-bench';
import type { Row } from './row';

const WARM_RUNS = 3;
const START_TIMEOUT_MS = 180_000;

interface Start {
  /** From the command to the portal's home in the browser, in seconds. */
  home: number;
  /** From the click on "sport-info" to anchor home with its data, in seconds. */
  click: number;
}

/** What a newcomer waits for after `npm start`: the portal's home, then anchor home after the click. No throttling. */
export async function benchStart(browser: TestBrowser): Promise<Row[]> {
  const data = await mkdtemp(path.join(tmpdir(), 'sport-info-start-'));
  try {
    const first = await oneStart(browser, data);
    const warm: Start[] = [];
    for (let run = 0; run < WARM_RUNS; run += 1) warm.push(await oneStart(browser, data));
    const middle = (read: (start: Start) => number) => median(warm.map(read));
    return [
      {
        name: 'npm start to the home',
        unit: 's',
        value: middle((one) => one.home),
        limit: 60,
        note: `with an empty data folder ${first.home.toFixed(1)} s`,
      },
      {
        name: 'click to anchor home with data',
        unit: 's',
        value: middle((one) => one.click),
        limit: 3,
        note: `the first time ${first.click.toFixed(1)} s`,
      },
    ];
  } finally {
    await rm(data, { recursive: true, force: true });
  }
}

async function oneStart(browser: TestBrowser, data: string): Promise<Start> {
  const [shell = 0, remote = 0, api = 0] = await freePorts(3);
  const env = { SHELL_PORT: String(shell), REMOTE_PORT: String(remote), API_PORT: String(api), DATABASE_URL: '' };
  const begun = performance.now();
  const program = await startProgram('tools/dev/start.ts', ['--data', data], /^API\s/, {
    timeoutMs: START_TIMEOUT_MS,
    env,
  });
  const { page, close } = await browser.newPhonePage();
  try {
    await page.goto(`http://localhost:${shell}/`);
    const link = page.getByTestId('open-sport-info');
    await link.waitFor();
    const home = (performance.now() - begun) / 1000;
    const clicked = performance.now();
    await link.click();
    for (const { selector, count } of ANCHOR_HOME)
      await page
        .locator(selector)
        .nth(count - 1)
        .waitFor();
    return { home, click: (performance.now() - clicked) / 1000 };
  } finally {
    await close();
    await program.stop();
  }
}
