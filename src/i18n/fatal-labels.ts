import { LANGUAGES, type Locale } from '../contract/shell/languages';
import type { FatalWords } from './app-config';
import { fetchTexts } from './fetch-texts';
import en from './messages/en/fatal.json';
import zh from './messages/zh-CN/fatal.json';

const AT_HAND: Readonly<Record<string, FatalWords>> = { 'zh-CN': zh, en };

/** Words for an app that cannot start, without asking anybody: of the language's fallback. */
export const fatalWords = (locale: Locale): FatalWords => AT_HAND[LANGUAGES[locale].fallback] ?? zh;

/** The language's own ones; they may not come either. */
export const fetchFatalWords = async (locale: Locale): Promise<FatalWords> =>
  (await fetchTexts(locale, 'fatal')) as FatalWords;
