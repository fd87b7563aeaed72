import type { MountOptions } from 'sportInfo/mount';
import EventEmitter from 'eventemitter3';
import { StrictMode, useEffect, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { LogIn } from './log-in';
import { SportInfo } from './sport-info';

type Told = Pick<MountOptions, 'theme' | 'locale' | 'session'>;

/** One for the life of the page; it also tells this portal, which has no router, where the app is. */
const bridge = new EventEmitter();
/** The API's origin; without it the app asks the portal's own. */
const api = { origin: 'http://localhost:4002' };

const go = (path: string) => {
  window.history.pushState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
};
bridge.on('login:jump', () => go('/login'));
bridge.on('navigate:out', ({ href, path }) => window.location.assign(href || path));

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
  const [told, setTold] = useState<Told>({ theme: 'normal', locale: 'en', session: null });
  const tell = (news: Told) => setTold({ ...told, ...news });
  const [said, setSaid] = useState('');
  useEffect(() => {
    const hear = ({ from }: { from: string }) => setSaid(`Customer service for ${from}`);
    bridge.on('customer-service:open', hear);
    return () => void bridge.off('customer-service:open', hear);
  }, []);
  return (
    <>
      <nav>
        <button type="button" onClick={() => go('/')}>
          Home
        </button>{' '}
        <button type="button" onClick={() => go('/sport-info')}>
          Sport info
        </button>{' '}
        <button type="button" onClick={() => tell({ theme: told.theme === 'dark' ? 'normal' : 'dark' })}>
          Theme
        </button>{' '}
        <button type="button" onClick={() => tell({ locale: told.locale === 'en' ? 'zh-CN' : 'en' })}>
          Language
        </button>{' '}
        <output data-testid="router">{path}</output> <output data-testid="said">{said}</output>
      </nav>
      {path.startsWith('/sport-info') ? (
        <SportInfo basename="/sport-info" bridge={bridge} api={api} {...told} />
      ) : path === '/login' ? (
        <LogIn onToken={(token) => tell({ session: { token } })} />
      ) : (
        <h1>The portal</h1>
      )}
    </>
  );
}

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <Portal />
    </StrictMode>,
  );
}
