import { LANGUAGES } from '../../src/contract/shell/languages';
import { usePortal } from './portal-store';

type Pairs = Readonly<Record<string, readonly [zh: string, en: string]>>;

/** A hook that gives each word in the portal's language, or in the one that it falls back to. */
export function textsOf<P extends Pairs>(pairs: P): () => { readonly [Key in keyof P]: string } {
  const pick = (at: 0 | 1) =>
    Object.fromEntries(Object.entries(pairs).map(([key, pair]) => [key, pair[at]])) as { [Key in keyof P]: string };
  const byFallback = { 'zh-CN': pick(0), en: pick(1) };
  return () => byFallback[LANGUAGES[usePortal((state) => state.locale)].fallback];
}

/** The portal's own words; the remote brings its own. */
export const useTexts = textsOf({
  brand: ['广场', 'Plaza'],
  cardTitle: ['体育资讯', 'sport-info'],
  cardText: ['主播直播、实时比分、主播动态', 'Live anchors, scores as they happen, moments'],
  open: ['打开 sport-info', 'Open sport-info'],
  loading: ['正在打开 sport-info…', 'Opening sport-info…'],
  failedTitle: ['体育资讯暂时打不开', 'sport-info cannot be opened'],
  failedText: ['门户的其他页面不受影响，请稍后重试。', 'The rest of the portal works. Please try again.'],
  retry: ['重试', 'Retry'],
  details: ['详情', 'Details'],
  login: ['登录', 'Log in'],
  loginTitle: ['选择一个演示用户', 'Choose a demo user'],
  visitor: ['游客', 'Visitor'],
  visitorNote: ['不登录', 'Not logged in'],
  usersFailed: ['读取不到演示用户，后端是否已启动？', 'The demo users cannot be read. Is the back end running?'],
  returnTo: ['登录后返回', 'Returns to'],
  notFound: ['门户里没有这个页面', 'The portal has no such page'],
  home: ['首页', 'Home'],
  close: ['关闭', 'Close'],
  language: ['语言', 'Language'],
  normal: ['浅色', 'Light'],
  dark: ['深色', 'Dark'],
  service: ['客服', 'Customer service'],
  serviceText: ['您好，请问需要什么帮助？', 'Hello, how can we help?'],
  askedFrom: ['来自', 'You come from'],
});
