import type { FatalKind } from '../contract/shell/mount-options';

const NEEDED_MAJOR = 19;
const NEEDED_MINOR = 2;

interface Browser {
  readonly fetch?: unknown;
  readonly AbortController?: unknown;
  readonly structuredClone?: unknown;
  readonly Object?: { readonly hasOwn?: unknown };
  readonly Array?: { readonly prototype: { readonly at?: unknown } };
  readonly CSS?: { supports(property: string, value: string): boolean };
}

/** `<Activity>` keeps pages alive; it came with React 19.2. */
function isReactNewEnough(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map((digits) => Number.parseInt(digits, 10) || 0);
  return major > NEEDED_MAJOR || (major === NEEDED_MAJOR && minor >= NEEDED_MINOR);
}

/** True for Chrome 99, Safari 15.4 or later, by the newest feature of each. */
export const isSupported = (browser: Browser): boolean =>
  [
    browser.fetch,
    browser.AbortController,
    browser.structuredClone,
    browser.Object?.hasOwn,
    browser.Array?.prototype.at,
  ].every((one) => typeof one === 'function') && browser.CSS?.supports('overflow', 'clip') === true;

/** The reason why the app cannot start here, if there is one. */
export function findFatal(reactVersion: string, browser: Browser): FatalKind | undefined {
  if (!isReactNewEnough(reactVersion)) return 'react-version';
  return isSupported(browser) ? undefined : 'unsupported';
}

/** A host's own listener that throws is the host's fault, and takes nothing down with it. */
export function tellFatal(onFatal: ((kind: FatalKind) => void) | undefined, kind: FatalKind): void {
  try {
    onFatal?.(kind);
  } catch {
    // There is nobody to report to yet.
  }
}
