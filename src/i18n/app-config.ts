import type { Locale } from '../contract/shell/languages';
import type anchors from './messages/zh-CN/anchors.json';
import type core from './messages/zh-CN/core.json';
import type fatal from './messages/zh-CN/fatal.json';
import type matchSheet from './messages/zh-CN/match-sheet.json';
import type mine from './messages/zh-CN/mine.json';
import type nba from './messages/zh-CN/nba.json';
import type picture from './messages/zh-CN/picture.json';
import type ranking from './messages/zh-CN/ranking.json';
import type room from './messages/zh-CN/room.json';
import type search from './messages/zh-CN/search.json';
import type tips from './messages/zh-CN/tips.json';
import type topics from './messages/zh-CN/topics.json';

/** The texts of every page; zh-CN is the catalogue that the others follow. */
export type CoreMessages = typeof core;

/** The texts of some pages only, by the file's name. */
interface PartMessages {
  anchors: typeof anchors;
  mine: typeof mine;
  nba: typeof nba;
  ranking: typeof ranking;
  room: typeof room;
  search: typeof search;
  tips: typeof tips;
  topics: typeof topics;
}
export type MessagePart = keyof PartMessages;

/** The words for an app that cannot start, and for a page without one. */
export type FatalWords = typeof fatal;

/** The files of a language's folder. */
export type TextsName = MessagePart | 'core' | 'fatal' | 'match-sheet' | 'picture';

/** Every text of the app, by screen; those of the match sheet and of pictures to share come with their own chunks. */
export type Messages = CoreMessages &
  typeof matchSheet &
  typeof picture &
  PartMessages['anchors'] &
  PartMessages['mine'] &
  PartMessages['nba'] &
  PartMessages['ranking'] &
  PartMessages['room'] &
  PartMessages['search'] &
  PartMessages['tips'] &
  PartMessages['topics'];

declare module 'use-intl' {
  // What use-intl offers for typed keys: an interface that an app merges its own types into.
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}
