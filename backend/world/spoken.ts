/** A text in the languages that the back end speaks. */
export interface Spoken {
  readonly zh: string;
  readonly en: string;
}

export const spoken = (zh: string, en: string): Spoken => ({ zh, en });

/** Two lists that say the same, line by line. */
export const spokenLines = (zh: readonly string[], en: readonly string[]): readonly Spoken[] =>
  zh.map((line, index) => spoken(line, en[index] ?? line));
