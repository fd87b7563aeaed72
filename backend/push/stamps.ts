import { channelOfPush } from '../../src/contract/push/push-channels';
import type { WorldClock } from '../world/clock';
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

export function makeStamps(clock: WorldClock): Stamps {
  const last = new Map<string, number>();
  const current = (about: string) => Math.max(clock.told(), last.get(about) ?? 0);
  return {
    current,
    next(about) {
      const at = Math.max(clock.told(), (last.get(about) ?? 0) + 1);
      last.set(about, at);
      return at;
    },
    heard({ about, serverNow }) {
      if (about !== undefined && serverNow !== undefined) last.set(about, Math.max(serverNow, last.get(about) ?? 0));
    },
    forget: () => last.clear(),
  };
}

/** Announcement as it travels, with the stamp of `stampOf`. */
export function toItem(news: News, stampOf: (about: string) => number): PushItem {
  const { name, data, uid, room } = news;
  const about = aboutOf(news);
  const channel = news.channel ?? channelOfPush(news.name, news.data);
  if (about === undefined) return { channel, uid, room, text: frameOf(name, data) };
  const serverNow = stampOf(about);
  return { channel, uid, room, about, serverNow, text: frameOf(name, { ...data, serverNow }) };
}
