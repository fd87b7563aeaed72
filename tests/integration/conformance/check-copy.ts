import { DEFAULT_SIGN_KEY } from '../../../src/contract/signature';
import { type ConformanceOptions, runConformance } from '../../../tools/conformance/run-conformance';
import { brokenCopy } from './broken-copy';
import type { BrokenWay } from './broken-way';

/** The check of a back end with demo users. */
export const check = (base: string, options: Partial<ConformanceOptions> = {}) =>
  runConformance({
    base,
    signKey: DEFAULT_SIGN_KEY,
    pid: '1',
    pushUrl: undefined,
    pageOrigin: undefined,
    named: [],
    only: [],
    writes: false,
    ...options,
  });

/** What is found in a copy of this back end that is broken in one way, by all rules that look at the call. */
export async function findingsIn(base: string, { fault, call, writes }: BrokenWay) {
  const copy = await brokenCopy(base, ...[fault].flat());
  try {
    const { findings } = await check(copy.url, { only: [call], writes: writes === true });
    return findings;
  } finally {
    await copy.stop();
  }
}
