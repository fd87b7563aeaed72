import type { MountOptions } from 'sportInfo/mount';
import { useEffect, useState } from 'react';
import { LANGUAGES } from '../../src/contract/shell/languages';

/** A user of the local back end, as `/_lab/users` lists them. */
type Field = 'key' | 'token' | 'uid' | 'username' | 'englishName' | 'headUrl' | 'note';
export type DemoUser = Readonly<Record<Field, string>>;

const STORED_AS = 'plaza:user';

/** The user's name in the portal's language, or in the one that it falls back to. */
export const nameIn = (user: DemoUser, locale: NonNullable<MountOptions['locale']>): string =>
  LANGUAGES[locale].fallback === 'en' ? user.englishName : user.username;

/** Who can log in; empty until the back end has told. Those without a token are visitors. */
export function useDemoUsers(): { readonly members: readonly DemoUser[]; readonly failed: boolean } {
  const [users, setUsers] = useState<{ members: DemoUser[]; failed: boolean }>({ members: [], failed: false });
  useEffect(() => {
    fetch('/_lab/users')
      .then((reply) => reply.json() as Promise<DemoUser[]>)
      .then((all) => setUsers({ members: all.filter(({ token }) => token !== ''), failed: false }))
      .catch(() => setUsers({ members: [], failed: true }));
  }, []);
  return users;
}

/** Logging in begins a new session, also for who was kicked or has expired; a demo user keeps the token. */
export async function renewSession({ uid }: DemoUser): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  // Without a back end nobody can be renewed, nor stopped from looking.
  await fetch('/_lab/restore', { method: 'POST', body: JSON.stringify({ uid }), headers }).catch(() => undefined);
}

/** The user of this tab, across reloads; null is a visitor. */
export function storedUser(): DemoUser | null {
  try {
    return JSON.parse(sessionStorage.getItem(STORED_AS) ?? 'null') as DemoUser | null;
  } catch {
    return null;
  }
}

export function storeUser(user: DemoUser | null): void {
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify(user));
  } catch {
    // A browser without storage keeps the user until the page goes.
  }
}
