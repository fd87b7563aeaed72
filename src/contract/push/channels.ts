/** What can be subscribed to; `user` is whoever the auth frame said, and nothing before it. */
export const channels = {
  match: (matchId: string) => `match:${matchId}`,
  room: (liveRoomId: string) => `room:${liveRoomId}`,
  anchors: 'anchors',
  tips: 'tips',
  tip: (messageId: string) => `tip:${messageId}`,
  user: 'user',
} as const;

/** On the push domain, next to no other path. */
export const PUSH_PATH = '/ws/push';
