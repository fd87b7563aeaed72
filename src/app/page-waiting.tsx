/** Nothing for the first moments: most chunks are there before an eye could see a skeleton. */
export function PageWaiting() {
  return null;
}
