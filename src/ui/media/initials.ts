/** The number of tints of avatars without a picture. */
const TONES = 6;

/** One sign of a Chinese name, the first letters of two Latin words. Whole characters, also outside of the first plane. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u);
  const letters = words.slice(0, 2).map((word) => Array.from(word)[0] ?? '');
  const isLatin = letters.every((letter) => /^[\p{Script=Latin}\d]$/u.test(letter));
  return (isLatin ? letters.join('') : (letters[0] ?? '')).toUpperCase();
}

/** The same name has the same tint everywhere: 0 to 5. */
export function toneOf(name: string): number {
  let hash = 0;
  for (let index = 0; index < name.length; index += 1) hash = (hash * 31 + name.charCodeAt(index)) >>> 0;
  return hash % TONES;
}
