import { allSteps } from './all-steps';
import { details, runSteps } from './run-steps';

/** `npm run check`, or `npm run check -- sizes words` for some steps only. Ends with 1 when a step fails. */
async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const names = allSteps.map(({ name }) => name);
  const unknown = wanted.filter((word) => !names.includes(word));
  if (unknown.length > 0) {
    process.stderr.write(`no step ${unknown.join(', ')}; there are: ${names.join(', ')}\n`);
    process.exit(1);
  }
  const steps = wanted.length === 0 ? allSteps : allSteps.filter(({ name }) => wanted.includes(name));
  const outcomes = await runSteps(steps, (line) => process.stdout.write(`${line}\n`));
  for (const line of details(outcomes)) process.stdout.write(`${line}\n`);
  const failed = outcomes.filter(({ problems }) => problems.length > 0).length;
  process.stdout.write(`\ncheck: ${outcomes.length - failed} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 ? 0 : 1;
}

void main();
