/** Makes the letters of a text run from right to left, and what ends that. */
const [FROM_RIGHT, AS_BEFORE] = ['\u202e', '\u202c'];
/** So much longer is each word, as the longest languages are; lines break where they would. */
const MORE = 0.4;

const longer = (text: string): string =>
  text.replace(/\p{L}+/gu, (word) => word + word.slice(0, Math.ceil(MORE * word.length)));

/** Blanks stay outside, for what stands beside the text. */
const ofText = (text: string): string =>
  text.replace(
    /^(\s*)(.*\p{L}.*?)(\s*)$/su,
    (_, before: string, words: string, after: string) => before + FROM_RIGHT + longer(words) + AS_BEFORE + after,
  );

const ofEach = (texts: object, of: (text: unknown) => unknown): object =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, of(text)]));

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Of a compiled message: a text, `[name]`, `[name, kind, { branch: message }]` with a number as kind, or a tag `[name, ...parts]`. */
function ofPart(part: unknown): unknown {
  if (!Array.isArray(part)) return ofMessage(part);
  const [name, kind, ...rest] = part;
  if (typeof kind === 'number')
    return [name, kind, ...rest.map((one) => (isGroup(one) ? ofEach(one, ofMessage) : one))];
  return [name, ...part.slice(1).map(ofPart)];
}

/** A compiled message is a text or a list of parts. */
function ofMessage(message: unknown): unknown {
  if (typeof message === 'string') return ofText(message);
  return Array.isArray(message) ? message.map(ofPart) : message;
}

/** A compiled catalogue as it would be in a long language that is read from right to left. */
export const mirrored = (texts: object): object =>
  ofEach(texts, (text) => (isGroup(text) ? mirrored(text) : ofMessage(text)));
