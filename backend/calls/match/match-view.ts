import { LIVE_STATUS } from '../../../src/contract/codes';
import { NBA_SEASON } from '../../../src/contract/nba/nba-seasons';
import { LEAGUE_COMPETITIONS } from '../../football/season-data';
import type { EntryRow, HostRow, MatchRow } from '../../store/matches';
import { FIVE_LEAGUES } from '../../world/clubs';
import { matchState } from '../../world/match-state';
import { entryStatus, hostView } from '../anchor/host-view';

/** Status, score and phase of a match at an instant: the same in calls and in pushes. */
export function shownState(fixture: MatchRow['fixture'], now: number) {
  const { inPlay: _inPlay, upcoming: _upcoming, ...state } = matchState(fixture, now);
  return state;
}

/** A match with hosts around it (product.md, section 3, Live match). */
export function liveMatchView(
  match: MatchRow,
  hosts: readonly [HostRow, EntryRow][],
  now: number,
  mayEnter: (entry: EntryRow) => boolean,
) {
  const { fixture, homeName, awayName } = match;
  const state = shownState(fixture, now);
  const hasLiveHost = hosts.some(([host, entry]) => !host.withdrawn && entryStatus(entry, now) === LIVE_STATUS.live);
  return {
    matchId: fixture.id,
    startDate: fixture.startAt,
    hostList: hosts.map(([host, entry]) => hostView(host, [entry], [entry], now, mayEnter)),
    status: fixture.status,
    activityStatus: hasLiveHost || (fixture.claimsLive && state.homeScore !== undefined) ? 1 : 0,
    matchTypeName: fixture.label,
    matchTypeId: fixture.matchType,
    masterTeamName: homeName,
    guestTeamName: awayName,
    matchSource: fixture.source,
    ...state,
  };
}

/** The ids of both teams and of their league, or of the NBA's season; of other competitions no call tells more. */
function idsOf({ competition, homeId, awayId }: MatchRow['fixture']) {
  if (competition === 'nba') return { homeId, awayId, seasonId: NBA_SEASON.s2425 };
  const league = FIVE_LEAGUES.find((key) => key === competition);
  return league === undefined ? {} : { homeId, awayId, competitionId: LEAGUE_COMPETITIONS[league] };
}

/** A show's match (product.md, section 3, Match info) as it stands; a private room's id only for who may enter it. */
export function matchInfoView(match: MatchRow, entry: EntryRow, now: number, mayEnter: boolean) {
  return {
    matchId: match.fixture.id,
    masterTeamName: match.homeName,
    guestTeamName: match.awayName,
    ...(mayEnter ? { liveRoomId: entry.roomId } : {}),
    liveStatus: entryStatus(entry, now),
    matchLeague: match.fixture.label,
    matchSource: entry.source,
    startDate: match.fixture.startAt,
    matchTypeId: match.fixture.matchType,
    homeLogo: match.homeCrest,
    awayLogo: match.awayCrest,
    ...idsOf(match.fixture),
    ...shownState(match.fixture, now),
  };
}
