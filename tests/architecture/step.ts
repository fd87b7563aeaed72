/** What a step of the check found. No problems means that it passed. */
export interface StepResult {
  /** One line each, `file:line what is wrong` where there is a place. */
  problems: string[];
  /** What was looked at, with its figures: printed beside the verdict, also when all is well. */
  summary: string;
  /** Lines worth reading even when the step passes, a table of figures for instance. */
  report?: string[];
}

/** One thing that `npm run check` proves. */
export interface Step {
  name: string;
  run(): Promise<StepResult> | StepResult;
}
