/** A call of a function, as text that runs in a page. `__name` is what a compiler may have put around the functions in it. */
export const callOf = (run: (argument: never) => unknown, argument?: unknown): string =>
  `(() => { const __name = (one) => one; return (${run.toString()})(${JSON.stringify(argument) ?? 'undefined'}); })()`;
