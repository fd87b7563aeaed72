/** The engines that fans' browsers are built on. */
export const ENGINE_NAMES = ['chromium', 'webkit', 'firefox'] as const;
export type EngineName = (typeof ENGINE_NAMES)[number];

/** What is pointed at: of the shown elements that match, the one at `nth`. */
export interface Target {
  readonly css: string;
  /** Must stand in its `aria-label` or in its text. */
  readonly text?: string;
  /** From 0, which it is without; -1 is the last. */
  readonly nth?: number;
}

/** A place on the page in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What the drivers do in their own ways; `engine-page.ts` builds the rest on it, the same for all. */
export interface RawPage {
  /** Until the page's `load`. */
  open(url: string): Promise<void>;
  back(): Promise<void>;
  /** Value of an expression, which may be a promise; it must survive JSON. */
  evaluate(expression: string): Promise<unknown>;
  tapAt(point: Point): Promise<void>;
  /** Into what has the focus. */
  typeText(text: string): Promise<void>;
  press(key: 'Enter' | 'Escape' | 'Tab'): Promise<void>;
  /** Gives a file to an `<input type="file">`. */
  choose(css: string, file: string): Promise<void>;
  setSize(width: number, height: number): Promise<void>;
  /** Takes the network away, or gives it back; `navigator.onLine` and its events say so too. */
  setOffline(isOffline: boolean): Promise<void>;
  /** PNG of what is in sight. */
  screenshot(): Promise<Buffer>;
  /** Errors of the console, uncaught errors and violations of the page's policy, as lines. */
  problems(): Promise<string[]>;
  close(): Promise<void>;
}

/** What a page is opened with. */
export interface RawOptions {
  readonly width: number;
  readonly height: number;
  /** Runs in each page before its own scripts. */
  readonly initScript: string;
}

/** A browser that runs. */
export interface Engine {
  readonly name: EngineName;
  /** As the browser says it, `156.0`. */
  readonly version: string;
  /** A page whose cookies and storage are empty and are not shared. */
  newPage(options: RawOptions): Promise<RawPage>;
  close(): Promise<void>;
}
