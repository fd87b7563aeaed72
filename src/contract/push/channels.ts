/** The channels of pushes; `user` is the member of the auth frame, and nothing before it. */
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
