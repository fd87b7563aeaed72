import type { MountOptions } from 'sportInfo/mount';
import EventEmitter from 'eventemitter3';
import { type FormEvent, lazy, Suspense, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { RemoteBoundary } from './remote-boundary';

const SportInfoApp = lazy(() => import('sportInfo/SportInfoApp'));
type Told = Pick<MountOptions, 'theme' | 'locale' | 'session'>;

/** One for the life of the page. */
const bridge = new EventEmitter();
/** The API's origin; without it the app asks the portal's own. */
const api = { origin: 'http://localhost:4002' };

function LogIn({ onToken }: { onToken: (token: string) => void }) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onToken(String(new FormData(event.currentTarget).get('token')));
    // The page that asked is right behind.
    window.history.back();
  };
  return (
    <form onSubmit={submit}>
      <input name="token" aria-label="Token" required />
      <button type="submit">Log in</button>
    </form>
  );
}

function Portal() {
  const navigate = useNavigate();
  const [told, setTold] = useState<Told>({ theme: 'normal', locale: 'en', session: null });
  const tell = (news: Told) => setTold({ ...told, ...news });
  const [said, setSaid] = useState('');
  useEffect(() => {
    bridge.on('login:jump', () => void navigate('/login'));
    bridge.on('navigate:out', ({ href, path }) => window.location.assign(href || path));
    bridge.on('customer-service:open', ({ from }) => setSaid(`Customer service for ${from}`));
    return () => void bridge.removeAllListeners();
  }, [navigate]);
  return (
    <>
      <nav>
        <Link to="/">Home</Link> <Link to="/sport-info">Sport info</Link>{' '}
        <button type="button" onClick={() => tell({ theme: told.theme === 'dark' ? 'normal' : 'dark' })}>
          Theme
        </button>{' '}
        <button type="button" onClick={() => tell({ locale: told.locale === 'en' ? 'zh-CN' : 'en' })}>
          Language
        </button>{' '}
        <output data-testid="router">{useLocation().pathname}</output> <output data-testid="said">{said}</output>
      </nav>
      <Suspense fallback={<p>Opening…</p>}>
        <Routes>
          <Route path="/" element={<h1>The portal</h1>} />
          <Route path="/login" element={<LogIn onToken={(token) => tell({ session: { token } })} />} />
          <Route
            path="/sport-info/*"
            element={
              <RemoteBoundary>
                <SportInfoApp basename="/sport-info" bridge={bridge} api={api} {...told} />
              </RemoteBoundary>
            }
          />
        </Routes>
      </Suspense>
    </>
  );
}

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <BrowserRouter>
      <Portal />
    </BrowserRouter>,
  );
}
