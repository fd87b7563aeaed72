/** A phone's screen has no room for more. */
const FIRST_ROWS = 12;

/** Rows of each group drawn with the key itself, from the top, at `most` in all. `shown`: rows in the end. */
export function firstRows(shown: readonly number[], most: number = FIRST_ROWS): readonly number[] {
  let left = most;
  return shown.map((rows) => {
    const first = Math.min(rows, left);
    left -= first;
    return first;
  });
}
