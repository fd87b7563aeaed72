import type { MountOptions } from 'sportInfo/mount';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { federationIntegrity } from '../../../tools/contract-kit/guard';

type RemoteEntries = {
  SportInfoApp: typeof import('sportInfo/SportInfoApp');
  mount: typeof import('sportInfo/mount');
  preload: typeof import('sportInfo/preload');
};

const REMOTE = 'sportInfo';
/** A remote that says nothing for so long counts as dead (ms): the page then offers a retry. */
const LOAD_TIMEOUT_MS = 20_000;

const metaContent = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

/** The manifest's address stands in the page, so one build serves any port; `{hostname}` is the page's own. */
const manifestUrl = (): string => metaContent('sport-info-remote').replace('{hostname}', window.location.hostname);

/** Empty where the sources are served as they change. */
const digestsUrl = metaContent('sport-info-integrity');
if (digestsUrl !== '') registerPlugins([federationIntegrity(manifestUrl(), digestsUrl)]);

const register = (force: boolean): void => registerRemotes([{ name: REMOTE, entry: manifestUrl() }], { force });
register(false);

/** After a failed load: what the federation runtime remembers of the remote goes, so that the next load fetches it anew. */
export const forgetRemote = (): void => register(true);

/** One of the remote's exposed modules. Rejects when it cannot be had: dead server, no such module, time-out. */
export async function loadEntry<Name extends keyof RemoteEntries>(name: Name): Promise<RemoteEntries[Name]> {
  const late = new Error('the remote did not answer');
  const timeout = new Promise<never>((_resolve, reject) => setTimeout(reject, LOAD_TIMEOUT_MS, late));
  const loaded = await Promise.race([loadRemote<RemoteEntries[Name]>(`${REMOTE}/${name}`), timeout]);
  if (loaded === null) throw new Error(`the remote exposes no ${name}`);
  return loaded;
}

/** Has a mount prepared while the portal is idle. A failure is no matter yet: the tap begins anew. */
export const prepareRemote = (options: MountOptions): void =>
  void loadEntry('preload').then(
    ({ preload }) => preload('SportInfoApp', { data: true, options }),
    () => undefined,
  );

/** Begins to load before the tap; a failure here is shown, and retried, by the page itself. */
export const fetchRemote = (): void => void loadEntry('SportInfoApp').catch(() => undefined);
