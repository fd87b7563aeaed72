import type { SessionEnd } from '../../session/session-messages';
import { isLoggedIn, type SessionStore } from '../../session/session-state';

interface SessionOverDeps {
  readonly session: SessionStore;
  readonly expire: () => void;
  /** Tells user and host; `wasMember` is false for a visitor, whose calls the server refused. */
  readonly tell: (code: number, message: string, wasMember: boolean) => void;
  /** The other mounts and tabs tell it, too: nobody knows which of them the user looks at. */
  readonly announce: (end: SessionEnd) => void;
}

/** Ends a session that the server has ended (405, 505, 14010), and tells it. `token`: whose call or push said so. */
export type SessionOver = (code: number, message: string, token: string) => void;

/** Tells the end of a session once, whoever hears of it first; a session that has begun since is not touched. */
export function createSessionOver({ session, expire, tell, announce }: SessionOverDeps) {
  let last = session.getState();
  let told: string | undefined;
  session.subscribe((state) => {
    if (!isLoggedIn(state)) return;
    last = state;
    told = undefined;
  });

  const end = (code: number, message: string, token: string): boolean => {
    const current = session.getState();
    if (isLoggedIn(current) && current.token !== token) return false;
    if (token !== '' && token === told) return false;
    told = token;
    // The answer to a visitor says nothing of the member of another mount, whose session may be stored.
    if (token !== '') expire();
    tell(code, message, token !== '');
    return true;
  };

  const over: SessionOver = (code, message, token) => {
    const { uid } = last;
    if (end(code, message, token) && token !== '') announce({ code, message, uid });
  };
  return {
    over,
    /** Another mount or tab has told it of the session that was here, too. */
    heard({ code, message, uid }: SessionEnd) {
      if (last.token !== '' && last.uid === uid) end(code, message, last.token);
    },
  };
}
