import type { NbaMatch } from '../../../../contract/nba/nba-match';
import { isHiddenStatus, type Viewer } from '../../../../rules/anchor/streamer-display';
import type { Dated } from '../../../../rules/reading/asked';
import { showsOf } from '../../data/match-anchors';
import type { TopicMatch } from '../../data/topic-match';

/** An NBA game as rows and bars read a match; what may not be seen of its anchors is gone before anything is kept. */
function toRow(match: Dated<NbaMatch>, viewer: Viewer): TopicMatch {
  const { matchId, matchDate, homeName, awayName, homeShortName, awayShortName, homeLogo, awayLogo, stageId } = match;
  const { statusId, homeScore, awayScore, phase, phaseStart, clockSeconds, homeId, awayId, isTimeOpen } = match;
  return {
    ...{ matchId, statusId, homeScore, awayScore, phase, phaseStart, clockSeconds, homeId, awayId, homeLogo, awayLogo },
    ...{
      homeShortName,
      awayShortName,
      stageId,
      kind: match.kind,
      isTimeOpen,
      periods: match.periods,
      matchSource: match.matchSource,
      matchTypeId: match.matchTypeId,
    },
    askedAt: match.askedAt,
    startDate: matchDate,
    masterTeamName: homeName,
    guestTeamName: awayName,
    ...showsOf(match, viewer),
  };
}

/** In the server's order; abnormal ones are not shown (decisions.md, coarse groups). */
export const toRows = (matches: readonly Dated<NbaMatch>[], viewer: Viewer): readonly TopicMatch[] =>
  matches.filter((match) => !isHiddenStatus(match)).map((match) => toRow(match, viewer));
