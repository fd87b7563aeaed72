import type { OutEvents } from 'sportInfo/mount';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { logIn, usePortal } from '../portal-store';
import { answerRemote } from './bridge';

/** `path` with `params` as its query; the home page for a path of another origin. */
function targetOf({ path, params }: OutEvents['navigate:out']): string {
  const url = new URL(path, window.location.origin);
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
  return url.origin === window.location.origin ? `${url.pathname}${url.search}` : '/';
}

/** Does what the remote asks of its host: log-in, pages outside the app, title, the end of a session. */
export function useBridge(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const go = (to: string, state?: unknown): void => void navigate(to, { state });
    return answerRemote({
      'login:jump': ({ backPath }) => go(`/login?backPath=${encodeURIComponent(backPath)}`, { askedBy: backPath }),
      'navigate:out': (target) => go(targetOf(target)),
      'session:expired': () => logIn(null),
      'badge:change': ({ live }) => usePortal.setState({ isLive: live }),
      'player:change': (player) => usePortal.setState({ player }),
      'release:new': () => usePortal.setState({ hasNewRelease: true }),
      'title:change': ({ title }) => {
        document.title = title;
      },
    });
  }, [navigate]);
}
