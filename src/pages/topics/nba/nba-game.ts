import type { NbaMatch } from '../../../contract/nba/nba-match';
import { isLiveOn, type Viewer } from '../../../rules/anchor/streamer-display';
import { anchorsOf } from '../schedule/match-anchors';
import type { TopicMatch } from '../topic-match';

const ABNORMAL = 0;

/** An NBA game as rows and bars read a match; what may not be seen of its anchors is gone before anything is kept. */
function toRow(match: NbaMatch, viewer: Viewer): TopicMatch {
  const { matchId, matchDate, homeName, awayName, homeLogo, awayLogo, stageId } = match;
  const { statusId, homeScore, awayScore, phase, phaseStart, clockSeconds, homeId, awayId, isTimeOpen } = match;
  const hostList = [...anchorsOf(match, viewer)];
  return {
    ...{ matchId, statusId, homeScore, awayScore, phase, phaseStart, clockSeconds, homeId, awayId, homeLogo, awayLogo },
    ...{ stageId, isTimeOpen, matchSource: match.matchSource, matchTypeId: match.matchTypeId },
    startDate: matchDate,
    masterTeamName: homeName,
    guestTeamName: awayName,
    hostList,
    status: 0,
    activityStatus: hostList.some((host) => isLiveOn(host, matchId)) ? 1 : 0,
  };
}

/** In the server's order; abnormal ones are not shown (decisions.md, coarse groups). */
export const toRows = (matches: readonly NbaMatch[], viewer: Viewer): readonly TopicMatch[] =>
  matches.filter(({ statusId }) => statusId !== ABNORMAL).map((match) => toRow(match, viewer));
