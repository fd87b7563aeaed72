import { type RefObject, useLayoutEffect } from 'react';

/** Tells the page, while it `isBusy`, that what stands here is on its way: what ends the page waits for it (`.tail`). */
export function useBusy(box: RefObject<HTMLElement | null>, isBusy: boolean): void {
  useLayoutEffect(() => {
    const page = box.current?.closest('main');
    if (!isBusy || !page) return;
    const count = (step: number) => {
      const many = Number(page.dataset.busy ?? 0) + step;
      if (many > 0) page.dataset.busy = String(many);
      else delete page.dataset.busy;
    };
    count(1);
    return () => count(-1);
  }, [box, isBusy]);
}
