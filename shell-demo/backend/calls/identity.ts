const INT4_LIMIT = 2 ** 31;

/** Identities of this world are whole numbers that fit int4; any other text names nothing, which -1 stands for. */
export function numberOf(id: string): number {
  const value = Number(id);
  return Number.isSafeInteger(value) && Math.abs(value) < INT4_LIMIT ? value : -1;
}
