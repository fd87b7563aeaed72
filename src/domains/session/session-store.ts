import { defineStore, handedDown } from '../../services/store-registry';
import type { SessionState } from '../../session/session-store';

/** Who uses the app: what host, native app, log-in and storage say (`session/session.ts` keeps it). */
export const sessionStore = defineStore<SessionState>('session', handedDown);
