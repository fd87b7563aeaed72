import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a key opens, for whom, and until when (the world's clock, Unix ms). */
export interface RoomKeyClaim {
  readonly roomId: number;
  readonly matchId: number;
  readonly uid: number;
  readonly until: number;
}

const MAC_LENGTH = 32;
const FORM = /^([0-9a-z]{1,12})_([0-9a-z]{1,12})_([0-9a-f]{32})$/;

const macOf = (secret: string, { roomId, matchId, uid, until }: RoomKeyClaim): string =>
  createHmac('sha256', secret).update(`live/${roomId}/${matchId}/${uid}/${until}`).digest('hex').slice(0, MAC_LENGTH);

/**
 * The word that opens a private room's video: a player sends no headers. `secret` never leaves the server; the key that
 * requests are signed with is in every browser and would let anybody make one.
 */
export const roomKey = (secret: string, claim: RoomKeyClaim): string =>
  `${claim.uid.toString(36)}_${claim.until.toString(36)}_${macOf(secret, claim)}`;

/** The member whose key opens this show of a room at the instant (the world's clock, Unix ms); undefined: it opens nothing. */
export function holderOfKey(
  key: string | undefined,
  secret: string,
  show: Pick<RoomKeyClaim, 'roomId' | 'matchId'>,
  now: number,
): number | undefined {
  const [, uid = '', until = '', mac = ''] = FORM.exec(key ?? '') ?? [];
  if (mac === '') return undefined;
  const claim = { ...show, uid: Number.parseInt(uid, 36), until: Number.parseInt(until, 36) };
  const isGood = now < claim.until && timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(secret, claim)));
  return isGood ? claim.uid : undefined;
}
