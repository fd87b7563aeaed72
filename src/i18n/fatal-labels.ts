import type { FatalKind } from '../contract/shell/mount-options';
import type { Locale } from '../contract/shell/shell-events';

/** The few words for an app that cannot start: its catalogues cannot be loaded either. */
const FATAL_WORDS: Readonly<Record<FatalKind | 'retry', Readonly<Record<Locale, string>>>> = {
  'react-version': { 'zh-CN': '此页面需要 React 19.2 或更高版本', en: 'This page needs React 19.2 or later' },
  unsupported: { 'zh-CN': '请升级浏览器后再打开', en: 'Please update your browser' },
  crashed: { 'zh-CN': '页面加载失败', en: 'The page could not be loaded' },
  retry: { 'zh-CN': '重试', en: 'Retry' },
};

export const fatalLabels = (kind: FatalKind | 'retry', locale: Locale): string => FATAL_WORDS[kind][locale];
