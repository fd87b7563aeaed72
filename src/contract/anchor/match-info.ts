import * as v from 'valibot';
import { id, int, millis, soft, softOr, text } from '../wire';
import { standing } from './host';

/** The video addresses of a room (product.md, section 3, Match info). */
const videoSource = v.object({ flv: soft(text, 'flv'), m3u8: soft(text, 'm3u8'), rtmp: soft(text, 'rtmp') });

/** product.md, section 3, Match info; crests (file ids), ids and the match's standing are additions. */
export const matchInfo = v.object({
  matchId: id,
  guestTeamName: soft(text, 'guestTeamName'),
  masterTeamName: soft(text, 'masterTeamName'),
  liveRoomId: soft(id, 'liveRoomId'),
  liveStatus: softOr(int, 'liveStatus', 0),
  matchLeague: soft(text, 'matchLeague'),
  matchSource: soft(id, 'matchSource'),
  startDate: soft(millis, 'startDate'),
  matchTypeId: soft(int, 'matchTypeId'),
  videoSourceDetail: soft(videoSource, 'videoSourceDetail'),
  homeLogo: soft(text, 'homeLogo'),
  awayLogo: soft(text, 'awayLogo'),
  /** With these a room has the match's line-ups or players, events, form and meetings. */
  homeId: soft(id, 'homeId'),
  awayId: soft(id, 'awayId'),
  competitionId: soft(id, 'competitionId'),
  /** Of a game of the NBA, which has no competition. */
  seasonId: soft(id, 'seasonId'),
  ...standing,
});
