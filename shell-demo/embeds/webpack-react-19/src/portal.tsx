import EventEmitter from 'eventemitter3';
import { lazy, Suspense, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes, useLocation } from 'react-router-dom';
import { RemoteBoundary } from './remote-boundary';

const SportInfoApp = lazy(() => import('sportInfo/SportInfoApp'));

/** One for the life of the page. */
const bridge = new EventEmitter();
bridge.on('title:change', ({ title }: { title: string }) => {
  document.title = title;
});

/** The API's origin; without it the app asks the portal's own. */
const api = { origin: 'http://localhost:4002' };

function Portal() {
  const [theme, setTheme] = useState<'normal' | 'dark'>('normal');
  const [said, setSaid] = useState('');
  useEffect(() => {
    const hear = ({ fullPath }: { fullPath: string }) => setSaid(fullPath);
    bridge.on('route:change', hear);
    return () => void bridge.off('route:change', hear);
  }, []);
  return (
    <>
      <nav>
        <Link to="/">Home</Link> <Link to="/sport-info">Sport info</Link>{' '}
        <button type="button" onClick={() => setTheme(theme === 'dark' ? 'normal' : 'dark')}>
          Theme
        </button>{' '}
        <output data-testid="router">{useLocation().pathname}</output> <output data-testid="remote">{said}</output>
      </nav>
      <Routes>
        <Route path="/" element={<h1>The portal</h1>} />
        <Route
          path="/sport-info/*"
          element={
            <RemoteBoundary>
              <Suspense fallback={<p>Opening…</p>}>
                <SportInfoApp basename="/sport-info" bridge={bridge} theme={theme} locale="en" api={api} />
              </Suspense>
            </RemoteBoundary>
          }
        />
      </Routes>
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
