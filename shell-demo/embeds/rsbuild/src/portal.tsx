import EventEmitter from 'eventemitter3';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { RemoteBoundary } from './remote-boundary';

const SportInfoApp = lazy(() => import('sportInfo/SportInfoApp'));

/** One for the life of the page; it also tells this portal, which has no router, where the app is. */
const bridge = new EventEmitter();
/** The API's origin; without it the app asks the portal's own. */
const api = { origin: 'http://localhost:4002' };

const go = (path: string) => {
  window.history.pushState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
};

/** The address bar, whoever moves it. */
const usePath = () =>
  useSyncExternalStore(
    (onChange) => {
      window.addEventListener('popstate', onChange);
      bridge.on('route:change', onChange);
      return () => {
        window.removeEventListener('popstate', onChange);
        bridge.off('route:change', onChange);
      };
    },
    () => window.location.pathname,
  );

function Portal() {
  const path = usePath();
  const [theme, setTheme] = useState<'normal' | 'dark'>('normal');
  return (
    <>
      <nav>
        <button type="button" onClick={() => go('/')}>
          Home
        </button>{' '}
        <button type="button" onClick={() => go('/sport-info')}>
          Sport info
        </button>{' '}
        <button type="button" onClick={() => setTheme(theme === 'dark' ? 'normal' : 'dark')}>
          Theme
        </button>{' '}
        <output data-testid="router">{path}</output>
      </nav>
      {path.startsWith('/sport-info') ? (
        <RemoteBoundary>
          <Suspense fallback={<p>Opening…</p>}>
            <SportInfoApp basename="/sport-info" bridge={bridge} theme={theme} locale="en" api={api} />
          </Suspense>
        </RemoteBoundary>
      ) : (
        <h1>The portal</h1>
      )}
    </>
  );
}

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<Portal />);
