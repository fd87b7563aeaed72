import type { Browser } from 'playwright-core';

/** A task may take so long (ms) and the page still answers; what is beyond blocks. */
const LONG_TASK_MS = 50;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** CPU time of the thread, microseconds. */
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly documentLoaderURL?: string } };
}

/**
 * Sum of what the main thread's tasks take beyond 50 ms from the first contentful paint on, by the CPU time of the thread: a
 * machine that is busy with other things makes a task last longer, but not take more. NaN when the trace shows no page.
 */
function blockingOf(events: readonly TraceEvent[]): number {
  const begun = events.filter(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith('http') === true,
  );
  const page = begun.at(-1);
  const paint = events.find(({ name, pid }) => name === 'firstContentfulPaint' && pid === page?.pid);
  if (page === undefined || paint === undefined) return Number.NaN;
  return events
    .filter(({ name, ph, pid, tid, ts }) => {
      const isTask = ph === 'X' && name === 'ThreadControllerImpl::RunTask';
      return isTask && pid === page.pid && tid === page.tid && ts > paint.ts;
    })
    .reduce((sum, { tdur, dur }) => sum + Math.max(0, (tdur ?? dur ?? 0) / 1000 - LONG_TASK_MS), 0);
}

/** The longest of the tasks that end after a performance mark of the page, ms of CPU time. NaN without the mark. */
export const longestAfter =
  (mark: string) =>
  (events: readonly TraceEvent[]): number => {
    const marked = events.find(({ name }) => name === mark);
    if (marked === undefined) return Number.NaN;
    const tasks = events.filter(({ name, ph, pid, tid, ts, dur }) => {
      const isTask = ph === 'X' && name === 'ThreadControllerImpl::RunTask';
      return isTask && pid === marked.pid && tid === marked.tid && ts + (dur ?? 0) > marked.ts;
    });
    return Math.max(0, ...tasks.map(({ tdur, dur }) => (tdur ?? dur ?? 0) / 1000));
  };

/** Records the tasks of all pages; the function answers what `read` finds in them: the blocking time of the one that was opened meanwhile. */
export async function traceTasks(browser: Browser, read = blockingOf): Promise<() => Promise<number>> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing', 'loading'] },
  });
  return async () => {
    const done = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await done;
    await session.detach();
    return read(events);
  };
}
