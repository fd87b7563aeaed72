const INT4_LIMIT = 2 ** 31;

/** Identities of this world are whole numbers from 0 that fit int4; any other text names nothing, which -1 stands for. */
export function numberOf(id: string): number {
  const value = Number(id);
  return Number.isSafeInteger(value) && value >= 0 && value < INT4_LIMIT ? value : -1;
}
