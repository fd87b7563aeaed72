const MARKS = /\p{M}/gu;
/** Letters with a stroke through them, which Unicode takes for letters of their own: Đặng, Ødegaard, Łukasz. */
const STROKES: Readonly<Record<string, string>> = { đ: 'd', ø: 'o', ł: 'l' };

/** One character for each of the text's, so that places stay what they are: lower case, half width, without accents. */
export const foldedCharacters = (text: string): readonly string[] =>
  [...text].map((character) => {
    const [first = character] = character.normalize('NFKD').replace(MARKS, '').toLowerCase();
    return STROKES[first] ?? first;
  });

/** A phone may write a letter and its marks apart. */
export const folded = (text: string): string => foldedCharacters(text.normalize()).join('');

const BREAK = /[\s\p{P}]+/u;
const isBreak = (character: string): boolean => BREAK.test(character);

/** The words between blanks and marks, folded. */
export const wordsOf = (text: string): readonly string[] => folded(text).split(BREAK).filter(Boolean);

/** Places at which a word begins, among the text's characters. */
export const wordStarts = (characters: readonly string[]): readonly number[] =>
  characters.flatMap((character, at) =>
    !isBreak(character) && (at === 0 || isBreak(characters[at - 1] ?? '')) ? [at] : [],
  );
