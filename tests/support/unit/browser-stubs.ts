/** The parts of a browser that jsdom lacks, in the smallest form that lets components run; sizes and sight are the test's to give. */

const IN_VIEW = { isIntersecting: true, boundingClientRect: { top: 0 }, rootBounds: { bottom: 844 } };
type Seen = (entries: (typeof IN_VIEW)[]) => void;
const observers = new Set<{ seen: Seen; targets: Set<Element> }>();

class FakeIntersectionObserver {
  private readonly entry: { seen: Seen; targets: Set<Element> };
  constructor(seen: Seen) {
    this.entry = { seen, targets: new Set() };
    observers.add(this.entry);
  }
  observe(target: Element) {
    this.entry.targets.add(target);
  }
  disconnect() {
    observers.delete(this.entry);
  }
}

const sized = new Set<() => void>();

class FakeResizeObserver {
  constructor(private readonly changed: () => void) {}
  observe() {
    sized.add(this.changed);
  }
  disconnect() {
    sized.delete(this.changed);
  }
}

/** The page is laid out: whoever observes a size is told, as a browser does before it paints. */
export function layOut(): void {
  for (const changed of [...sized]) changed();
}

/** Everything that is observed comes into view. */
export function showAll(): void {
  for (const { seen, targets } of [...observers]) if (targets.size > 0) seen([IN_VIEW]);
}

function openDialog(this: HTMLDialogElement) {
  this.setAttribute('open', '');
}

function closeDialog(this: HTMLDialogElement) {
  this.removeAttribute('open');
}

/** As a browser does it, but at once: the track stands at the new place and tells so. */
function scrollTrack(this: Element, options?: ScrollToOptions | number) {
  if (typeof options !== 'object') return;
  this.scrollLeft = options.left ?? this.scrollLeft;
  this.scrollTop = options.top ?? this.scrollTop;
  this.dispatchEvent(new Event('scroll'));
}

let prefersReducedMotion = false;
export const setReducedMotion = (isReduced: boolean): void => {
  prefersReducedMotion = isReduced;
};

/** Puts the stubs in place; every track is as wide as `trackWidth` CSS px. */
export function stubBrowser(trackWidth = 300): void {
  setReducedMotion(false);
  Object.assign(globalThis, {
    IntersectionObserver: FakeIntersectionObserver,
    ResizeObserver: FakeResizeObserver,
    visualViewport: Object.assign(new EventTarget(), { scale: 1, offsetTop: 0, height: window.innerHeight }),
    matchMedia: (query: string) => ({
      matches: query.includes('reduced-motion') && prefersReducedMotion,
      addEventListener: () => {},
      removeEventListener: () => {},
    }),
  });
  Object.assign(HTMLDialogElement.prototype, { showModal: openDialog, close: closeDialog });
  Object.assign(Element.prototype, { scrollTo: scrollTrack, scrollIntoView: () => {} });
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => trackWidth });
}

/** Says that the page is seen or not. */
export function setVisibility(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  document.dispatchEvent(new Event('visibilitychange'));
}

export function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}
