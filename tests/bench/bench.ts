import { openBrowser, type TestBrowser } from '../support/browser/browser';
import { requireBrowser } from '../support/browser/find-browser';
import { CHEAP_PHONE } from '../support/browser/slow-phone';
import { benchOptions } from './bench-options';
import { startBenchStack } from './bench-stack';
import { benchBets } from './bets-bench';
import { benchBytes } from './bytes/bytes-bench';
import { benchLeftOut } from './bytes/left-out-bench';
import { benchCrowd } from './crowd/crowd-bench';
import { benchDanmaku } from './danmaku-bench';
import { benchDays } from './day-bench';
import { benchEdits } from './edit-bench';
import { benchEngines } from './engines-bench';
import { benchEntries } from './entries/entries-bench';
import { benchGrowth } from './growth/growth-bench';
import { benchScroll } from './growth/scroll-bench';
import { benchLoads } from './load-bench';
import { benchPictures } from './pictures-bench';
import { benchPlay } from './play-bench';
import { benchPushes } from './push-bench';
import { isOverLimit, type Row, tableOf } from './row';
import { benchSearch } from './search-bench';
import { benchSpinner } from './spinner-bench';
import { benchStart } from './start-bench';
import { benchSwitches } from './taps/switch-bench';
import { benchTaps } from './taps/taps-bench';
import { benchVisits } from './visit-bench';

const { cpuSlowdown, downMbps, latencyMs } = CHEAP_PHONE;
const PLAYED_MIN = 10;
const options = benchOptions(process.argv.slice(2));
const say = (title: string, rows: Row[]): Row[] => {
  for (const line of tableOf(title, rows)) process.stdout.write(`${line}\n`);
  return rows;
};

/** `npm run bench`: tables of what was measured, what is aimed at and what fails; ends with 1 when a limit is broken.
 * `npm run bench -- moving` runs one table of bytes, bets, crowd, danmaku, day, edit (alone: it writes sources, and puts them back), engines, entries, growth, left-out (alone: six builds), load, moving, pictures, play, push, search, start, taps, visits; `play` takes twice
 * ten minutes, with `--minutes=3` twice three. `--rows=alone,shift` measures those rows of `load` and `growth` alone, `--runs=3` each three times. */
async function main(): Promise<void> {
  requireBrowser();
  const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  const runs = (name: string) => wanted.length === 0 || wanted.includes(name);
  const rows = runs('bytes')
    ? say('Bytes of the remote on /anchor, without React and the host', await benchBytes())
    : [];
  if (wanted.includes('left-out'))
    rows.push(...say('What each trimmed library saves on the first route, gz', await benchLeftOut()));
  if (['load', 'entries', 'visits', 'growth', 'moving', 'day', 'bets', 'danmaku', 'search', 'taps'].some(runs))
    rows.push(...(await benchPages(runs)));
  if (runs('crowd')) rows.push(...say('An evening of 100 000 clients (simulated)', await benchCrowd()));
  if (runs('engines')) rows.push(...(await benchOtherEngines()));
  if (runs('play')) rows.push(...(await benchVideo()));
  if (runs('pictures')) rows.push(...say('Pictures of a new back end', await benchPictures()));
  if (runs('push')) rows.push(...(await inBrowser('Pushes (1× CPU, median of 7)', benchPushes)));
  if (wanted.includes('edit'))
    rows.push(
      ...(await inBrowser(`From a file to the screen (median of ${2 * options.runs})`, (b) =>
        benchEdits(b, options.runs),
      )),
    );
  if (runs('start')) rows.push(...(await inBrowser('npm start (warm data, median of 3)', benchStart)));
  const broken = rows.filter(isOverLimit);
  process.stdout.write(`\nbench: ${rows.length - broken.length} within limits, ${broken.length} beyond\n`);
  process.exitCode = broken.length === 0 ? 0 : 1;
}

async function benchPages(runs: (name: string) => boolean): Promise<Row[]> {
  const stack = await startBenchStack();
  const browser = await openBrowser();
  const loading = `Loading /anchor (${cpuSlowdown}× CPU, ${downMbps} Mbps, ${latencyMs} ms, median of ${options.runs})`;
  const entering = `Every page by its own address (${cpuSlowdown}× CPU, ${downMbps} Mbps, ${latencyMs} ms, median of ${options.runs})`;
  const visiting = `Coming back to /anchor (${cpuSlowdown}× CPU, ${downMbps} Mbps, ${latencyMs} ms, median of ${options.runs})`;
  const moving = `Moving about (${cpuSlowdown}× CPU, median of ${options.runs})`;
  const tapping = `From a tap to the next paint (${cpuSlowdown}× CPU, median of at most 3)`;
  try {
    return [
      ...(runs('load') ? say(loading, await benchLoads(browser, stack, options)) : []),
      ...(runs('entries') ? say(entering, await benchEntries(browser, stack, options)) : []),
      ...(runs('visits') ? say(visiting, await benchVisits(browser, stack, options)) : []),
      ...(runs('growth') ? say('Growth (1× CPU)', await benchGrowth(browser, stack, options)) : []),
      ...(runs('growth') ? say(`Scrolling (${cpuSlowdown}× CPU)`, await benchScroll(browser, stack, options)) : []),
      ...(runs('moving') ? say(moving, await benchSwitches(browser, stack, options.runs)) : []),
      ...(runs('moving') ? say('Waiting (1× CPU)', await benchSpinner(browser, stack)) : []),
      ...(runs('taps') ? say(tapping, await benchTaps(browser, stack, options)) : []),
      ...(runs('bets') ? say(`Bets (${cpuSlowdown}× CPU, median of 7)`, await benchBets(browser, stack)) : []),
      ...(runs('danmaku') ? say(`Danmaku, 50 a second (${cpuSlowdown}× CPU)`, await benchDanmaku(browser, stack)) : []),
      ...(runs('search') ? say(`Search (${cpuSlowdown}× CPU, median)`, await benchSearch(browser, stack)) : []),
      ...(runs('day') ? say('A long day (1× CPU, median of 9, data in cache)', await benchDays(browser, stack)) : []),
    ];
  } finally {
    await browser.close();
    await stack.stop();
  }
}

async function benchOtherEngines(): Promise<Row[]> {
  const stack = await startBenchStack();
  try {
    return say('Other engines (1× CPU, median of 5)', await benchEngines(stack));
  } finally {
    await stack.stop();
  }
}

async function benchVideo(): Promise<Row[]> {
  const asked = process.argv.find((argument) => argument.startsWith('--minutes='));
  const minutes = Number(asked?.split('=')[1] ?? PLAYED_MIN);
  const stack = await startBenchStack();
  const { shell, api } = stack;
  try {
    const servers = { shell, api: `http://127.0.0.1:${api}` };
    const bench = (browser: TestBrowser) => benchPlay(browser, servers, minutes);
    return await inBrowser(`Playing (1× CPU, ${minutes} minutes of each)`, bench);
  } finally {
    await stack.stop();
  }
}

async function inBrowser(title: string, bench: (browser: TestBrowser) => Promise<Row[]>): Promise<Row[]> {
  const browser = await openBrowser();
  try {
    return say(title, await bench(browser));
  } finally {
    await browser.close();
  }
}

void main();
