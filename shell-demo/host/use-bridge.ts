import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { bridge, logIn } from './portal-store';

type Payload = Readonly<Record<string, unknown>>;

const text = (raw: unknown): string => (typeof raw === 'string' ? raw : '');

/** `path` with `params` as its query. A path of another origin is not opened. */
function targetOf({ path, params }: Payload): string {
  const url = new URL(text(path), window.location.origin);
  for (const [name, value] of Object.entries((params ?? {}) as Payload)) url.searchParams.set(name, String(value));
  return url.origin === window.location.origin ? `${url.pathname}${url.search}` : '/';
}

/** Does what the remote asks of its host: log-in, pages outside the app, title, the end of a session. */
export function useBridge(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const go = (to: string): void => void navigate(to);
    const answers: Record<string, (payload: Payload) => void> = {
      'login:jump': ({ backPath }) => go(`/login?backPath=${encodeURIComponent(text(backPath))}`),
      'navigate:out': (payload) => go(targetOf(payload)),
      'session:expired': () => logIn(null),
      'title:change': ({ title }) => {
        document.title = `${text(title)} · Plaza`;
      },
    };
    for (const [event, answer] of Object.entries(answers)) bridge.on(event, answer);
    return () => {
      for (const [event, answer] of Object.entries(answers)) bridge.off(event, answer);
    };
  }, [navigate]);
}
