import { fileBrowser } from '../../support/browser/browser';
import { ENTRIES, goThrough } from '../../support/browser/leak-entries';
import { heldBy } from '../../support/browser/leak-probe';

/**
 * By then chunks are loaded, caches are full and the hot code is compiled. From cycle 20 on the heap grows by 12 %: of 650 kB,
 * 226 are compiled code and 94 the browser's own records of requests; what is ours shows at every cycle, also later ones.
 */
const WARM_UP = 80;
const CYCLES = 200;
/** Nodes and listeners that may differ between two looks; a leak shows at least one a cycle. */
const SLACK = 20;
const HEAP_RATIO = 1.1;
const TIMEOUT_MS = 15 * 60_000;

const browser = fileBrowser();

it.each(Object.entries(ENTRIES))(
  'two hundred mounts through %s leave nothing behind',
  async (name, entry) => {
    const { page, log, close } = await browser().newPhonePage();
    await entry.open(page);
    const held = await heldBy(page);
    await goThrough(entry, page, WARM_UP);
    const before = await held();
    await goThrough(entry, page, CYCLES - WARM_UP);
    const after = await held();
    const ratio = after.heapBytes / before.heapBytes;
    process.stderr.write(`${name}: ${JSON.stringify({ before, after, ratio })}\n`);
    expect(after.nodes - before.nodes).toBeLessThanOrEqual(SLACK);
    expect(after.listeners - before.listeners).toBeLessThanOrEqual(SLACK);
    expect(ratio).toBeLessThanOrEqual(HEAP_RATIO);
    expect(log.unexpected()).toEqual([]);
    await close();
  },
  TIMEOUT_MS,
);
