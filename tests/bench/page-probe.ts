/** What the page is ready with: at least `count` elements that match, each with text or a picture. */
export interface ComparedElement {
  selector: string;
  count: number;
}

/** What the probe left in the page; times are milliseconds since the navigation began. */
export interface ProbeResult {
  /** When all landmarks were painted; 0 while they are not. */
  paintedAt: number;
  /** Cumulative layout shift. */
  shift: number;
}

/**
 * Runs inside the page before its own scripts. A landmark counts as painted in the frame after it came into the document:
 * the task after that frame's callback begins when its pixels have been handed over.
 */
export function installProbe(comparedElements: ComparedElement[]): void {
  const result: ProbeResult = { paintedAt: 0, shift: 0 };
  Reflect.set(window, 'siProbe', result);
  const isThere = ({ selector, count }: ComparedElement) => {
    const found = [...document.querySelectorAll(selector)];
    return found.filter((element) => element.textContent?.trim()).length >= count;
  };
  const observer = new MutationObserver(() => {
    if (!comparedElements.every(isThere)) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        result.paintedAt = performance.now();
      };
      channel.port2.postMessage(null);
    });
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!hadRecentInput) result.shift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
