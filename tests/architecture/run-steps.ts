import type { Step, StepResult } from './step';

/** Two at a time: the slow steps are programs of their own and the usual small machine has two cores. */
const AT_ONCE = 2;
const SHOWN_PROBLEMS = 40;

export interface StepOutcome extends StepResult {
  name: string;
  seconds: number;
}

/** Runs the steps, two at a time, and tells each verdict as it falls. A step that throws has failed. */
export async function runSteps(steps: Step[], tell: (line: string) => void): Promise<StepOutcome[]> {
  const outcomes: StepOutcome[] = [];
  const waiting = [...steps];
  const worker = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const outcome = await runStep(step);
      outcomes.push(outcome);
      tell(verdictLine(outcome));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return outcomes;
}

async function runStep(step: Step): Promise<StepOutcome> {
  const begun = performance.now();
  const result = await Promise.resolve()
    .then(() => step.run())
    .catch((error: unknown) => ({
      problems: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
      summary: 'stopped by an error',
    }));
  return { ...result, name: step.name, seconds: (performance.now() - begun) / 1000 };
}

function verdictLine({ name, problems, seconds, summary }: StepOutcome): string {
  const verdict = problems.length === 0 ? 'ok  ' : 'FAIL';
  return `${verdict} ${name.padEnd(11)} ${seconds.toFixed(1).padStart(6)} s  ${summary}`;
}

/** What is to be read after the table: the reports of the steps, then the problems of those that failed. */
export function details(outcomes: StepOutcome[]): string[] {
  const reports = outcomes.flatMap(({ name, report = [] }) =>
    report.length > 0 ? ['', `${name}:`, ...report.map(indent)] : [],
  );
  const failures = outcomes
    .filter(({ problems }) => problems.length > 0)
    .flatMap(({ name, problems }) => [
      '',
      `${name} found ${problems.length}:`,
      ...problems.slice(0, SHOWN_PROBLEMS).map(indent),
      ...(problems.length > SHOWN_PROBLEMS ? [indent(`… and ${problems.length - SHOWN_PROBLEMS} more`)] : []),
    ]);
  return [...reports, ...failures];
}

const indent = (line: string): string => `  ${line}`;
