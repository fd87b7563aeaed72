/** The matches of the table, and of the flood: a hundred rows. */
export const MATCH_IDS: readonly string[] = Array.from({ length: 100 }, (_, place) => `bench-${place}`);
