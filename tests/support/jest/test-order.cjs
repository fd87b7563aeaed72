const { statSync } = require('node:fs');
const { default: Sequencer } = require('@jest/test-sequencer');

/** Milliseconds that a kilobyte of a test file takes, by project, until a run has told what the file takes. */
const PER_KILOBYTE = { browser: 3_000, integration: 900, contract: 900, 'unit-dom': 250, unit: 60 };

/** Expected milliseconds of the files that are not done, by path. The reporter reads it: jest makes both in one process. */
const expected = new Map();

/** The longest first, so that no core idles behind one of them at the end; a fresh clone goes by kind and size. */
class LongestFirst extends Sequencer {
  sort(tests) {
    const known = super.sort(tests);
    expected.clear();
    for (const test of known) {
      const name = test.context.config.displayName?.name ?? '';
      expected.set(test.path, test.duration ?? (statSync(test.path).size / 1_024) * (PER_KILOBYTE[name] ?? 500));
    }
    return [...known].sort((a, b) => expected.get(b.path) - expected.get(a.path));
  }
}

module.exports = LongestFirst;
module.exports.expected = expected;
