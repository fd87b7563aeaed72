import { type ReactNode, useEffect, useRef } from 'react';
import { useBusy } from '../feedback/use-busy';

interface NearEndProps {
  /** The host's scroll container; undefined: the window scrolls. */
  readonly root: HTMLElement | undefined;
  /** CSS px before the end at which it speaks up. */
  readonly aheadPx: number;
  /** Changes with the list: a new page may be shorter than the way ahead, and an observer speaks only once of what stays in view. */
  readonly revision: unknown;
  readonly onNear: () => void;
  /** The end of the page (`.tail`) waits unseen until the rest is there: it would be moved by it. */
  readonly isBusy?: boolean;
  readonly children?: ReactNode;
}

/** The end of a list that grows; speaks up before the user sees it. */
export function NearEnd({ root, aheadPx, revision, onNear, isBusy = false, children }: NearEndProps) {
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(onNear);
  useBusy(box, isBusy);
  useEffect(() => {
    latest.current = onNear;
  }, [onNear]);

  // biome-ignore lint/correctness/useExhaustiveDependencies(revision): see its description
  useEffect(() => {
    const target = box.current;
    if (target === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) latest.current();
      },
      { root: root ?? null, rootMargin: `0px 0px ${aheadPx}px 0px` },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [root, aheadPx, revision]);

  return <div ref={box}>{children}</div>;
}
