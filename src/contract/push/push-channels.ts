import { channels } from './channels';
import type { PushName } from './push';

/** The channel of a push: one for everybody or for the member, or one of many, named by a field of the data. */
type PushChannel =
  | { readonly channel: 'anchors' | 'tips' | 'user' }
  | { readonly channel: 'match' | 'room' | 'tip'; readonly by: 'matchId' | 'liveRoomId' | 'messageId' };

/** The end of a session, and the answer to a subscribe, have no channel: they come to the sockets that said the token, or the frame. */
type Channelless = 'user/session' | 'socket/subscribed' | 'socket/refused';

export const pushChannels: Readonly<Record<Exclude<PushName, Channelless>, PushChannel>> = {
  'live/match': { channel: 'match', by: 'matchId' },
  'live/anchor': { channel: 'anchors' },
  'live/room': { channel: 'room', by: 'liveRoomId' },
  'live/chat': { channel: 'room', by: 'liveRoomId' },
  'news/tip': { channel: 'tips' },
  'news/order': { channel: 'user' },
  'news/comment': { channel: 'tip', by: 'messageId' },
};

const byName: ReadonlyMap<string, PushChannel> = new Map(Object.entries(pushChannels));

/** The channel of a message; undefined where the name is unknown or has none. */
export function channelOfPush(name: string, data: unknown): string | undefined {
  const found = byName.get(name);
  if (found === undefined) return undefined;
  if (!('by' in found)) return channels[found.channel];
  const fields = data as Readonly<Record<string, unknown>> | null | undefined;
  return channels[found.channel](String(fields?.[found.by]));
}
