export interface Stores {
  readonly android: string;
  readonly ios: string;
}

/** The system of a device; `other` is a desktop, or unknown. */
export type DeviceOs = keyof Stores | 'other';

/** Only what a browser may open. */
const isAddress = (href: string) => /^https?:\/\//i.test(href);

/** The addresses to open, by system. */
const known = ({ android, ios }: Stores) => ({
  android: isAddress(android) ? android : undefined,
  ios: isAddress(ios) ? ios : undefined,
});

/** The systems among which somebody at a desktop chooses: those that have an app, where there are two. */
export function storesToChoose(os: DeviceOs, stores: Stores): readonly (keyof Stores)[] {
  const { android, ios } = known(stores);
  return os === 'other' && android !== undefined && ios !== undefined ? ['ios', 'android'] : [];
}

/** The address of the native app for this device; a phone has no use for another's. */
export function storeFor(os: DeviceOs, stores: Stores): string | undefined {
  const { android, ios } = known(stores);
  if (os === 'ios') return ios;
  return os === 'android' ? android : (android ?? ios);
}

/** The address in the code for a phone's camera: the device's own store, or the only one; else this page, which knows the phone's own. */
export function scannedAddress(os: DeviceOs, stores: Stores, page: string): string {
  const { android, ios } = known(stores);
  const isPhone = os !== 'other';
  if (!isPhone && android !== undefined && ios !== undefined) return page;
  return storeFor(os, stores) ?? page;
}
