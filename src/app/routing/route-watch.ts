import type { App } from '../mount/create-app';
import { below } from './history/basename';
import { rememberPath } from './history/create-history';

const ACTIONS = { PUSH: 'push', REPLACE: 'replace', POP: 'pop' } as const;

/** Tells the shell where the app is, and stores the last kept-alive path. Returns a function that ends it. */
export function watchRoute(app: App): () => void {
  const { bridge, history, infrastructure, options } = app;
  let last = '';
  const tell = () => {
    const { location, action } = history.get();
    const fullPath = `${location.pathname}${location.search}${location.hash}`;
    if (fullPath === last) return;
    last = fullPath;
    const path = below(options.basename, location.pathname);
    rememberPath(infrastructure.storage, path);
    app.track('page:view', { path });
    bridge.emit('route:change', { path, fullPath, action: ACTIONS[action] });
  };
  tell();
  return history.subscribe(tell);
}
