const { statSync } = require('node:fs');
const { default: Sequencer } = require('@jest/test-sequencer');

/** Milliseconds that a kilobyte of a test file takes, by project, until a run has told what the file takes. */
const PER_KILOBYTE = { browser: 3_000, integration: 900, contract: 900, 'unit-dom': 250, unit: 60 };

const kindOf = (test) => test.context.config.displayName?.name ?? '';

/** Expected milliseconds of the files that are not done, by path. The reporter reads it: jest makes both in one process. */
const expected = new Map();

/** Milliseconds of tests that need no server, while the portals start. */
const MEANWHILE = 45_000;

/**
 * The longest first, so that no core idles behind one of them at the end, but for a few that bridge the start of the portals;
 * a fresh clone goes by kind and size.
 */
class LongestFirst extends Sequencer {
  sort(tests) {
    const known = super.sort(tests);
    expected.clear();
    for (const test of known) {
      const usual = PER_KILOBYTE[kindOf(test)] ?? 500;
      expected.set(test.path, test.duration ?? (statSync(test.path).size / 1_024) * usual);
    }
    const sorted = [...known].sort((a, b) => expected.get(b.path) - expected.get(a.path));
    if (!sorted.some((test) => kindOf(test) === 'browser')) return sorted;
    const first = [];
    for (let left = MEANWHILE; left > 0; left -= expected.get(first.at(-1).path)) {
      const next = sorted.find((test) => kindOf(test) === 'unit-dom' && !first.includes(test));
      if (next === undefined) break;
      first.push(next);
    }
    return [...first, ...sorted.filter((test) => !first.includes(test))];
  }
}

module.exports = LongestFirst;
module.exports.expected = expected;
