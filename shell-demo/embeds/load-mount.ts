import { createInstance } from '@module-federation/enhanced/runtime';

type MountModule = typeof import('sportInfo/mount');

/** The manifest's address stands in the page; `{hostname}` is the page's own. */
const manifestUrl = (): string =>
  (document.querySelector<HTMLMetaElement>('meta[name="sport-info-remote"]')?.content ?? '').replace(
    '{hostname}',
    window.location.hostname,
  );

/** The federation runtime without any plugin of a bundler: nothing is shared, so the host's own libraries do not matter. */
const federation = createInstance({ name: 'embed', remotes: [{ name: 'sportInfo', entry: manifestUrl() }] });

/** The remote's `mount`. Rejects when the remote cannot be had. */
export async function loadMount(): Promise<MountModule['mount']> {
  const loaded = await federation.loadRemote<MountModule>('sportInfo/mount');
  if (loaded === null) throw new Error('the remote exposes no mount');
  return loaded.mount;
}

/** An element of the host's page; throws when the page lacks it. */
export function hostElement(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`the page has no #${id}`);
  return element;
}
