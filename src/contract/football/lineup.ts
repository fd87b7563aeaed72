import * as v from 'valibot';
import { count, flag, id, list, num, soft, softOr, text } from '../wire';
import { footballMatch } from './football-match';
import { playerName, squadPlayer } from './football-player';
import { teamName } from './standings';

/** Something that a player did or suffered, with its minute: 90 and added 5 is 90+5. Additions, as all of a line-up. */
const lineupEvent = v.object({
  kind: v.picklist(['goal', 'penalty', 'ownGoal', 'assist', 'yellow', 'secondYellow', 'red', 'on', 'off']),
  minute: soft(count, 'minute'),
  added: soft(count, 'added'),
});
export type LineupEvent = v.InferOutput<typeof lineupEvent>;

const lineupPlayer = v.object({
  ...playerName,
  shirtNumber: soft(count, 'shirtNumber'),
  isCaptain: soft(flag, 'isCaptain'),
  /** Line of the formation, 0 is the goalkeeper; place in the line from the left, of so many. Starters only. */
  line: soft(count, 'line'),
  place: soft(count, 'place'),
  events: softOr(list(lineupEvent, 'events'), 'events', []),
});
export type LineupPlayer = v.InferOutput<typeof lineupPlayer>;
const lineupPlayers = (name: string) => softOr(list(lineupPlayer, name), name, []);

/** A player who cannot play, or perhaps not; `note`: why and until when, ready to show. */
const missingPlayer = v.object({
  ...playerName,
  kind: v.picklist(['injured', 'suspended', 'doubtful']),
  note: soft(text, 'note'),
});
export type MissingPlayer = v.InferOutput<typeof missingPlayer>;

/** One side of a match. */
const lineupSide = v.object({
  teamId: soft(id, 'teamId'),
  teamName: soft(text, 'teamName'),
  teamLogo: soft(text, 'teamLogo'),
  /** 4-3-3. */
  formation: soft(text, 'formation'),
  coach: soft(text, 'coach'),
  starters: lineupPlayers('starters'),
  substitutes: lineupPlayers('substitutes'),
  missing: softOr(list(missingPlayer, 'missing'), 'missing', []),
});
export type LineupSide = v.InferOutput<typeof lineupSide>;

const matchLineup = v.object({ match: footballMatch, home: lineupSide, away: lineupSide });

/** A team, its squad and a line-up: of `matchId` (an addition), else of its last match that began. */
export const teamLineup = v.object({
  ...teamName,
  /** TopicUrlState and league, ready to show beside the name: 英超 第7. */
  rank: soft(count, 'rank'),
  competitionId: soft(id, 'competitionId'),
  competitionName: soft(text, 'competitionName'),
  groupName: soft(text, 'groupName'),
  seasonId: soft(id, 'seasonId'),
  seasonName: soft(text, 'seasonName'),
  /** Newest first. */
  form: soft(list(v.picklist(['W', 'D', 'L']), 'form'), 'form'),
  points: soft(num, 'points'),
  coach: soft(text, 'coach'),
  players: softOr(list(squadPlayer, 'players'), 'players', []),
  lineUp: soft(matchLineup, 'lineUp'),
});
export type TeamLineup = v.InferOutput<typeof teamLineup>;
export const lineUpFields = v.object({ id, matchId: v.optional(id) });
