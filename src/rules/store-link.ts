import { OS_TYPE } from '../contract/request-headers';

export interface Stores {
  readonly android: string;
  readonly ios: string;
}

/** Only what a browser may open. */
const isAddress = (href: string) => /^https?:\/\//i.test(href);

/**
 * The address of the native app for this device (`osType` as the header names it): a phone's own store, elsewhere the only
 * one there is. Undefined: none, or a choice that this device cannot make.
 */
export function storeFor(osType: string, { android, ios }: Stores): string | undefined {
  const known = { android: isAddress(android) ? android : undefined, ios: isAddress(ios) ? ios : undefined };
  if (osType === OS_TYPE.ios) return known.ios;
  if (osType === OS_TYPE.android) return known.android;
  return known.android === undefined || known.ios === undefined ? (known.android ?? known.ios) : undefined;
}

/** What a phone's camera reads: the one store, else this page, which knows the phone's own. `page`: absolute address. */
export const scannedAddress = (store: string | undefined, page: string): string => store ?? page;
