import { OS_TYPE } from '../contract/request-headers';

export interface Stores {
  readonly android: string;
  readonly ios: string;
}

/** Only what a browser may open. */
const isAddress = (href: string) => /^https?:\/\//i.test(href);

/** What there is to open, by the system it is for. */
const known = ({ android, ios }: Stores) => ({
  android: isAddress(android) ? android : undefined,
  ios: isAddress(ios) ? ios : undefined,
});

/** The address of the native app for this device (`osType` as the header names it); a phone has no use for another's. */
export function storeFor(osType: string, stores: Stores): string | undefined {
  const { android, ios } = known(stores);
  if (osType === OS_TYPE.ios) return ios;
  return osType === OS_TYPE.android ? android : (android ?? ios);
}

/** What a phone's camera reads: the device's own store, or the only one; else this page, which knows the phone's own. */
export function scannedAddress(osType: string, stores: Stores, page: string): string {
  const { android, ios } = known(stores);
  const isPhone = osType === OS_TYPE.ios || osType === OS_TYPE.android;
  if (!isPhone && android !== undefined && ios !== undefined) return page;
  return storeFor(osType, stores) ?? page;
}
