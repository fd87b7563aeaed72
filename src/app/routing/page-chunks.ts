import type { Locale } from '../../contract/shell/shell-events';

/** The build writes a table in the place of these words (`tools/build/page-chunks.ts`). */
export const PAGE_CHUNKS = '{"page chunks":[[],[],[]]}';

type Ids = readonly (string | number)[];
declare const __webpack_chunk_load__: (id: string | number) => Promise<unknown>;

/** Asks for a page's code and texts before the table of pages is there. A failure shows when the page is opened. */
export function fetchPageChunks(path: string, locale: Locale): void {
  const table: Readonly<Record<string, readonly [own: Ids, zh: Ids, en: Ids]>> = JSON.parse(PAGE_CHUNKS);
  for (const [pattern, [own, zh, en]] of Object.entries(table))
    if (new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/*$`).test(path))
      for (const id of [...own, ...(locale === 'en' ? en : zh)]) __webpack_chunk_load__(id).catch(() => undefined);
}
