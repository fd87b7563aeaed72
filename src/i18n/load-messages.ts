import type { Locale } from '../contract/shell/shell-events';
import type { CoreMessages, MessagePart, Messages } from './app-config';

/** zh-CN comes with the app: a chunk of its own would be asked for a round trip late, on the first screen of most users. */
const CORE: Readonly<Record<Locale, () => Promise<{ default: CoreMessages }>>> = {
  'zh-CN': () => import(/* webpackMode: "eager" */ './messages/zh-CN.json'),
  en: () => import('./messages/en.json'),
};

type PartLoaders = Readonly<Record<Locale, () => Promise<{ default: object }>>>;

/** The texts that only some pages need, a chunk for each language; they travel with those pages' own chunks. */
const PARTS: Readonly<Record<MessagePart, PartLoaders>> = {
  anchors: { 'zh-CN': () => import('./messages/anchors.zh-CN.json'), en: () => import('./messages/anchors.en.json') },
  mine: { 'zh-CN': () => import('./messages/mine.zh-CN.json'), en: () => import('./messages/mine.en.json') },
  nba: { 'zh-CN': () => import('./messages/nba.zh-CN.json'), en: () => import('./messages/nba.en.json') },
  ranking: { 'zh-CN': () => import('./messages/ranking.zh-CN.json'), en: () => import('./messages/ranking.en.json') },
  room: { 'zh-CN': () => import('./messages/room.zh-CN.json'), en: () => import('./messages/room.en.json') },
  search: { 'zh-CN': () => import('./messages/search.zh-CN.json'), en: () => import('./messages/search.en.json') },
  tips: { 'zh-CN': () => import('./messages/tips.zh-CN.json'), en: () => import('./messages/tips.en.json') },
  topics: { 'zh-CN': () => import('./messages/topics.zh-CN.json'), en: () => import('./messages/topics.en.json') },
};

/** The texts of one language: the core's and the given parts'. Rejects when a chunk fails; call again to retry. */
export async function loadMessages(locale: Locale, parts: readonly MessagePart[] = []): Promise<Messages> {
  const [core, ...extra] = await Promise.all([CORE[locale](), ...parts.map((part) => PARTS[part][locale]())]);
  // A page is drawn only when the parts that it names are there (`app/routing/page-table.ts`).
  return Object.assign({}, core.default, ...extra.map((catalogue) => catalogue.default)) as Messages;
}
