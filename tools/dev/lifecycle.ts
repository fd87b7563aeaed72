/** Something that runs until it is stopped. */
export interface Running {
  stop(): Promise<void>;
}

/** A server that does not end by itself within this time (ms) is left behind. */
const STOP_LIMIT_MS = 10_000;

const PARENT_POLL_MS = 1_000;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Runs `main`, stopping whatever it put into `running` on Ctrl-C, on SIGTERM and on failure. A failure is one line on
 * stderr and exit code 1.
 */
export function runUntilStopped(main: (running: Running[]) => Promise<void>): void {
  const running: Running[] = [];
  let stopping = false;
  const stopAll = async (code: number): Promise<void> => {
    if (stopping) return;
    stopping = true;
    const stops = Promise.allSettled(running.map((one) => one.stop()));
    await Promise.race([stops, sleep(STOP_LIMIT_MS)]);
    process.exit(code);
  };
  process.on('SIGINT', () => void stopAll(0));
  process.on('SIGTERM', () => void stopAll(0));
  // The shell between npm and us passes no SIGTERM on: when it goes, we get another parent.
  const parent = process.ppid;
  const isUnderNpm = process.env['npm_lifecycle_event'] !== undefined;
  if (isUnderNpm) setInterval(() => process.ppid !== parent && void stopAll(0), PARENT_POLL_MS).unref();
  main(running).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    void stopAll(1);
  });
}

/** How long the servers may take to answer, a first build included (ms). */
const ANSWER_LIMIT_MS = 180_000;
const ANSWER_POLL_MS = 100;

/** Resolves when every URL has answered 200. Rejects when one has not within the limit. */
export async function allAnswer(urls: readonly string[]): Promise<void> {
  const until = Date.now() + ANSWER_LIMIT_MS;
  await Promise.all(urls.map((url) => answers(url, until)));
}

async function answers(url: string, until: number): Promise<void> {
  while (Date.now() < until) {
    // A dev server holds the request while it builds: no time-out of its own, only the limit.
    const reply = await fetch(url, { signal: AbortSignal.timeout(Math.max(1, until - Date.now())) }).catch(() => null);
    await reply?.body?.cancel();
    if (reply?.status === 200) return;
    await sleep(ANSWER_POLL_MS);
  }
  throw new Error(`${url} did not answer within ${ANSWER_LIMIT_MS / 1000} s`);
}
