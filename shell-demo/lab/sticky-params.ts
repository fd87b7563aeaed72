import type { MountOptions } from 'sportInfo/mount';
import { FIRST_LOCALE, localeOf } from '../../src/contract/shell/languages';

type Theme = NonNullable<MountOptions['theme']>;
type Locale = NonNullable<MountOptions['locale']>;

interface Look {
  readonly theme: Theme;
  readonly locale: Locale;
}

/** `?theme=dark` and `?lang=en`, or another language of the app; everything else is the default. */
export function readLook(search: string): Look {
  const params = new URLSearchParams(search);
  return {
    theme: params.get('theme') === 'dark' ? 'dark' : 'normal',
    locale: localeOf(params.get('lang')),
  };
}

/** `search` with the look written into it, "" or beginning with "?". Defaults are left out, so a plain URL stays plain. */
export function withLook(search: string, look: Look): string {
  const now = readLook(search);
  // Text that says it already stays as it is: another router's encoding must not be rewritten for nothing.
  if (now.theme === look.theme && now.locale === look.locale) return search;
  const params = new URLSearchParams(search);
  const set = (name: string, value: string, fallback: string): void =>
    value === fallback ? params.delete(name) : params.set(name, value);
  set('theme', look.theme, 'normal');
  set('lang', look.locale, FIRST_LOCALE);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
