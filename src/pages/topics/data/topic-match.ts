import type { LiveMatch } from '../../../contract/anchor/host';
import type { FootballMatch } from '../../../contract/football/football-match';
import type { RowMatch } from '../../../domains/match/row-match';
import type { SheetMatch } from '../../../domains/match/sheet/use-match-facts';
import { isHiddenStatus, type Viewer } from '../../../rules/anchor/streamer-display';
import { readStatus, sportOf, statusOf } from '../../../rules/match/match-status';
import type { Asked, Dated } from '../../../rules/reading/asked';
import type { Result } from '../../../rules/table/team-totals';
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

/** Played to its end: what a table counts. */
export const isOver = (match: TopicMatch): boolean => statusOf(match).state === 'ENDED';

/** Both teams and the score as it stands; nothing where one of the four is not told. */
export function scoreOf({ homeId, awayId, homeScore, awayScore }: TopicMatch): Result[] {
  if (homeId === undefined || awayId === undefined) return [];
  return homeScore === undefined || awayScore === undefined ? [] : [{ homeId, awayId, homeScore, awayScore }];
}

/** In the server's order; abnormal ones are not shown (decisions.md, coarse groups). */
export const toTopicMatches = (matches: readonly Dated<FootballMatch>[], viewer: Viewer): readonly TopicMatch[] =>
  matches.filter((match) => !isHiddenStatus(match)).map((match) => toTopicMatch(match, viewer));
