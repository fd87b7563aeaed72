/** How many pages a mount has shown: the first one must not take the focus from its host. */
export function createPageViews() {
  let shown = 0;
  return {
    count: () => shown,
    add() {
      shown += 1;
    },
  };
}
