import type { Locale } from '../contract/shell-events';
import type { Messages } from './app-config';

/**
 * The texts of one language. zh-CN comes with the app: a chunk of its own would be asked for a round trip late, on the first
 * screen of most users. English is a chunk; rejects when that does not come, and a second call tries again.
 */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const catalogue =
    locale === 'en'
      ? await import('./messages/en.json')
      : await import(/* webpackMode: "eager" */ './messages/zh-CN.json');
  return catalogue.default;
}
