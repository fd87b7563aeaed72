import type { LiveMatch } from '../../../contract/anchor/host';
import type { FootballMatch } from '../../../contract/football/football-match';
import type { NbaKind } from '../../../contract/nba/nba-codes';
import type { Period } from '../../../contract/push/push';
import { isHiddenStatus, type Viewer } from '../../../rules/anchor/streamer-display';
import { readStatus, sportOf } from '../../../rules/match/match-status';
import type { Asked, Dated } from '../../../rules/reading/asked';
import { showsOf } from './match-anchors';
import { shortNameOf } from './short-names';

type OfFootball = Omit<
  FootballMatch,
  keyof LiveMatch | 'matchDate' | 'anchorInfo' | 'homeName' | 'awayName' | 'seasonId'
>;

/** A football match as rows, bars and the live region read a match. */
export interface TopicMatch extends LiveMatch, OfFootball, Asked {
  readonly seasonId?: string | undefined;
  readonly kind?: NbaKind | undefined;
  /** Points of each period, in basketball. */
  readonly periods?: readonly Period[] | undefined;
  readonly statusId: number;
  readonly homeShortName?: string | undefined;
  readonly awayShortName?: string | undefined;
  /** Its score is hidden until it is asked for. */
  readonly isVeiled?: boolean | undefined;
  /** Somebody who has no room of this app shows it now. */
  readonly isLiveOutside?: boolean | undefined;
}

const FOOTBALL = 1;

/** The match as this viewer may see it: what may not be seen of its anchors is gone before anything is kept. */
function toTopicMatch(match: Dated<FootballMatch>, viewer: Viewer): TopicMatch {
  const { anchorInfo: _private, matchDate, homeName, awayName, competitionName, ...rest } = match;
  return {
    ...rest,
    startDate: matchDate,
    masterTeamName: homeName,
    guestTeamName: awayName,
    homeShortName: shortNameOf(homeName),
    awayShortName: shortNameOf(awayName),
    matchTypeName: competitionName,
    matchTypeId: FOOTBALL,
    ...showsOf(match, viewer),
  };
}

/** In play, or shown by somebody right now. */
export const isOnNow = ({ statusId, activityStatus, matchTypeId }: TopicMatch): boolean =>
  activityStatus === 1 || readStatus(sportOf(matchTypeId), statusId).group === 'processing';

/** In the server's order; abnormal ones are not shown (decisions.md, coarse groups). */
export const toTopicMatches = (matches: readonly Dated<FootballMatch>[], viewer: Viewer): readonly TopicMatch[] =>
  matches.filter((match) => !isHiddenStatus(match)).map((match) => toTopicMatch(match, viewer));
