import { holderOfKey, type RoomKeyClaim, roomKey } from '../../../backend/video/room-key';

const SECRET = 'only-the-servers';
const claim: RoomKeyClaim = { roomId: 90_001, matchId: 7, uid: 90_006, until: 2000 };
const key = roomKey(SECRET, claim);
const forged = (part: Partial<RoomKeyClaim>) => {
  const [uid = '', until = '', mac = ''] = key.split('_');
  return [part.uid?.toString(36) ?? uid, part.until?.toString(36) ?? until, mac].join('_');
};

it.each<[string, boolean, string | undefined, string, number, number, number]>([
  ['its own show, in time', true, key, SECRET, claim.roomId, claim.matchId, 1999],
  ['its own show, too late', false, key, SECRET, claim.roomId, claim.matchId, 2000],
  ['another room', false, key, SECRET, 90_002, claim.matchId, 1000],
  ['another show of the room', false, key, SECRET, claim.roomId, 8, 1000],
  ['a later end than was signed', false, forged({ until: 9000 }), SECRET, claim.roomId, claim.matchId, 5000],
  ['another member than was signed', false, forged({ uid: 1 }), SECRET, claim.roomId, claim.matchId, 1000],
  ['another secret', false, key, 'sport-info-dev', claim.roomId, claim.matchId, 1000],
  ['no key', false, undefined, SECRET, claim.roomId, claim.matchId, 1000],
  ['a word that is no key', false, '0'.repeat(32), SECRET, claim.roomId, claim.matchId, 1000],
])('section 5, private rooms: %s → %s', (_what, opens, given, secret, roomId, matchId, now) => {
  expect(holderOfKey(given, secret, { roomId, matchId }, now)).toBe(opens ? claim.uid : undefined);
});
