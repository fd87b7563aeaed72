import { defineStore, handedDown } from '../../services/store-registry';
import type { SessionState } from '../../session/session-state';

/** The user of the app by host, native app, log-in and storage (`session/session.ts` keeps it). */
export const sessionStore = defineStore<SessionState>('session', handedDown);
