import { LANGUAGES } from '../../src/contract/shell/languages';
import type { Locale } from './sticky-params';

/** A user of the local back end, as `/_lab/users` lists them. A visitor's token is empty. */
export interface DemoUser {
  readonly key: string;
  readonly token: string;
  readonly uid: string;
  readonly username: string;
  readonly englishName: string;
  readonly headUrl: string;
  readonly note: string;
}

const STORED_AS = 'plaza:user';

const text = (raw: unknown): string => (typeof raw === 'string' || typeof raw === 'number' ? String(raw) : '');

function readUser(raw: unknown): DemoUser[] {
  if (typeof raw !== 'object' || raw === null) return [];
  const it = raw as Record<string, unknown>;
  if (text(it['key']) === '') return [];
  const [key, token, uid] = [text(it['key']), text(it['token']), text(it['uid'])];
  const [username, englishName] = [text(it['username']), text(it['englishName'])];
  return [{ key, token, uid, username, englishName, headUrl: text(it['headUrl']), note: text(it['note']) }];
}

/** The user's name in the portal's language, or in the one that it falls back to. */
export const nameIn = ({ key, username, englishName }: DemoUser, locale: Locale): string =>
  (LANGUAGES[locale].fallback === 'en' ? englishName : username) || username || key;

/** Asks the back end who may log in. Rejects when it does not answer. */
export async function fetchDemoUsers(): Promise<DemoUser[]> {
  const reply = await fetch('/_lab/users');
  if (!reply.ok) throw new Error(`/_lab/users answered ${reply.status}`);
  const body: unknown = await reply.json();
  return Array.isArray(body) ? body.flatMap(readUser) : [];
}

/** Logging in begins a new session, also for who was kicked or has expired; a demo user keeps the token. */
export async function renewSession({ uid }: DemoUser): Promise<void> {
  if (uid === '') return;
  const headers = { 'content-type': 'application/json' };
  // Without a back end nobody can be renewed, nor stopped from looking.
  await fetch('/_lab/restore', { method: 'POST', body: JSON.stringify({ uid }), headers }).catch(() => undefined);
}

/** The user of this tab, across reloads; null is a visitor. */
export function storedUser(): DemoUser | null {
  try {
    const [user] = readUser(JSON.parse(sessionStorage.getItem(STORED_AS) ?? 'null'));
    return user ?? null;
  } catch {
    return null;
  }
}

export function storeUser(user: DemoUser | null): void {
  try {
    if (user === null) sessionStorage.removeItem(STORED_AS);
    else sessionStorage.setItem(STORED_AS, JSON.stringify(user));
  } catch {
    // A browser without storage keeps the user until the page goes.
  }
}
