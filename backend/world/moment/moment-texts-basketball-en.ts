/** The feed's sentences about basketball in English, line by line as in moment-texts-basketball.ts. */
export const PREVIEWS = [
  '{away} at {home}, {day} {time}. Live two hours early to talk rotations.',
  '{home} on the second of a back-to-back, {day} {time}. How many minutes for the starters?',
  '{home} v {away}: I want to see the second units. The starters are level, the bench decides the third.',
  'Coming up: {day} {time}, {home} v {away}. Pick-and-roll coverage first, then the game.',
  '{away} had to work for it in their last {n} on the road. {day} at {home} it starts on the glass.',
] as const;

export const LIVE_NOTES = [
  '{score}. {home} have turned up the pace and {away} are slow getting back.',
  'Another run against {away}. That time-out came late.',
  '{score}. {home} are hitting {pct} from three this quarter. Red hot.',
  '{home} go small: five shooters and nobody inside, all the room in the world.',
  '{away} have missed {n} open looks in a row. The plan is fine, the ball won’t drop.',
] as const;

export const RECAPS = [
  '{home} {score} {away}. The last three minutes of the fourth deserve a second look.',
  'Done: {home} {score} {away}. {n} rebounds between them, and there’s your result.',
  '{score}. The {away} bench held for one quarter. Depth is the problem.',
  'Watched {home} v {away}, {score}. I drew up that hand-off at the end.',
] as const;

export const OPINIONS = [
  '{club} rank well on defence. The trouble is the wrong switch when it counts.',
  'Get {club} under {n} turnovers and few in the West want to see them.',
  'The {club} kids shoot without fear. Good enough for me, accuracy comes with practice.',
  '{club} and {rival} go opposite ways: one spreads out, one pounds inside. Both win.',
  '{club} in the pick-and-roll: roll first or pop first decides who is open on the weak side.',
] as const;

export const DATA_NOTES = [
  'One number: {club} score 113 and allow 108 per hundred possessions over the last {n}. The net is climbing.',
  'Corner threes are {pct} of what {club} take from deep. That’s spacing.',
  '{home} win third quarters, {away} lose them. What a coincidence.',
  '{n} {club} players average a steal or more. That pressure is real.',
] as const;

export const LONG_BODIES = [
  'Rotation first. {home} have cut their point guard’s minutes into four, so there’s always somebody on the floor to handle the ball; even when the second unit is cold they don’t go three trips without a shot. The price is broken rest for the starters. Whether they can still run in the last five minutes depends on the lead they built.',
  'Defence next. {away} like to sit deep and give up the mid-range. Fine, until somebody can stop and pop at the foul line. {home} took three shots in ten from there last time and made plenty. Change the coverage, or the guards have to chase one step further.',
  'And the glass. One side sends two men to the offensive boards, the other sends all five back. Whoever sticks to the habit sets the pace. Look past the points and read the second chances.',
] as const;
