import type { LiveMatch } from '../../../contract/anchor/host';
import type { FootballMatch } from '../../../contract/football/football-match';
import type { RowMatch } from '../../../domains/match/row-match';
import type { SheetMatch } from '../../../domains/match/sheet/use-match-facts';
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
export interface TopicMatch
  extends LiveMatch,
    OfFootball,
    Asked,
    Pick<SheetMatch, 'kind' | 'periods'>,
    Pick<RowMatch, 'homeShortName' | 'awayShortName' | 'isVeiled' | 'isLiveOutside'> {
  readonly seasonId?: string | undefined;
  readonly statusId: number;
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
