import type { SafeStorage } from '../../session/safe-storage';
import { rememberPath } from './create-history';
import type { Routing } from './create-routing';
import { below } from './history/basename';

const ACTIONS = { PUSH: 'push', REPLACE: 'replace', POP: 'pop' } as const;

interface RouteWatch {
  readonly routing: Pick<Routing, 'basename' | 'emit' | 'history'>;
  readonly storage: SafeStorage;
  readonly track: (name: string, params: Readonly<Record<string, string>>) => void;
}

/** Tells the shell where the app is, and stores the last kept-alive path. Returns a function that ends it. */
export function watchRoute({ routing: { basename, emit, history }, storage, track }: RouteWatch): () => void {
  let last = '';
  const tell = () => {
    const { location, action } = history.get();
    const fullPath = `${location.pathname}${location.search}${location.hash}`;
    if (fullPath === last) return;
    last = fullPath;
    const path = below(basename, location.pathname);
    rememberPath(storage, path);
    track('page:view', { path });
    emit('route:change', { path, fullPath, action: ACTIONS[action] });
  };
  tell();
  return history.subscribe(tell);
}
