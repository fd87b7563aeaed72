/** The kinds of failed calls; `ui/` has the words and the way on for each. */
export const ERROR_KINDS = [
  'expired',
  'forbidden',
  'rejected',
  'network',
  'timeout',
  'cancelled',
  'malformed',
] as const;
export type ErrorKind = (typeof ERROR_KINDS)[number];
