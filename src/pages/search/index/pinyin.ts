import { foldedCharacters } from './fold';
import table from './pinyin-table.json';

/** Rows of GB 2312 that hold characters, and the cells of a row. */
const FIRST_ROW = 0xb0;
const LAST_ROW = 0xf7;
const FIRST_CELL = 0xa1;
const LAST_CELL = 0xfe;
/** The last five cells of this row are empty. */
const SHORT_ROW = 0xd7;
const SHORT_ROW_END = 0xf9;

/** The 6763 characters of GB 2312 in its order: every browser can write them down, so that nobody has to send them. */
export function hanCharacters(): string {
  const bytes: number[] = [];
  for (let row = FIRST_ROW; row <= LAST_ROW; row += 1) {
    const last = row === SHORT_ROW ? SHORT_ROW_END : LAST_CELL;
    for (let cell = FIRST_CELL; cell <= last; cell += 1) bytes.push(row, cell);
  }
  return new TextDecoder('gb18030').decode(new Uint8Array(bytes));
}

const DIGITS = 2;
const RADIX = 36;

let usual: ReadonlyMap<string, string> | undefined;

/** The usual reading of each character: the table's, worked out once. */
function readings(): ReadonlyMap<string, string> {
  usual ??= readTable();
  return usual;
}

function readTable(): ReadonlyMap<string, string> {
  const syllables = table.syllables.split(' ');
  return new Map(
    [...hanCharacters()].map((character, at) => {
      const number = Number.parseInt(table.codes.slice(at * DIGITS, (at + 1) * DIGITS), RADIX);
      return [character, syllables[number] ?? ''];
    }),
  );
}

const NAMES: ReadonlyMap<string, string> = new Map(Object.entries(table.names));

/** A character of a name as it is typed. */
export interface Spelled {
  /** The whole syllable; of what is no Chinese character the character itself; "" of blanks and marks. */
  readonly sound: string;
  readonly isHan: boolean;
}

const LETTER = /[\p{L}\p{N}]/u;

/** More than all names and words that the page holds; what stands in its rows is spelled again with every key. */
const MOST_SPELLED = 4000;
const spelled = new Map<string, readonly Spelled[]>();

/** One for each character of the text; a name that the table knows is read as it says. */
export function spell(text: string): readonly Spelled[] {
  const known = spelled.get(text);
  if (known !== undefined) return known;
  if (spelled.size >= MOST_SPELLED) spelled.clear();
  const spelling = spellAnew(text);
  spelled.set(text, spelling);
  return spelling;
}

function spellAnew(text: string): readonly Spelled[] {
  const told = NAMES.get(text)?.split(' ');
  return foldedCharacters(text).map((character, at) => {
    const sound = told?.[at] ?? readings().get(character);
    return { sound: sound ?? (LETTER.test(character) ? character : ''), isHan: sound !== undefined };
  });
}
