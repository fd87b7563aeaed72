/** The pages of a mount: how many it has shown, which one is on the screen, and where each was scrolled to. */
export interface PageViews {
  /** The first page of a mount must not take the focus from its host. */
  count(): number;
  add(): void;
  /** A page is on the screen now; `path` is "" unless it is kept. Answers where to scroll, CSS px, if anywhere. */
  arrive(path: string, isNew: boolean): number | undefined;
  /** A kept page is shown before React has rendered it. Answers where it is to be scrolled to, CSS px. */
  showAhead(path: string): number;
  /** The scroll position of the screen, CSS px. */
  scrolled(top: number): void;
}

export function createPageViews(): PageViews {
  let shown = 0;
  let current = '';
  let ahead: string | undefined;
  const tops = new Map<string, number>();
  const go = (path: string): number => {
    current = path;
    return (path !== '' && tops.get(path)) || 0;
  };
  return {
    count: () => shown,
    add() {
      shown += 1;
    },
    arrive(path, isNew) {
      const isThere = ahead === path;
      ahead = undefined;
      if (isNew) tops.delete(path);
      const top = go(path);
      return isThere ? undefined : top;
    },
    showAhead(path) {
      ahead = path;
      return go(path);
    },
    scrolled: (top) => void tops.set(current, top),
  };
}
