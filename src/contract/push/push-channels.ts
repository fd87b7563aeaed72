import { channels } from './channels';
import type { PushName } from './push';

/** The channel of a push: one for everybody or for the member, or one of many, named by a field of the data. */
type Place =
  | { readonly channel: 'anchors' | 'tips' | 'user' }
  | { readonly channel: 'match' | 'room' | 'tip'; readonly by: 'matchId' | 'liveRoomId' | 'messageId' };

/** The end of a session, and the answer to a subscribe, have no channel: they come to the sockets that said the token, or the frame. */
type Placeless = 'user/session' | 'socket/subscribed' | 'socket/refused';

export const pushPlaces: Readonly<Record<Exclude<PushName, Placeless>, Place>> = {
  'live/match': { channel: 'match', by: 'matchId' },
  'live/anchor': { channel: 'anchors' },
  'live/room': { channel: 'room', by: 'liveRoomId' },
  'live/chat': { channel: 'room', by: 'liveRoomId' },
  'news/tip': { channel: 'tips' },
  'news/order': { channel: 'user' },
  'news/comment': { channel: 'tip', by: 'messageId' },
};

const places: ReadonlyMap<string, Place> = new Map(Object.entries(pushPlaces));

/** The channel of a message; undefined where the name is unknown or has none. */
export function channelOfPush(name: string, data: unknown): string | undefined {
  const place = places.get(name);
  if (place === undefined) return undefined;
  if (!('by' in place)) return channels[place.channel];
  const fields = data as Readonly<Record<string, unknown>> | null | undefined;
  return channels[place.channel](String(fields?.[place.by]));
}
