import type { Locale } from '../../contract/shell/shell-events';
import { trimmed } from './home-path';

/** The build writes a table in the place of these words (`tools/build/page-chunks.ts`). */
export const PAGE_CHUNKS = '{"page chunks":[]}';

type Ids = readonly (string | number)[];
declare const __webpack_chunk_load__: (id: string | number) => Promise<unknown>;

const fits = (pattern: string, path: string): boolean => {
  const names = path.split('/');
  return pattern
    .split('/')
    .every((name, at, { length }) => length === names.length && (name[0] === ':' || name === names[at]));
};

/** Asks for a page's code and texts before the table of pages is there. A failure shows when the page is opened. */
export function fetchPageChunks(path: string, locale: Locale): void {
  const table: [string, [own: Ids, zh: Ids, en: Ids]][] = Object.entries(JSON.parse(PAGE_CHUNKS));
  const [, [own, zh, en] = [[], [], []]] = table.find(([pattern]) => fits(pattern, trimmed(path))) ?? [];
  for (const id of [...own, ...(locale === 'en' ? en : zh)]) __webpack_chunk_load__(id).catch(() => undefined);
}
