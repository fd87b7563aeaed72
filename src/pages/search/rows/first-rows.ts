/** A phone's screen has no room for more. */
const FIRST_ROWS = 12;

/**
 * The number of rows of each group drawn with the key itself: from the top, until `most` of all groups together; the rest follows
 * when the screen has them. `shown`: rows of each group in the end.
 */
export function firstRows(shown: readonly number[], most: number = FIRST_ROWS): readonly number[] {
  let left = most;
  return shown.map((rows) => {
    const first = Math.min(rows, left);
    left -= first;
    return first;
  });
}
