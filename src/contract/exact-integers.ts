/** Texts, which stay as they are, and numbers. The last text may be cut: no place of it is tried twice. */
const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"?|-?\d[\d.eE+-]*/g;
const MAY_BE_LONG = /\d{16}/;
const LONG = /^-?\d{16,}$/;

/** Writes whole numbers that a double may not hold (16 digits and more) as texts into a JSON text: an id beyond 2^53 arrives as it was sent. */
export const exactIntegers = (json: string): string =>
  MAY_BE_LONG.test(json) ? json.replace(TOKENS, (token) => (LONG.test(token) ? `"${token}"` : token)) : json;

/** The value of a JSON text with such integers as texts; undefined where it is none. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(exactIntegers(text));
  } catch {
    return undefined;
  }
}
