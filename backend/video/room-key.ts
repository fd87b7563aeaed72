import { createHmac, timingSafeEqual } from 'node:crypto';

const KEY_LENGTH = 32;

/** The word that opens a private room's video: a player sends no headers. Good for one show. */
export function roomKey(signKey: string, roomId: number, matchId: number): string {
  return createHmac('sha256', signKey).update(`live/${roomId}/${matchId}`).digest('hex').slice(0, KEY_LENGTH);
}

export function opensRoom(key: string | undefined, signKey: string, roomId: number, matchId: number): boolean {
  if (key?.length !== KEY_LENGTH) return false;
  // Same length in bytes too: a text of other characters is no key.
  const given = Buffer.from(key);
  return given.length === KEY_LENGTH && timingSafeEqual(given, Buffer.from(roomKey(signKey, roomId, matchId)));
}
