import EventEmitter from 'eventemitter3';
import { resolveMount } from '../../../src/app/mount/bootstrap';
import { createApp } from '../../../src/app/mount/create-app';
import { startApp } from '../../../src/app/mount/start-app';
import type { MountOptions } from '../../../src/contract/shell/mount-options';
import type { Toast } from '../../../src/services/toasts';

export interface RealApp {
  readonly app: ReturnType<typeof createApp>;
  readonly toasts: Toast[];
  /** Events to the shell, in their order. */
  readonly events: { readonly name: string; readonly payload: unknown }[];
  readonly reports: { readonly kind: string; readonly message: string }[];
  /** The start-up is through. */
  opened(): Promise<void>;
  stop(): void;
}

const HEARD = ['session:expired', 'toast', 'error', 'login:jump'] as const;

/** Everything of a mount but its screens, over HTTP to the back end at `url`. */
export function realApp(url: string, options: MountOptions = {}): RealApp {
  const bridge = new EventEmitter();
  const toasts: Toast[] = [];
  const events: RealApp['events'][number][] = [];
  const reports: RealApp['reports'][number][] = [];
  for (const name of HEARD) bridge.on(name, (payload: unknown) => events.push({ name, payload }));
  const given = { api: { origin: url }, history: 'memory', bridge, ...options } as const;
  const app = createApp(resolveMount({ reporter: (report) => reports.push(report), ...given }, { window, crypto }));
  app.toasts.store.subscribe(({ current }) => {
    if (current !== null) toasts.push({ type: current.type, text: current.text });
  });
  const stop = startApp(app);
  return {
    app,
    toasts,
    events,
    reports,
    stop,
    opened: () =>
      new Promise((resolve) => {
        const look = () => app.gate.store.getState().phase === 'open' && resolve();
        app.gate.store.subscribe(look);
        look();
      }),
  };
}
