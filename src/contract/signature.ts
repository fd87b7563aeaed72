import type { Pair } from './form';

const byKey = (a: Pair, b: Pair) => (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0);

/** The text to sign (decisions.md, signature): the pairs, not URL-encoded, sorted by key, `key=value` joined with `&`, then timestamp and device id. */
export function signatureText(pairs: readonly Pair[], timestamp: string, deviceId: string): string {
  const signed: readonly Pair[] = [...[...pairs].sort(byKey), ['timestamp', timestamp], ['device-id', deviceId]];
  return signed.map(([key, value]) => `${key}=${value}`).join('&');
}

/** A browser's key is public: the signature shows tampering in transit, it authenticates nobody. */
export const DEFAULT_SIGN_KEY = 'sport-info-dev';
