/** One thing that was looked at. No problems means that it holds. */
export interface Finding {
  readonly name: string;
  readonly problems: readonly string[];
  /** What was seen, with its figures. */
  readonly summary: string;
}

/** Looks at one thing; what it throws is a problem of its own. */
export async function look(
  name: string,
  seek: () => Promise<{ problems: string[]; summary: string }>,
): Promise<Finding> {
  try {
    return { name, ...(await seek()) };
  } catch (error) {
    return { name, problems: [error instanceof Error ? error.message : String(error)], summary: 'not seen' };
  }
}

const NAME_WIDTH = 10;

/** A line for the verdict, then one for each problem. */
export const linesOf = ({ name, problems, summary }: Finding): string[] => [
  `${problems.length === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(NAME_WIDTH)} ${summary}`,
  ...problems.map((problem) => `       ${problem}`),
];
