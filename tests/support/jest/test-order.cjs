const { statSync } = require('node:fs');
const { default: Sequencer } = require('@jest/test-sequencer');

/** Milliseconds that a kilobyte of a test file takes, by project, until a run has told what the file takes. */
const PER_KILOBYTE = { browser: 3_000, integration: 900, contract: 900, 'unit-dom': 250, unit: 60 };

/** Milliseconds of short files that walk through every route or wait for clocks: their size says nothing of their time. */
const LONG = {
  'pieces/pieces': 220_000,
  'room/room-hour': 150_000,
  'hosts/remote-check': 120_000,
  'app/mine-journeys': 110_000,
  'room/room-fan': 100_000,
  'tools/start': 100_000,
  'conformance/conformance-whole': 100_000,
  'languages/thai': 90_000,
  'languages/traditional-chinese': 90_000,
  'languages/vietnamese': 90_000,
  'football/glance-large-text': 90_000,
  'hosts/embeds-bundlers': 90_000,
  'hosts/embeds-frameworks': 90_000,
  'engines/webkit-looks': 90_000,
  'app/steady-answers': 300_000,
  'backend/exactness': 240_000,
  'room/playback': 200_000,
  'push/push-postgres': 180_000,
  'app/steady-pages': 170_000,
  'app/steady-taps': 170_000,
  'football/topics-screens': 150_000,
  'integrity/embeds-integrity': 150_000,
  'names/names-chinese': 150_000,
  'names/names': 150_000,
  'development/fixed-world': 110_000,
  'tip/tips-access': 90_000,
  'app/leaks': 80_000,
  'room/room-private': 80_000,
  'anchor/lists-access': 80_000,
  'tip/numbers-access': 80_000,
  'football/glance-access': 80_000,
};

/** `app/steady-answers` of `…/tests/browser/app/steady-answers.full.test.ts`. */
const nameOf = ({ path }) =>
  path
    .replace(/(\.full)?\.test\.tsx?$/, '')
    .split(/[\\/]/)
    .slice(-2)
    .join('/');

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
      expected.set(test.path, test.duration ?? LONG[nameOf(test)] ?? (statSync(test.path).size / 1_024) * usual);
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
module.exports.LONG = LONG;
