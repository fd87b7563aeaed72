import { FIRST_LOCALE, type Locale } from '../contract/shell/languages';
import type { MessagePart, Messages } from './app-config';
import { fetchTexts } from './fetch-texts';
import first from './messages/zh-CN/core.json';

/** The texts of one language: the core's and the given parts'. Rejects when a chunk fails; call again to retry. */
export async function loadMessages(locale: Locale, parts: readonly MessagePart[] = []): Promise<Messages> {
  const [core, ...extra] = await Promise.all([
    // It comes with the app: a chunk of its own would be asked for a round trip late, on the first screen of most users.
    locale === FIRST_LOCALE ? first : fetchTexts(locale, 'core'),
    ...parts.map((part) => fetchTexts(locale, part)),
  ]);
  // A page is drawn only when the parts that it names are there (`app/routing/page-table.ts`).
  return Object.assign({}, core, ...extra) as Messages;
}
