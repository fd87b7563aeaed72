const { appendFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { expected } = require('./test-order.cjs');

const SLOWEST = 5;
const MINUTE_MS = 60_000;

const say = (line) => process.stderr.write(`${line}\n`);
const seconds = (ms) => `${(ms / 1_000).toFixed(1)} s`;
const sum = (numbers) => [...numbers].reduce((total, one) => total + one, 0);

/** A line of JSON for the files to run, then one for each that begins and that ends. jest's own report comes last, which a run out of time never reaches. */
const REPORT = process.env.TEST_REPORT;

/** A line a file: how many are done of all, and about how long the rest takes; the slowest at the end. */
class ProgressReporter {
  constructor(config) {
    this.root = config.rootDir;
    this.begunAt = performance.now();
    this.files = [];
  }

  onRunStart() {
    this.all = sum(expected.values());
    if (REPORT) writeFileSync(REPORT, `${JSON.stringify([...expected.keys()])}\n`);
  }

  onTestFileStart({ path }) {
    if (REPORT) appendFileSync(REPORT, `${JSON.stringify({ path, begunAt: Date.now() })}\n`);
  }

  onTestFileResult(test, result, { numTotalTestSuites }) {
    expected.delete(test.path);
    const { start, end } = result.perfStats;
    const file = `${test.context.config.displayName?.name} ${path.relative(this.root, test.path)}`;
    this.files.push({ file, ms: end - start });
    const isGood = result.numFailingTests === 0 && !result.testExecError;
    const count = `${String(this.files.length).padStart(String(numTotalTestSuites).length)} of ${numTotalTestSuites}`;
    say(`${isGood ? 'ok  ' : 'FAIL'} [${count}, ${this.left()}] ${file} (${seconds(end - start)})`);
    if (!isGood) say(result.failureMessage ?? '');
    const tests = result.testResults.map(({ status, fullName }) => ({ status, fullName }));
    if (REPORT) appendFileSync(REPORT, `${JSON.stringify({ path: test.path, isGood, tests })}\n`);
  }

  left() {
    const rest = sum(expected.values());
    const done = Math.max(1, this.all - rest);
    const ms = ((performance.now() - this.begunAt) / done) * rest;
    return ms < MINUTE_MS ? 'under a minute left' : `about ${Math.round(ms / MINUTE_MS)} min left`;
  }

  onRunComplete(_contexts, { numTotalTestSuites }) {
    if (numTotalTestSuites <= SLOWEST) return;
    const slowest = [...this.files].sort((a, b) => b.ms - a.ms).slice(0, SLOWEST);
    say(`\nThe slowest files:\n${slowest.map(({ file, ms }) => `${seconds(ms).padStart(9)}  ${file}`).join('\n')}`);
  }
}

module.exports = ProgressReporter;
