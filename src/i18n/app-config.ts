import type { Locale } from '../contract/shell-events';
import type zhCn from './messages/zh-CN.json';

/** Every text of the app, by screen; zh-CN is the catalogue that the others follow. */
export type Messages = typeof zhCn;

declare module 'use-intl' {
  // What use-intl offers for typed keys: an interface that an app merges its own types into.
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}
