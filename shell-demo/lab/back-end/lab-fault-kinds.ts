/** Each fault of `/_lab/fault` with the value that it begins with; undefined: it takes none. */
export const FAULT_VALUES = {
  code: '99999',
  status: '502',
  delay: '3000',
  hang: undefined,
  reset: undefined,
  malformed: undefined,
  truncate: undefined,
  empty: undefined,
  data: '{}',
  raw: '<html></html>',
} as const;
export type FaultKind = keyof typeof FAULT_VALUES;

/** The codes of section 8 of product.md, and one that nobody knows. */
export const CODES = ['405', '505', '14010', '400', '403', '200025', '200028', '99999'] as const;

const NUMERIC: ReadonlySet<FaultKind> = new Set(['code', 'status', 'delay']);

/** What the fault's value is, as the back end wants it. Throws when it cannot be read. */
export function readValue(kind: FaultKind, text: string): unknown {
  if (FAULT_VALUES[kind] === undefined) return undefined;
  if (kind === 'data') return JSON.parse(text);
  if (!NUMERIC.has(kind)) return text;
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) throw new Error(`"${text}" is not a number`);
  return value;
}
