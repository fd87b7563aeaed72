import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
  useLocation,
} from '@tanstack/react-router';
import EventEmitter from 'eventemitter3';
import { createContext, useContext, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { SportInfo } from './sport-info';

/** One for the life of the page. */
const bridge = new EventEmitter();
/** The options that the portal tells the app, and a way to change them; a session of `null` is a visitor. */
const Told = createContext();

function Portal() {
  const [told, setTold] = useState({ theme: 'normal', locale: 'en', session: null });
  const [said, setSaid] = useState('');
  const flip = (name, one, other) => setTold({ ...told, [name]: told[name] === one ? other : one });
  useEffect(() => {
    bridge.on('login:jump', () => router.navigate({ to: '/login' }));
    bridge.on('navigate:out', ({ href, path }) => window.location.assign(href || path));
    bridge.on('customer-service:open', ({ from }) => setSaid(`Customer service for ${from}`));
    return () => void bridge.removeAllListeners();
  }, []);
  return (
    <Told value={{ told, setTold }}>
      <nav>
        <Link to="/">Home</Link> <Link to="/sport-info">Sport info</Link>{' '}
        <button type="button" onClick={() => flip('theme', 'normal', 'dark')}>
          Theme
        </button>{' '}
        <button type="button" onClick={() => flip('locale', 'en', 'zh-CN')}>
          Language
        </button>{' '}
        <output data-testid="router">{useLocation().pathname}</output> <output data-testid="said">{said}</output>
      </nav>
      <Outlet />
    </Told>
  );
}

function LogIn() {
  const { told, setTold } = useContext(Told);
  const logIn = (form) => {
    setTold({ ...told, session: { token: form.get('token') } });
    // The page that asked is right behind.
    router.history.back();
  };
  return (
    <form action={logIn}>
      <input name="token" aria-label="Token" required />
      <button type="submit">Log in</button>
    </form>
  );
}

const root = createRootRoute({ component: Portal });
const page = (path, component) => createRoute({ getParentRoute: () => root, path, component });
const Sport = () => <SportInfo bridge={bridge} told={useContext(Told).told} />;
const pages = [page('/', () => <h1>The portal</h1>), page('/login', LogIn), page('/sport-info/$', Sport)];
const router = createRouter({ routeTree: root.addChildren(pages) });
createRoot(document.getElementById('root')).render(<RouterProvider router={router} />);
