import type { Engine, EngineName } from './engine';
import { installedEngine, missingEngines } from './installed-engines';

/**
 * Tests in one engine. Where a developer's machine lacks it they are skipped, and `npm run test:full` ends with a line
 * that says so; CI installs all of them (`.ci/run`), so there a missing one is a failure.
 */
export function describeIn(name: EngineName, title: string, tests: (start: () => Promise<Engine>) => void): void {
  const start = installedEngine(name);
  if (start !== undefined) describe(title, () => tests(start));
  else
    (process.env.CI === undefined ? it.skip : it)(`${title}: ${name} is installed`, () => {
      throw new Error(missingEngines([name])[0]);
    });
}
