'use client';
import EventEmitter from 'eventemitter3';
import Link from 'next/link';
import { usePathname, useRouter } from 'next/navigation';
import { createContext, useContext, useEffect, useState } from 'react';

/** One for the life of the page. */
export const bridge = new EventEmitter();
/** The options that the portal tells the app, and a way to change them. */
const Told = createContext(undefined);
export const useTold = () => useContext(Told);

/** The frame of every page; `null` is a visitor. */
export function Portal({ children }) {
  const router = useRouter();
  const [told, setTold] = useState({ theme: 'normal', locale: 'en', session: null });
  const [said, setSaid] = useState('');
  const flip = (name, one, other) => setTold({ ...told, [name]: told[name] === one ? other : one });
  useEffect(() => {
    bridge.on('login:jump', () => router.push('/login'));
    bridge.on('navigate:out', ({ href, path }) => window.location.assign(href || path));
    bridge.on('customer-service:open', ({ from }) => setSaid(`Customer service for ${from}`));
    return () => void bridge.removeAllListeners();
  }, [router]);
  return (
    <Told value={{ told, setTold }}>
      <nav>
        <Link href="/">Home</Link> <Link href="/sport-info">Sport info</Link>{' '}
        <button type="button" onClick={() => flip('theme', 'normal', 'dark')}>
          Theme
        </button>{' '}
        <button type="button" onClick={() => flip('locale', 'en', 'zh-CN')}>
          Language
        </button>{' '}
        <output data-testid="router">{usePathname()}</output> <output data-testid="said">{said}</output>
      </nav>
      {children}
    </Told>
  );
}
