import type { FatalKind } from '../contract/mount-options';

/** Where the app cannot start its catalogues cannot either: these few words stand by themselves. */
export const FATAL_WORDS: Readonly<Record<FatalKind, { readonly 'zh-CN': string; readonly en: string }>> = {
  'react-version': { 'zh-CN': '此页面需要 React 19.2 或更高版本', en: 'This page needs React 19.2 or later' },
  unsupported: { 'zh-CN': '请升级浏览器后再打开', en: 'Please update your browser' },
  options: { 'zh-CN': '页面配置有误', en: 'The page is set up wrongly' },
  crashed: { 'zh-CN': '页面出错了，请重新打开', en: 'Something broke, open the page again' },
};
