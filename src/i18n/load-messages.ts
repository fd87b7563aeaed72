import type { Locale } from '../contract/shell-events';
import type { Messages } from './app-config';

/**
 * Fetches the texts of one language, a chunk each, so that nobody loads the other one.
 * Rejects when the chunk does not come; a second call tries again.
 */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const catalogue = locale === 'en' ? await import('./messages/en.json') : await import('./messages/zh-CN.json');
  return catalogue.default;
}
