import { startBackendProcess } from '../support/servers/backend-process';
import { HOME, signedCall } from '../support/signed-call';
import type { Row } from './row';

/** As many as a crowd asks for that meets a back end which has drawn nothing yet. */
const PICTURES = 2000;
const AT_ONCE = 48;
const PAUSE_MS = 40;
const QUIET_CALLS = 100;
const LIMIT_MS = 200;

const SKINS = ['d79c74', 'e9b48c', 'b97d56', 'f6d3b8'];
const HAIRS = ['3a2a20', '5b3a22', '23282f', '1c2a3e', '7a4a26'];
const SHIRTS = ['0d7289', '7a5af0', 'd9730d', '0a7d50', 'cf2637', '2550dd', '394656'];

/** Photos and portraits that the world may have, each another one. */
function names(): string[] {
  const scenes = Array.from({ length: 960 }, (_, n) => `sc${(n % 4) + 1}-${Math.floor(n / 4)}.png`);
  const people = SKINS.flatMap((skin) =>
    HAIRS.flatMap((hair) =>
      SHIRTS.flatMap((shirt) =>
        ['e7dfff', 'ffe3cf'].flatMap((ground) =>
          [1, 2, 3, 4].map((kind) => `av${kind}-${ground}-${skin}-${hair}-${shirt}.png`),
        ),
      ),
    ),
  );
  return [...scenes, ...people].slice(0, PICTURES);
}

const at = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Times of calls in ms, the shortest first: somebody asks again and again until it is over. */
async function timeCalls(url: string, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    const began = performance.now();
    await signedCall(url, 'anchorHome', HOME);
    times.push(performance.now() - began);
    await pause(PAUSE_MS);
  }
  return times.sort((a, b) => a - b);
}

/** What the calls of others wait for while a new back end draws two thousand pictures. */
export async function benchPictures(): Promise<Row[]> {
  const backend = await startBackendProcess({ at: '2025-03-15T13:25:00Z' });
  try {
    await signedCall(backend.url, 'anchorHome', HOME);
    let asked = 0;
    const quiet = await timeCalls(backend.url, () => {
      asked += 1;
      return asked > QUIET_CALLS;
    });
    const queue = names();
    let failed = 0;
    const ask = async () => {
      for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
        const reply = await fetch(`${backend.url}/api/forehead/system/file/get/${name}`);
        await reply.arrayBuffer();
        if (reply.status !== 200) failed += 1;
      }
    };
    const began = performance.now();
    let isOver = false;
    const drawn = Promise.all(Array.from({ length: AT_ONCE }, ask)).then(() => {
      isOver = true;
    });
    const times = await timeCalls(backend.url, () => isOver);
    await drawn;
    const seconds = (performance.now() - began) / 1000;
    return [
      {
        name: `a call while ${PICTURES} pictures are drawn, p95`,
        value: at(times, 0.95),
        unit: 'ms',
        limit: LIMIT_MS,
        note: `${times.length} calls, median ${Math.round(at(times, 0.5))} ms, longest ${Math.round(at(times, 1 - 1e-9))} ms`,
      },
      { name: 'a call while none is drawn, p95', value: at(quiet, 0.95), unit: 'ms' },
      { name: 'pictures that did not come', value: failed, unit: '', limit: 0 },
      { name: 'all of them drawn after', value: seconds, unit: 's' },
    ];
  } finally {
    await backend.stop();
  }
}
