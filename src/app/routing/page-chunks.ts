import { FIRST_LOCALE, type Locale } from '../../contract/shell/languages';
import type { MessagePart } from '../../i18n/app-config';
import { fetchTexts } from '../../i18n/fetch-texts';
import { trimmed } from './home-path';

/** The build writes a table in the place of these words (`tools/build/page-chunks.ts`). */
export const PAGE_CHUNKS = '{"page chunks":[[],[]]}';

type Row = readonly [own: readonly (string | number)[], texts: readonly MessagePart[]];
declare const __webpack_chunk_load__: (id: string | number) => Promise<unknown>;

/** True where a path, cut at its slashes, fits. No regular expression: the first script would compile one for each page. */
function isOf(pattern: string, parts: readonly string[]): boolean {
  const named = pattern.split('/');
  return (
    named.length === parts.length &&
    named.every((name, at) => (name.startsWith(':') ? parts[at] !== '' : name === parts[at]))
  );
}

/** Asks for a page's code and texts before the table of pages is there. A failure shows when the page is opened. */
export function fetchPageChunks(path: string, locale: Locale): void {
  const table: Readonly<Record<string, Row>> = JSON.parse(PAGE_CHUNKS);
  const parts = trimmed(path).split('/');
  for (const [pattern, [own, texts]] of Object.entries(table)) {
    if (!isOf(pattern, parts)) continue;
    const core = locale === FIRST_LOCALE ? [] : (['core'] as const);
    const asked = [
      ...own.map((id) => __webpack_chunk_load__(id)),
      ...[...core, ...texts].map((name) => fetchTexts(locale, name)),
    ];
    for (const one of asked) one.catch(() => undefined);
  }
}
