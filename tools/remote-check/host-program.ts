/** What the host's page hands to the program outside of it. */
export interface HostEntry {
  readonly heard: [name: string, payload: unknown][];
  readonly reports: string[];
  /** Listeners on the bridge that the page did not put there. */
  listeners(): number;
  preload(): Promise<unknown>;
  mount(options: object): Promise<void>;
  say(name: string, payload: unknown): void;
  navigate(path: string): void;
  unmount(): void;
}

interface Container {
  init(scope: object): unknown;
  get(entryName: string): Promise<() => Record<string, (...args: never[]) => unknown>>;
}

interface Handle {
  navigate(path: string): void;
  unmount(): void;
}

/**
 * Runs in the host's page, as its only script: a host with a bridge of its own and the remote's container. It travels as
 * text, so nothing from outside may be used in it.
 */
export function hostProgram(entry: string, events: string[]): void {
  const listeners = new Map<string, Set<(payload: unknown) => void>>();
  const of = (name: string) => listeners.get(name) ?? new Set();
  const bridge = {
    on: (name: string, listener: (payload: unknown) => void) => void listeners.set(name, of(name).add(listener)),
    off: (name: string, listener: (payload: unknown) => void) => void of(name).delete(listener),
    emit: (name: string, payload?: unknown) => {
      for (const listener of of(name)) listener(payload);
    },
    listenerCount: (name: string) => of(name).size,
  };
  const heard: [string, unknown][] = [];
  const reports: string[] = [];
  for (const name of events) bridge.on(name, (payload) => heard.push([name, payload]));
  const container = new Promise<Container>((resolve, reject) => {
    const script = document.createElement('script');
    script.crossOrigin = 'anonymous';
    script.src = entry;
    script.onerror = () => reject(new Error(`${entry} does not load`));
    script.onload = async () => {
      const loaded = (window as unknown as { sportInfo: Container }).sportInfo;
      await loaded.init({});
      resolve(loaded);
    };
    document.head.append(script);
  });
  // Whoever asks for a entry hears of it.
  container.catch(() => undefined);
  const entryName = async (name: string) => (await (await container).get(name))();
  let handle: Handle | undefined;
  const own: HostEntry = {
    heard,
    reports,
    listeners: () => [...listeners.values()].reduce((sum, one) => sum + one.size, 0) - events.length,
    preload: async () => (await entryName('./preload'))['preload']?.(...(['mount'] as never[])),
    async mount(options) {
      const element = document.getElementById('app');
      const reporter = (report: { kind: string; message: string }) => reports.push(`${report.kind} ${report.message}`);
      const all = { basename: '/sport-info', bridge, reporter, ...options };
      handle = (await entryName('./mount'))['mount']?.(...([element, all] as never[])) as Handle;
    },
    say: bridge.emit,
    navigate: (path) => handle?.navigate(path),
    unmount: () => handle?.unmount(),
  };
  Object.assign(window, { checkedHost: own });
}
