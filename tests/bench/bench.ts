import { openBrowser } from '../support/browser';
import { requireBrowser } from '../support/find-browser';
import { CHEAP_PHONE } from '../support/slow-phone';
import { startBenchStack } from './bench-stack';
import { benchBytes } from './bytes-bench';
import { benchLoads } from './load-bench';
import { isOverLimit, type Row, tableOf } from './row';
import { benchSwitches } from './switch-bench';

const { cpuSlowdown, downMbps, latencyMs } = CHEAP_PHONE;
const say = (title: string, rows: Row[]): Row[] => {
  for (const line of tableOf(title, rows)) process.stdout.write(`${line}\n`);
  return rows;
};

/** `npm run bench`: tables of what was measured, what is aimed at and what fails; ends with 1 when a limit is broken. */
async function main(): Promise<void> {
  requireBrowser();
  const rows = say('Bytes of the remote on /anchor, without React and the host', await benchBytes());
  const stack = await startBenchStack();
  const browser = await openBrowser();
  try {
    const place = `${cpuSlowdown}× CPU, ${downMbps} Mbps, ${latencyMs} ms, median of 7`;
    rows.push(...say(`Loading /anchor (${place})`, await benchLoads(browser, stack)));
    rows.push(...say(`Moving about (${cpuSlowdown}× CPU, median of 7)`, await benchSwitches(browser, stack)));
  } finally {
    await browser.close();
    await stack.stop();
  }
  const broken = rows.filter(isOverLimit);
  process.stdout.write(`\nbench: ${rows.length - broken.length} within limits, ${broken.length} beyond\n`);
  process.exitCode = broken.length === 0 ? 0 : 1;
}

void main();
