/** A compiled catalogue: texts by key, in groups. */
export interface Texts {
  [key: string]: unknown;
}

const kept = new Map<string, Texts>();
const listeners = new Set<() => void>();
let changes = 0;

const isGroup = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Puts the new texts into the object that is in use, whoever has copied its groups. */
function takeOver(old: Texts, fresh: Texts): void {
  for (const key of Object.keys(old)) if (!(key in fresh)) delete old[key];
  for (const [key, value] of Object.entries(fresh)) {
    const before = old[key];
    if (isGroup(before) && isGroup(value)) takeOver(before, value);
    else old[key] = value;
  }
}

/** The catalogue of this name (`en/room.json`): the same object from the first reading of its file to the last. */
export function keepTexts(name: string, fresh: Texts): Texts {
  const old = kept.get(name);
  if (old === undefined) {
    kept.set(name, fresh);
    return fresh;
  }
  takeOver(old, fresh);
  changes += 1;
  for (const listener of listeners) listener();
  return old;
}

/** How often a catalogue has changed, and who wants to hear of it. */
export const textChanges = {
  count: (): number => changes,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** The groups of a language that came into catalogues after somebody had copied them. */
export const textsOf = (locale: string): Texts =>
  Object.assign({}, ...[...kept].filter(([name]) => name.split('/')[0] === locale).map(([, texts]) => texts));
