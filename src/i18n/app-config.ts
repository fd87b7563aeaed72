import type { Locale } from '../contract/shell/shell-events';
import type anchors from './messages/anchors.zh-CN.json';
import type matchSheet from './messages/match-sheet.zh-CN.json';
import type mine from './messages/mine.zh-CN.json';
import type nba from './messages/nba.zh-CN.json';
import type picture from './messages/picture.zh-CN.json';
import type ranking from './messages/ranking.zh-CN.json';
import type room from './messages/room.zh-CN.json';
import type search from './messages/search.zh-CN.json';
import type tips from './messages/tips.zh-CN.json';
import type topics from './messages/topics.zh-CN.json';
import type core from './messages/zh-CN.json';

/** The texts of every page; zh-CN is the catalogue that the others follow. */
export type CoreMessages = typeof core;

/** The texts of some pages only, by the name in front of the file's language. */
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
