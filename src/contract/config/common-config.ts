import * as v from 'valibot';
import { flag, id, soft, text } from '../wire';

/** stSportJumpGame, stSportPath (product.md, section 3) and a portal's flags (decisions.md, flags). */
export const commonConfigData = v.object({
  stSportJumpGame: soft(id, 'stSportJumpGame'),
  stSportPath: soft(v.pipe(text, v.regex(/^(\/[\w-]+)+$/, 'not a path')), 'stSportPath'),
  euroFlag: soft(flag, 'euroFlag'),
  worldCupTab: soft(flag, 'worldCupTab'),
  specialRooms: soft(flag, 'specialRooms'),
});
export type CommonConfig = v.InferOutput<typeof commonConfigData>;
