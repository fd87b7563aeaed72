import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { initialConfig } from '../../../src/app/mount/flags';
import { paths } from '../../../src/app/routing/page-paths';
import type { Call, PendingAction } from '../../../src/contract/call';
import { mountOptions } from '../../../src/contract/shell/mount-options';
import { decode } from '../../../src/contract/wire';
import { configStore } from '../../../src/domains/config/config-store';
import { sessionStore } from '../../../src/domains/session/session-store';
import type { CallApi, CallOptions } from '../../../src/http/api';
import { CallError } from '../../../src/http/call-error';
import { createChatFeed } from '../../../src/services/chat-feed';
import { createClock, type Visibility } from '../../../src/services/clock';
import { createOfflineCache } from '../../../src/services/offline-cache';
import { createRefetch } from '../../../src/services/refetch';
import type { Services } from '../../../src/services/services';
import { createStores } from '../../../src/services/store-registry';
import type { Toast } from '../../../src/services/toasts';
import { createSafeStorage } from '../../../src/session/safe-storage';
import { createSessionStore, VISITOR } from '../../../src/session/session-state';

import { memoryStorage } from './memory-storage';

export interface SentCall {
  readonly name: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly options: CallOptions | undefined;
}

/** A reply's raw data, or an error to reject with. */
export type Answer = (fields: Readonly<Record<string, unknown>>) => unknown;

/** 15 March 2025, 21:25 in the device's zone: the moment of the mocks. */
export const NOW = new Date(2025, 2, 15, 21, 25).getTime();

const failure = (kind: CallError['kind'], path: string) => new CallError({ kind, path, requestId: 'req-1' });
export const failWith =
  (kind: CallError['kind']): Answer =>
  () =>
    failure(kind, '/x');

/** A transport that is a table; the contract decodes what it says. */
function callsOver(answers: Partial<Record<string, Answer>>, sent: SentCall[]): CallApi {
  return (async (definition: Call, fields: Record<string, unknown> | undefined, options?: CallOptions) => {
    sent.push({ name: definition.name, fields: fields ?? {}, options });
    const raw = await answers[definition.name]?.(fields ?? {});
    if (raw instanceof Error) throw raw;
    const read = decode(definition.data, raw);
    if (!read.ok) throw failure('malformed', definition.path);
    return read.value;
  }) as CallApi;
}

/** What waits for a log-in: who listens to it, and how a test lets it go. */
function pendingActions() {
  const listeners = new Set<{ kinds: readonly PendingAction['kind'][]; tell: (action: PendingAction) => void }>();
  const onPendingAction: Services['onPendingAction'] = (kinds, tell) => {
    const listener = { kinds, tell };
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const release = (action: PendingAction) => {
    for (const { kinds, tell } of listeners) if (kinds.includes(action.kind)) tell(action);
  };
  return { onPendingAction, release };
}

/** Tests of plain functions run without a page. */
const page = globalThis.document as Document | undefined;

/** As the page itself is seen; no host hides it. */
export const pageVisibility: Visibility = {
  isVisible: () => page?.visibilityState !== 'hidden',
  onVisibility(listener) {
    page?.addEventListener('visibilitychange', listener);
    return () => page?.removeEventListener('visibilitychange', listener);
  },
};

/** The services of a mount over a transport that is a table; everything else is the real thing. */
export function fakeServices(answers: Partial<Record<string, Answer>>, member = false) {
  const sent: SentCall[] = [];
  const toasts: Toast[] = [];
  const asked: (PendingAction | undefined)[] = [];
  const opened: string[] = [];
  const reports: string[] = [];
  const told: unknown[] = [];
  const watched = new Set<string>();
  const { onPendingAction, release } = pendingActions();

  const memory = memoryStorage();
  const storage = createSafeStorage(() => memory, globalThis.window);
  const session = createSessionStore(member ? { ...VISITOR, token: 't', uid: 'u1' } : VISITOR);
  const stores = createStores(() => services);
  const options = v.parse(mountOptions, { locale: 'en', flags: { specialRooms: true } });
  stores.adopt(sessionStore, session);
  stores.adopt(
    configStore,
    createStore(() => initialConfig(options, 'web')),
  );
  const services: Services = {
    options: v.parse(mountOptions, {}),
    call: callsOver(answers, sent),
    fileUrl: (file) => `/file/${file}`,
    paths,
    stores,
    session,
    watch: (channel) => {
      watched.add(channel);
      return () => watched.delete(channel);
    },
    chatFeed: createChatFeed(),
    refetch: createRefetch(),
    offlineCache: createOfflineCache(storage, () => NOW),
    storage,
    visibility: pageVisibility,
    toast: (toast) => toasts.push(toast),
    askLogin: (pendingAction) => asked.push(pendingAction),
    onPendingAction,
    openLink: (href) => opened.push(href),
    openService: () => opened.push('service'),
    hasService: () => true,
    shareNatively: async () => false,
    goBack: () => opened.push('back'),
    report: ({ message }) => reports.push(message),
    tellHost: (...event) => told.push(event),
    now: () => NOW,
    clock: createClock(() => NOW, pageVisibility),
    deviceNow: () => NOW,
    scrollContainer: undefined,
  };
  const calls = (name: string) => sent.filter((one) => one.name === name).map((one) => one.fields);
  return { services, sent, calls, toasts, asked, opened, reports, told, answers, release };
}

export type FakeServices = ReturnType<typeof fakeServices>;
