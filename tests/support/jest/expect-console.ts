import { format } from 'node:util';

type Level = 'error' | 'warn';

let seen: string[] = [];
let allowed: { level: Level; pattern: RegExp; met: boolean }[] = [];

/** Replaces console.error and console.warn so that what a test does not announce fails it. Called before each test. */
export function watchConsole(): void {
  seen = [];
  allowed = [];
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...parts: unknown[]) => {
      const text = format(...parts);
      const match = allowed.find((entry) => entry.level === level && entry.pattern.test(text));
      if (match) match.met = true;
      else seen.push(`console.${level}: ${text}`);
    };
  }
}

/** Announces a message that the running test provokes on purpose; the test fails when it never comes. */
export function expectConsole(level: Level, pattern: RegExp): void {
  allowed.push({ level, pattern, met: false });
}

/** What was printed unannounced, or announced and never printed, since `watchConsole`. */
export function takeUnexpected(): string[] {
  const missing = allowed
    .filter((entry) => !entry.met)
    .map((entry) => `console.${entry.level} never said ${entry.pattern}`);
  const result = [...seen, ...missing];
  seen = [];
  allowed = [];
  return result;
}
