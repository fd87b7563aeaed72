import type { Locale } from '../../contract/shell/shell-events';
import { trimmed } from '../routing/home-path';

/** The build writes a table in the place of these words (`tools/build/page-chunks.ts`). */
export const PAGE_CHUNKS = '{"page chunks":[]}';

type Ids = readonly (string | number)[];
/** Of the page itself, and of its texts. */
type PageIds = { readonly own: Ids } & Readonly<Record<Locale, Ids>>;
declare const __webpack_chunk_load__: (id: string | number) => Promise<unknown>;

const fits = (pattern: string, path: string): boolean => {
  const names = path.split('/');
  const wanted = pattern.split('/');
  return wanted.length === names.length && wanted.every((name, at) => name.startsWith(':') || name === names[at]);
};

/** Asks for a page's code and texts before the table of pages is there. A failure shows when the page is opened. */
export function fetchPageChunks(path: string, locale: Locale): void {
  const table = Object.entries(JSON.parse(PAGE_CHUNKS) as Record<string, PageIds>);
  const ids = table.find(([pattern]) => fits(pattern, trimmed(path)))?.[1];
  for (const id of ids === undefined ? [] : [...ids.own, ...ids[locale]])
    __webpack_chunk_load__(id).catch(() => undefined);
}
