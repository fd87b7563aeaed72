import type { OutEvents } from 'sportInfo/mount';
import EventEmitter from 'eventemitter3';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { logIn, usePortal } from '../portal-store';

/** One bridge for the portal's life: it outlasts any mount. */
export const bridge = new EventEmitter();

type Answers = { readonly [Name in keyof OutEvents]?: (payload: OutEvents[Name]) => void };

/** Listens to the remote; returns a function that ends it. */
export function answerRemote(answers: Answers): () => void {
  const entries = Object.entries(answers) as [string, (payload: unknown) => void][];
  for (const [event, answer] of entries) bridge.on(event, answer);
  return () => entries.forEach(([event, answer]) => void bridge.off(event, answer));
}

/** `path` with `params` as its query; the home page for a path of another origin. */
function targetOf({ path, params }: OutEvents['navigate:out']): string {
  const url = new URL(path, window.location.origin);
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
  return url.origin === window.location.origin ? `${url.pathname}${url.search}` : '/';
}

/** Does what the remote asks of its host: log-in, pages outside the app, customer service, title, the end of a session. */
export function useBridge(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const go = (to: string, state?: unknown): void => void navigate(to, { state });
    return answerRemote({
      'login:jump': ({ backPath }) => go(`/login?backPath=${encodeURIComponent(backPath)}`, { askedBy: backPath }),
      'navigate:out': (target) => go(targetOf(target)),
      'customer-service:open': ({ from }) => usePortal.setState({ servedFrom: from }),
      'session:expired': () => logIn(null),
      'title:change': ({ title }) => void Object.assign(document, { title }),
    });
  }, [navigate]);
}
