import { LANGUAGES, type Locale, textsFolder } from '../contract/shell/languages';
import type { TextsName } from './app-config';

/**
 * The texts of one file of a language's folder. Each is a chunk that comes when it is asked for, but those of the first
 * language's core: they are part of the app (`load-messages.ts`).
 */
export async function fetchTexts(locale: Locale, name: TextsName): Promise<object> {
  const { default: texts } = await import(
    /* webpackExclude: /zh-CN[\\/]core\.json$/ */ `./messages/${textsFolder(locale)}/${name}.json`
  );
  return LANGUAGES[locale].isMadeUp ? (await import('./mirror')).mirrored(texts) : texts;
}

/** The texts of a sheet, which come with its code. */
export const sheetTexts =
  (name: TextsName) =>
  (locale: Locale): Promise<object> =>
    fetchTexts(locale, name);
