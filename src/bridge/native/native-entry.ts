/** The function through which the native app calls the page; a second mount takes the next free name. */
const ENTRY = 'sportInfoEntry';

export interface NativeEntry {
  readonly name: string;
  remove(): void;
}

/** The one global of a mount: frozen, not enumerable, not to be overwritten by assignment, gone at the end. */
export function installEntry(page: object, receive: (raw: unknown) => void): NativeEntry {
  let name = ENTRY;
  for (let taken = 2; name in page; taken += 1) name = `${ENTRY}${taken}`;
  Object.defineProperty(page, name, { value: Object.freeze({ receive }), configurable: true });
  return { name, remove: () => Reflect.deleteProperty(page, name) };
}
