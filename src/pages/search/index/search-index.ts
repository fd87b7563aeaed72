import MiniSearch, { type SearchResult } from 'minisearch';
import { folded, foldedCharacters, wordStarts, wordsOf } from './fold';
import { type Spelled, spell } from './pinyin';

/** A thing to find: by its name, and by its other words. */
export interface Named {
  /** Of its kind alone. */
  readonly id: string;
  readonly name: string;
  /** Other words: who plays in a show, a team's short name. */
  readonly also?: string | undefined;
}

export interface Found<Item> {
  readonly item: Item;
  /** Sounds like the query and is written otherwise: how it is spelled. */
  readonly sound?: string | undefined;
}

const HAN = /^\p{Script=Han}+$/u;
/** Behind every syllable, so that "man" is not the beginning of "mang". */
const END = "'";
const TEXT_FIELDS = ['name', 'also'] as const;

/** No name is searched for by more of its characters: with each more the index of a Chinese word grows by all of them. */
const MOST_CHARACTERS = 64;
const firstOf = (text: string): string[] => [...text.slice(0, 2 * MOST_CHARACTERS)].slice(0, MOST_CHARACTERS);

/** A Chinese word is found from any of its characters on; what is written with letters from its beginning. */
const endings = (word: string): string[] => {
  const characters = firstOf(word);
  return HAN.test(word) ? characters.map((_, at) => characters.slice(at).join('')) : [word];
};

/** The spellings from the beginning of each word on: whole syllables, and their first letters. */
function spellings(whole: string, write: (sound: Spelled) => string): string[] {
  const name = firstOf(whole).join('');
  const sounds = spell(name);
  return wordStarts(foldedCharacters(name))
    .filter((from) => sounds[from]?.isHan)
    .map((from) => sounds.slice(from).map(write).join(''));
}

const syllables = (text: string): string =>
  spell(text)
    .map(({ sound }) => sound + END)
    .join('');

/** A thing by its place in the list. */
interface Numbered extends Pick<Named, 'name' | 'also'> {
  readonly id: number;
}

/** A field of the index; the words of the last two are ready, with blanks between them. */
function fieldOf({ id, name, also = '' }: Numbered, field: string): string {
  switch (field) {
    case 'id':
      return String(id);
    case 'latin':
      return [
        ...spellings(name, ({ sound }) => sound),
        ...spellings(name, ({ sound, isHan }) => (isHan ? sound.slice(0, 1) : sound)),
      ].join(' ');
    case 'syllables':
      return spellings(name, ({ sound }) => sound + END).join(' ');
    default:
      return field === 'name' ? name : also;
  }
}

const SOUND_FIELDS: ReadonlySet<string> = new Set(['latin', 'syllables']);
const tokenize = (text: string, field?: string): string[] =>
  field !== undefined && SOUND_FIELDS.has(field) ? text.split(' ') : wordsOf(text).flatMap(endings);

/** The ranks of a match, best first: the name begins so, contains it, is spelled so; its other words; a similar sound. */
function tierOf(result: SearchResult, name: string, query: string): number {
  const fields = new Set(Object.values(result.match).flat());
  if (fields.has('name')) return folded(name).startsWith(folded(query)) ? 0 : 1;
  if (fields.has('latin')) return 2;
  return fields.has('also') ? 3 : 4;
}

/** Things of one kind that a query finds. */
export type Search<Item> = (query: string) => readonly Found<Item>[];

/** The time for which names are indexed before a tap gets its turn, however slow the phone. */
const TURN_MS = 8;
const nextTurn = () => new Promise<void>((begin) => setTimeout(begin, 0));

/**
 * An index of one kind: beginnings, pinyin, initials, sounds. All words must match; equals keep their order. It finds nothing
 * where `isOver` said, before all were indexed, that nobody wants it any more.
 */
export async function createIndex<Item extends Named>(
  items: readonly Item[],
  isOver = () => false,
): Promise<Search<Item>> {
  const index = new MiniSearch<Numbered>({
    fields: [...TEXT_FIELDS, 'latin', 'syllables'],
    tokenize,
    processTerm: (term) => term || null,
    extractField: (document, field) => fieldOf(document, field),
  });
  let end = 0;
  for (const [id, { name, also }] of items.entries()) {
    if (performance.now() >= end) {
      await nextTurn();
      if (isOver()) return () => [];
      end = performance.now() + TURN_MS;
    }
    index.add({ id, name, also });
  }
  return (query) => {
    const words = wordsOf(query);
    if (words.length === 0) return [];
    const shared = { prefix: true, combineWith: 'AND', tokenize: (text: string) => text.split(' ') } as const;
    const said = { queries: [words.join(' ')], fields: [...TEXT_FIELDS, 'latin'], ...shared };
    const word = words.length === 1 && HAN.test(words[0] ?? '') ? words[0] : undefined;
    const sounding = word && { queries: [syllables(word)], fields: ['syllables'], ...shared };
    return index
      .search({ combineWith: 'OR', queries: sounding ? [said, sounding] : [said] })
      .flatMap((result) => {
        const item = items[Number(result.id)];
        return item === undefined ? [] : [{ item, at: Number(result.id), tier: tierOf(result, item.name, query) }];
      })
      .sort((a, b) => a.tier - b.tier || a.at - b.at)
      .map(({ item, tier }) => ({ item, sound: tier === 4 && word ? soundOf(word) : undefined }));
  };
}

const soundOf = (word: string): string =>
  spell(word)
    .map(({ sound }) => sound)
    .join('');
