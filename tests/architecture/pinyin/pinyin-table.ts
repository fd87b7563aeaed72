import { pinyin } from 'pinyin-pro';
import { hanCharacters } from '../../../src/pages/search/index/pinyin';

const read = (text: string): string[] => pinyin(text, { toneType: 'none', type: 'array', v: true });

export const PINYIN_TABLE = 'src/pages/search/index/pinyin-table.json';

/** What the search page is shipped with. */
interface PinyinTable {
  /** Every syllable, by its number; without tones, ü as v. */
  readonly syllables: string;
  /** Two digits (base 36) for each character, in their order: the number of its usual syllable. */
  readonly codes: string;
  /** Names in which a character is read in another way than alone. */
  readonly names: Readonly<Record<string, string>>;
}

export function pinyinTable(names: readonly string[]): PinyinTable {
  const usual = new Map([...hanCharacters()].map((character) => [character, read(character)[0] ?? '']));
  const syllables = [...new Set(usual.values())].sort();
  const numbers = new Map(syllables.map((syllable, number) => [syllable, number]));
  const code = (syllable: string) => (numbers.get(syllable) ?? 0).toString(36).padStart(2, '0');
  const isOther = (name: string) => read(name).some((syllable, at) => syllable !== usual.get([...name][at] ?? ''));
  return {
    syllables: syllables.join(' '),
    codes: [...usual.values()].map(code).join(''),
    names: Object.fromEntries(names.filter(isOther).map((name) => [name, read(name).join(' ')])),
  };
}

export const tableText = (table: PinyinTable): string => `${JSON.stringify(table, null, 2)}\n`;
