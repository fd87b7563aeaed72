import { FIRST_LOCALE, LANGUAGES, LOCALES, type Locale } from '../../contract/shell/languages';

/** The client: a browser, or the native app's WebView. */
export interface Client {
  readonly platform: 'web' | 'app';
  /** Of the native app; the web's own version opens and closes nothing. */
  readonly appVersion: string;
}

const DIALECT_FROM = '4.3.1';
const NEW_PROGRAM_FROM = '4.3.2';
const PRIVILEGED_FROM = '4.6.0';
const isChinese = (locale: Locale): boolean => LANGUAGES[locale].fallback === FIRST_LOCALE;
const dialectOf = (tag: string): Locale | undefined => LOCALES.find((one) => one === tag && isChinese(one));

const isApp = ({ platform, appVersion }: Client, from: string) =>
  platform === 'app' && compareVersions(appVersion, from) >= 0;

/** The native app shows privileged anchors from 4.6.0 on, the web always (decisions.md, hosts). */
export const seesPrivilegedHosts = (client: Client): boolean =>
  client.platform === 'web' || isApp(client, PRIVILEGED_FROM);

/** The native app shows the new program detail from 4.3.2 on, the web always (decisions.md, program detail). */
export const showsNewProgram = (client: Client): boolean =>
  client.platform === 'web' || isApp(client, NEW_PROGRAM_FROM);

/** A client, and the languages in which its server tells its answers beside the first two and the dialects. */
interface Asker extends Client {
  readonly serverLanguages: readonly Locale[];
}

/**
 * The value of the `language` header: the app's own language, or a Chinese dialect of a native app's device; one of the
 * first two in an app before 4.3.1, and for a server that does not tell the language.
 */
export function requestLanguage(client: Asker, locale: Locale, deviceLanguage: string): string {
  const dialect = client.platform === 'app' && locale === FIRST_LOCALE ? dialectOf(deviceLanguage) : undefined;
  const wanted = dialect ?? locale;
  const isNew = client.platform === 'web' || isApp(client, DIALECT_FROM);
  const isKnown = isChinese(wanted) || client.serverLanguages.includes(wanted);
  return isNew && isKnown ? wanted : LANGUAGES[wanted].fallback;
}

/** Negative when `a` is older than `b`: numerically, part by part, missing parts are 0 (product.md, section 5). */
export function compareVersions(a: string, b: string): number {
  const left = numbersIn(a);
  const right = numbersIn(b);
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

// A part that is no number counts as 0, so that "4.6.0-beta" is not newer than everything.
const numbersIn = (version: string): number[] => version.split('.').map((digits) => Number.parseInt(digits, 10) || 0);
