/** Any text as the whole frame. */
export const RAW = 'raw';

/** What a template can know of the page: what is listened to, and who is there. */
export interface Seen {
  readonly channels: readonly string[];
  readonly uid: string;
}

const idAfter = (prefix: string, { channels }: Seen, fallback: string): string =>
  channels.find((channel) => channel.startsWith(prefix))?.slice(prefix.length) ?? fallback;

/** One message for each name of the push contract; the back end adds `serverNow`. */
export const TEMPLATES: Readonly<Record<string, (seen: Seen) => unknown>> = {
  'live/match': (seen) => ({
    matchId: idAfter('match:', seen, '1000101'),
    statusId: 4,
    phase: 1004,
    homeScore: 3,
    awayScore: 2,
  }),
  'live/anchor': () => ({ hostId: '1001', liveStatus: 1, watcherCount: 12_345 }),
  'live/room': (seen) => ({ liveRoomId: idAfter('room:', seen, '51001'), watcherCount: 12_345 }),
  'news/tip': (seen) => ({ id: idAfter('tip:', seen, '1'), result: 'win' }),
  'news/order': (seen) => ({ messageId: idAfter('tip:', seen, '1'), result: 'lose', refundStatus: 2, refundGold: 38 }),
  'news/comment': (seen) => ({
    id: String(Date.now()),
    messageId: idAfter('tip:', seen, '1'),
    nickName: '实验室',
    content: '推送一条评论',
    createDate: Date.now(),
  }),
  'user/session': () => ({ code: 505, msg: '账号已在其他设备登录' }),
  'live/unknown': () => ({ anything: true }),
};

/** What is sent for a name and the text in the field. Throws when it cannot be read. */
export function readPush(name: string, text: string, { uid }: Seen): object {
  if (name === RAW) return { raw: text };
  const data: unknown = JSON.parse(text);
  return name === 'user/session' && uid !== '' ? { name, data, uid } : { name, data };
}

export function templateOf(name: string, seen: Seen): string {
  const template = TEMPLATES[name];
  return template === undefined ? '{"namespace":"live","mutation":' : JSON.stringify(template(seen), null, 1);
}
