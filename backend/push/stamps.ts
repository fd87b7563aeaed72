import { channelOfPush } from '../../src/contract/push/push-channels';
import type { WorldClock } from '../world/clock';
import { withEnglish } from './names';
import { aboutOf, frameOf, type News, type PushItem } from './push-item';

/**
 * Gives messages their `serverNow`, which grows strictly for each match, anchor and room, even when the world's clock
 * stands still; other processes' stamps count once they are heard.
 */
export interface Stamps {
  /** Later than all before about the same thing. */
  next(about: string): number;
  heard(item: PushItem): void;
  /** As of now, without being newer than what was said last. */
  current(about: string): number;
  /** The clock was set: all begins anew. */
  forget(): void;
}

/** Things that are told of at the same time are far fewer; each new match, tip and order adds a key. */
const MOST_STAMPS = 20_000;

export function makeStamps(clock: WorldClock, most = MOST_STAMPS): Stamps {
  const last = new Map<string, number>();
  const keep = (about: string, at: number) => {
    // The key told of longest ago goes first; its stamps lie behind the clock by then.
    last.delete(about);
    last.set(about, at);
    const [oldest] = last.keys();
    if (last.size > most && oldest !== undefined) last.delete(oldest);
  };
  const current = (about: string) => Math.max(clock.told(), last.get(about) ?? 0);
  return {
    current,
    next(about) {
      const at = Math.max(clock.told(), (last.get(about) ?? 0) + 1);
      keep(about, at);
      return at;
    },
    heard({ about, serverNow }) {
      if (about !== undefined && serverNow !== undefined) keep(about, Math.max(serverNow, last.get(about) ?? 0));
    },
    forget: () => last.clear(),
  };
}

/** What brings names and words of the world; the others name teams in each language already (names.ts). */
const SPOKEN: ReadonlySet<string> = new Set(['live/chat', 'live/room', 'news/comment']);

/** Announcement as it travels, with the stamp of `stampOf`. */
export function toItem(news: News, stampOf: (about: string) => number): PushItem {
  const { name, uid, room } = news;
  const data = SPOKEN.has(name) ? withEnglish(news.data) : news.data;
  const about = aboutOf(news);
  const channel = news.channel ?? channelOfPush(news.name, news.data);
  if (about === undefined) return { channel, uid, room, text: frameOf(name, data) };
  const serverNow = stampOf(about);
  return { channel, uid, room, about, serverNow, text: frameOf(name, { ...data, serverNow }) };
}
