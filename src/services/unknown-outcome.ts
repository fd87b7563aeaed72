/** decisions.md, unknown outcome: what is not known is read 2, 5 and 15 s after the answer that did not come. */
export const OUTCOME_PAUSES_MS = [2_000, 3_000, 10_000];

/** Looks after each pause until it is there. */
export async function lookAgain(
  wait: (ms: number) => Promise<void>,
  isThere: () => Promise<boolean>,
): Promise<boolean> {
  for (const ms of OUTCOME_PAUSES_MS) {
    await wait(ms);
    if (await isThere()) return true;
  }
  return false;
}
