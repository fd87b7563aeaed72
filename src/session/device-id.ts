import type { SafeStorage } from './safe-storage';

const KEY = 'device-id';
const MAX_LENGTH = 128;

/** A random UUID; `randomUUID` exists only in secure contexts, `getRandomValues` everywhere. */
export function newUuid(crypto: Pick<Crypto, 'getRandomValues'> & Partial<Pick<Crypto, 'randomUUID'>>): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    const versioned = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return versioned.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const isUsable = (id: string) => id !== '' && id.length <= MAX_LENGTH && /^[\x21-\x7e]+$/.test(id);

/** The device's id, made once and kept; after a reset the next call gets a new one. */
export interface DeviceId {
  get(): string;
  /** The native app names the device; an id that no header can carry is none. */
  adopt(id: string): void;
  reset(): void;
}

export function createDeviceId(storage: SafeStorage, make: () => string): DeviceId {
  return {
    get() {
      const stored = storage.get(KEY);
      if (stored !== null && isUsable(stored)) return stored;
      const made = make();
      storage.set(KEY, made);
      return made;
    },
    adopt(id) {
      if (isUsable(id)) storage.set(KEY, id);
    },
    reset: () => storage.remove(KEY),
  };
}
