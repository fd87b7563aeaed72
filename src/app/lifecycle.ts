/** Hidden for longer than this, the page may have missed pushes without a sign of it (decisions.md, subscribe). */
const ASLEEP_AFTER_MS = 60_000;

interface LifecycleDeps {
  readonly window: Window;
  readonly now: () => number;
  /** The network is back, or the page after a long sleep: connect again and read what is on screen. */
  readonly onResume: () => void;
  readonly onVisible: (isVisible: boolean) => void;
}

/** The browser's own page lifecycle; answers the way to stop. */
export function watchLifecycle({ window: win, now, onResume, onVisible }: LifecycleDeps): () => void {
  const { document } = win;
  let hiddenAt: number | undefined;
  const onVisibility = () => {
    const isVisible = document.visibilityState === 'visible';
    onVisible(isVisible);
    if (!isVisible) {
      hiddenAt = now();
      return;
    }
    if (hiddenAt !== undefined && now() - hiddenAt > ASLEEP_AFTER_MS) onResume();
    hiddenAt = undefined;
  };
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) onResume();
  };
  document.addEventListener('visibilitychange', onVisibility);
  win.addEventListener('online', onResume);
  win.addEventListener('pageshow', onPageShow);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    win.removeEventListener('online', onResume);
    win.removeEventListener('pageshow', onPageShow);
  };
}
