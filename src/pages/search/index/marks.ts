import { foldedCharacters, wordStarts, wordsOf } from './fold';
import { type Spelled, spell } from './pinyin';

/** A part of a text, and whether it is what was searched for. */
export interface Piece {
  readonly text: string;
  readonly isHit: boolean;
}

type Range = readonly [from: number, to: number];

const LATIN = /^[a-z0-9]+$/;

/** The position of the word as it is: at the beginning of a word rather than within one. */
function literal(word: string, characters: readonly string[]): Range | undefined {
  const letters = [...word];
  const isAt = (from: number) => letters.every((letter, at) => characters[from + at] === letter);
  const from = wordStarts(characters).find(isAt) ?? characters.findIndex((_, at) => isAt(at));
  return from < 0 ? undefined : [from, from + letters.length];
}

/** The end of what these letters spell from a place on, by first letters or by whole syllables; undefined: not these. */
function spelledTo(word: string, sounds: readonly Spelled[], from: number, isInitials: boolean): number | undefined {
  let rest = word;
  for (let at = from; at < sounds.length; at += 1) {
    const { sound = '', isHan = false } = sounds[at] ?? {};
    const said = isInitials && isHan ? sound.slice(0, 1) : sound;
    if (rest.length <= said.length) return said.startsWith(rest) ? at + 1 : undefined;
    if (!rest.startsWith(said)) return undefined;
    rest = rest.slice(said.length);
  }
  return undefined;
}

function spelled(word: string, text: string): Range | undefined {
  const sounds = spell(text);
  for (const from of wordStarts(foldedCharacters(text)))
    for (const isInitials of [true, false]) {
      const to = sounds[from]?.isHan === true ? spelledTo(word, sounds, from, isInitials) : undefined;
      if (to !== undefined) return [from, to];
    }
  return undefined;
}

/** The text in pieces: what each word of the query has found in it is a hit, as it is written or as it is spelled. */
export function marked(text: string, query: string): readonly Piece[] {
  const characters = [...text];
  const folded = foldedCharacters(text);
  const hits = characters.map(() => false);
  for (const word of wordsOf(query)) {
    const range = literal(word, folded) ?? (LATIN.test(word) ? spelled(word, text) : undefined);
    if (range !== undefined) hits.fill(true, ...range);
  }
  const pieces: { text: string; isHit: boolean }[] = [];
  characters.forEach((character, at) => {
    const last = pieces.at(-1);
    const isHit = hits[at] === true;
    if (last?.isHit === isHit) last.text += character;
    else pieces.push({ text: character, isHit });
  });
  return pieces;
}
