import * as v from 'valibot';
import type { Host } from '../../../contract/anchor/host';
import type { Person } from '../../../contract/expert/expert';
import { NBA_POSITIONS } from '../../../contract/nba/nba-codes';
import type { RankedEntry } from '../../../contract/ranking/ranking';
import type { StarredMatch } from '../../../domains/team/starred-match';
import { saysRate } from '../../../rules/record/hit-rate';

/** The groups of results, in their order. */
export const KINDS = ['anchor', 'expert', 'user', 'team', 'player', 'match'] as const;
export type Kind = (typeof KINDS)[number];

const optionalText = v.optional(v.string());
const optionalNumber = v.optional(v.number());

/** Somebody or something that can be found, with what its row says. What the device keeps for a start without a network. */
const entry = v.object({
  kind: v.picklist(['anchor', 'expert', 'user', 'team', 'player']),
  id: v.string(),
  name: v.string(),
  also: optionalText,
  /** File id of the portrait or the crest. */
  picture: optionalText,
  topic: v.optional(v.picklist(['fiveLeagues', 'euroCup', 'worldCup', 'nba'])),
  /** By which the page of a team or player is reached. */
  seasonId: optionalText,
  /** Of a team in its table, of a user in the ranking. */
  place: optionalNumber,
  /** Whom a player plays for. */
  team: optionalText,
  /** A player's position; the calls tell it for the NBA alone. */
  position: v.optional(v.picklist(NBA_POSITIONS)),
  /** Of a player: what they are ranked by, and how much of it. */
  stat: v.optional(v.picklist(['goals', 'assists', 'points'])),
  value: optionalNumber,
  /** Percent; the tips behind it. */
  rate: optionalNumber,
  sample: optionalNumber,
  onSale: optionalNumber,
  /** Percent of the stakes. */
  returned: optionalNumber,
});
export const keptEntries = v.array(entry);
export type Entry = v.InferOutput<typeof entry>;

/** Between the tags of an expert, which may be of several words. */
export const TAG_END = '\n';

/** A match of today. */
export interface MatchEntry {
  readonly id: string;
  readonly name: string;
  readonly also: string;
  readonly match: StarredMatch;
}

/** A host by name; who plays in their shows is found too. */
export const ofHost = ({ id, nickName = '', pictureId, liveSchedule }: Host): Entry => ({
  kind: 'anchor',
  id,
  name: nickName,
  also: liveSchedule
    .flatMap(({ masterTeamName = '', guestTeamName = '' }) => [masterTeamName, guestTeamName])
    .join(' '),
  picture: pictureId,
});

export const ofExpert = ({ id, name, tag, headUrl, hitPercents, hitSession, messageInfoCount }: Person): Entry => ({
  kind: 'expert',
  id,
  name,
  also: tag.join(TAG_END),
  picture: headUrl,
  rate: hitPercents,
  sample: hitSession,
  onSale: messageInfoCount,
});

/** Of a whole ranking: the place is that of the board, the server's order. */
export const ofUser = ({ uid, nickName, headUrl, yieldRate, settledCount }: RankedEntry, index: number): Entry => ({
  kind: 'user',
  id: uid,
  name: nickName,
  picture: headUrl,
  place: index + 1,
  returned: saysRate(settledCount) ? yieldRate : undefined,
});

export const ofMatch = (match: StarredMatch): MatchEntry => {
  const {
    matchId,
    masterTeamName = '',
    guestTeamName = '',
    homeShortName = '',
    awayShortName = '',
    league = '',
  } = match;
  return {
    id: matchId,
    name: `${masterTeamName} ${guestTeamName}`,
    also: `${homeShortName} ${awayShortName} ${league}`,
    match,
  };
};

/** Each once, by the first that tells of it; nameless ones cannot be found. */
export function distinct(entries: readonly Entry[]): readonly Entry[] {
  const byKey = new Map<string, Entry>();
  for (const one of entries) {
    const key = `${one.kind} ${one.topic ?? ''} ${one.id}`;
    if (one.name.trim() !== '' && !byKey.has(key)) byKey.set(key, one);
  }
  return [...byKey.values()];
}
