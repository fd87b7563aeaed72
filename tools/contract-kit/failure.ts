import type { LoadFailed, LoadFailureKind } from './kit-types';

export class LoadFailure extends Error implements LoadFailed {
  constructor(
    readonly kind: LoadFailureKind,
    readonly url: string,
    message: string,
  ) {
    super(message);
    this.name = 'LoadFailure';
  }
}

const told = new WeakSet<LoadFailure>();

/** Tells the page, once for each failure. */
export function tell(failure: LoadFailure): void {
  if (told.has(failure)) return;
  told.add(failure);
  window.dispatchEvent(new CustomEvent('sport-info:failed', { detail: failure }));
}

/** Why a file with a digest did not run: browsers say only that. One that can be had is another than was built. */
export async function whyRefused(url: string): Promise<LoadFailure> {
  const isThere = await fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
  return isThere
    ? new LoadFailure('integrity', url, `${url} is not the one that was built`)
    : new LoadFailure('network', url, `${url} cannot be had`);
}
