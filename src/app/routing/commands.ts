import type { MainTab } from '../../contract/shell/shell-events';
import type { Routing } from './create-routing';
import { baseOf } from './history/basename';
import { paths } from './page-paths';

type Router = Pick<Routing, 'basename' | 'history'>;

/** Goes to a path below the basename; a host's wish is not a tap, so it is not debounced. */
export function navigateTo({ basename, history }: Router, path: string): void {
  // Two slashes would be another origin's address, which a history refuses with an exception.
  const href = `${baseOf(basename)}/${path.replace(/^[/\\]+/, '')}`;
  const { pathname, search, hash } = history.get().location;
  if (href !== `${pathname}${search}${hash}`) history.navigator.push(href, null);
}

/** A step back among the mount's own entries; from the first one there is none. */
export const canGoBack = ({ history }: Router): boolean => !history.isFirst();

export function stepBack(router: Router): void {
  if (canGoBack(router)) router.history.navigator.go(-1);
}

export function selectTab(router: Router, tab: MainTab): void {
  navigateTo(router, tab === 'anchor' ? paths.anchor() : paths.tips());
}
