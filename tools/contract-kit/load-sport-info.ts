import type { MountHandle, MountOptions, PreloadOptions, RemoteEntry } from '../../src/remote/options';
import { readManifest } from './digests';
import { LoadFailure, tell, whyRefused } from './failure';
import { guardRemote, takeRefusal } from './guard';
import type { LoadSportInfo, RemoteSource, SportInfo } from './kit-types';

const TRIES = 3;
const TRY_LASTS_MS = 20_000;
const PAUSE_MS = 500;

/** The exposed modules that need no React of the host's. */
interface Entries {
  './mount': { mount(element: HTMLElement, options?: MountOptions): MountHandle };
  './preload': { preload(entry: RemoteEntry, options: PreloadOptions): Promise<boolean> };
}
/** What a federated build's entry puts on the page. */
interface Container {
  init(shareScope: object): unknown;
  get<Name extends keyof Entries>(name: Name): Promise<() => Entries[Name]>;
}

const guards = new Map<string, ReturnType<typeof guardRemote>>();

/** One for each manifest: it watches the head for the page's life. */
function guardOf(manifest: URL, listUrl: string | undefined): ReturnType<typeof guardRemote> | undefined {
  if (listUrl === undefined) return undefined;
  const guard = guards.get(manifest.href) ?? guardRemote(manifest, listUrl);
  guards.set(manifest.href, guard);
  return guard;
}

const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Tries again but where the same would come of it; the last failure is told, and thrown. */
async function persist<T>(url: string, { tries = TRIES, timeout = TRY_LASTS_MS }: RemoteSource, act: () => Promise<T>) {
  for (let tried = 1; ; tried += 1) {
    try {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<never>((_resolve, reject) => {
        const words = `${url} did not answer within ${timeout} ms`;
        timer = setTimeout(() => reject(new LoadFailure('timeout', url, words)), timeout);
      });
      return await Promise.race([act(), late]).finally(() => clearTimeout(timer));
    } catch (error) {
      const failure = error instanceof LoadFailure ? error : new LoadFailure('network', url, String(error));
      if (tried >= tries || failure.kind === 'contract') {
        tell(failure);
        throw failure;
      }
      await later(PAUSE_MS * tried);
    }
  }
}

/** First and second number of a version of the contract. */
function numbersOf(version: string): readonly [first: number, second: number] {
  const [first = 0, second = 0] = version.split('.').map(Number);
  return [first, second];
}

/** An older remote would take no notice of `data`, and fetch its code where the user saves data. */
const canPrepare = (contract: string): boolean => {
  const [first, second] = numbersOf(contract);
  return first > 1 || second >= 5;
};

/** An older remote lacks something that the host may count on; of another first number, a host must change. */
function checkContract(wanted: string | undefined, has: string, url: string): void {
  if (wanted === undefined) return;
  const [first, second] = numbersOf(wanted);
  const [itsFirst, itsSecond] = numbersOf(has);
  if (first === itsFirst && second <= itsSecond) return;
  const failure = new LoadFailure(
    'contract',
    url,
    `the remote has contract ${has}, the host was written for ${wanted}`,
  );
  if (first !== itsFirst) throw failure;
  tell(failure);
}

/** Runs the entry. Put in past what watches the head: its failure is this load's own. */
function runScript(url: string, integrity: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: url, crossOrigin: 'anonymous' });
    if (integrity !== undefined) script.integrity = integrity;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      if (integrity !== undefined) void whyRefused(url).then(reject);
      else reject(new LoadFailure('network', url, `${url} cannot be had`));
    };
    Node.prototype.appendChild.call(document.head, script);
  });
}

async function loadContainer(manifest: URL, source: RemoteSource): Promise<{ container: Container; contract: string }> {
  const guard = guardOf(manifest, source.integrity);
  const reply = await (guard?.fetchManifest() ?? fetch(manifest.href));
  if (!reply.ok) throw new LoadFailure('network', manifest.href, `the manifest answers ${reply.status}`);
  const { url, global, contract } = readManifest(new Uint8Array(await reply.arrayBuffer()), new URL('.', manifest));
  checkContract(source.contract, contract, manifest.href);
  await runScript(url, guard?.digestOf(url));
  const container = Reflect.get(window, global) as Container | undefined;
  if (typeof container?.get !== 'function') throw new LoadFailure('entry', url, `${url} brings no remote`);
  // Nothing is shared: `mount` brings its own React.
  await container.init({});
  return { container, contract };
}

/** One of the entries. A loader that is refused a file tells only that it failed. */
function fetchEntry<Name extends keyof Entries>(container: Container, url: string, name: Name) {
  // Of something else.
  void takeRefusal();
  return container.get(name).catch(async (error: unknown) => {
    await later(0);
    throw (await takeRefusal()) ?? new LoadFailure('network', url, String(error));
  });
}

async function load(manifest: URL, source: RemoteSource): Promise<SportInfo> {
  const { container, contract } = await persist(manifest.href, source, () => loadContainer(manifest, source));
  const entry = <Name extends keyof Entries>(name: Name) =>
    persist(manifest.href, source, () => fetchEntry(container, manifest.href, name));
  return {
    contract,
    mount: async (element, options) =>
      (await entry('./mount'))().mount(element, { contract: source.contract, ...options }),
    async preload(options = {}) {
      try {
        if (options.data === true)
          return canPrepare(contract) && (await (await entry('./preload'))().preload('mount', options));
        await entry('./mount');
        return true;
      } catch {
        return false;
      }
    },
  };
}

const loads = new Map<string, Promise<SportInfo>>();

export const loadSportInfo: LoadSportInfo = (source) => {
  const manifest = new URL(source.manifest, document.baseURI);
  const known = loads.get(manifest.href);
  if (known !== undefined) return known;
  const loading = load(manifest, source);
  loads.set(manifest.href, loading);
  loading.catch(() => loads.delete(manifest.href));
  return loading;
};
