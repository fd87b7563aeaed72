import { type ConformanceOptions, runConformance } from '../../../shell-demo/conformance/run-conformance';
import { DEFAULT_SIGN_KEY } from '../../../src/contract/signature';
import { brokenCopy } from './broken-copy';
import type { BrokenWay } from './broken-way';

/** The check of a back end with demo users. */
export const check = (base: string, options: Partial<ConformanceOptions> = {}) =>
  runConformance({
    base,
    signKey: DEFAULT_SIGN_KEY,
    pid: '1',
    pushUrl: undefined,
    named: [],
    only: [],
    writes: false,
    ...options,
  });

/** What is found in a copy of this back end that is broken in one way, by the one rule on the one call. */
export async function findingsIn(base: string, { fault, rule, call, writes }: BrokenWay) {
  const copy = await brokenCopy(base, ...[fault].flat());
  try {
    const { findings } = await check(copy.url, { only: [rule, call], writes: writes === true });
    return findings;
  } finally {
    await copy.stop();
  }
}
