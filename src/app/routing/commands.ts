import type { MainTab } from '../../contract/shell/shell-events';
import type { App } from '../mount/create-app';
import { baseOf } from './history/basename';

/** Goes to a path below the basename; a host's wish is not a tap, so it is not debounced. */
export function navigateTo(app: App, path: string): void {
  const base = baseOf(app.options.basename);
  // Two slashes would be another origin's address, which a history refuses with an exception.
  const href = `${base}/${path.replace(/^[/\\]+/, '')}`;
  const { pathname, search, hash } = app.history.get().location;
  if (href !== `${pathname}${search}${hash}`) app.history.navigator.push(href, null);
}

export function selectTab(app: App, tab: MainTab): void {
  navigateTo(app, tab === 'anchor' ? app.services.paths.anchor() : app.services.paths.tips());
}
