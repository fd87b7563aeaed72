import type { FatalKind } from '../contract/shell/mount-options';

const NEEDED_MAJOR = 19;
const NEEDED_MINOR = 2;

interface Browser {
  readonly fetch?: unknown;
  readonly AbortController?: unknown;
  readonly CSS?: { supports(property: string, value: string): boolean };
}

/** `<Activity>` keeps pages alive; it came with React 19.2. */
function isReactNewEnough(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map((part) => Number.parseInt(part, 10) || 0);
  return major > NEEDED_MAJOR || (major === NEEDED_MAJOR && minor >= NEEDED_MINOR);
}

/** Why the app cannot start here, if it cannot. */
export function findFatal(reactVersion: string, browser: Browser): FatalKind | undefined {
  if (!isReactNewEnough(reactVersion)) return 'react-version';
  const isSupported =
    typeof browser.fetch === 'function' &&
    typeof browser.AbortController === 'function' &&
    browser.CSS?.supports('overflow', 'clip') === true;
  return isSupported ? undefined : 'unsupported';
}
