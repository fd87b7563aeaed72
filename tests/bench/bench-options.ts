/** What of the bench is run, and how often. */
export interface BenchOptions {
  /** Whether a row of this name is asked for. */
  isWanted(row: string): boolean;
  /** Of each measurement; the median counts. */
  readonly runs: number;
}

const RUNS = 7;

/** From the words of the command: `--rows=alone,hosted: layout` runs rows whose name has one of these, `--runs=3` runs each so often. */
export function benchOptions(words: readonly string[]): BenchOptions {
  const asked = (name: string) => words.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
  const parts =
    asked('rows')
      ?.split(',')
      .filter((part) => part !== '') ?? [];
  return {
    isWanted: (row) => parts.length === 0 || parts.some((part) => row.includes(part)),
    runs: Math.max(1, Number(asked('runs') ?? RUNS) || RUNS),
  };
}
