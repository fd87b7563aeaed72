import * as v from 'valibot';
import type { NbaGamePlayer } from '../../src/contract/nba/nba-player';
import { type Tip, tip } from '../../src/contract/tip/tip';
import type { RowMatch } from '../../src/domains/match/row-match';
import type { PastMatch } from '../../src/rules/match/past-matches';
import { NOW } from '../support/unit/fake-services';
import { host } from '../support/unit/make';
import { rawTip } from '../support/unit/tips-world';

/** Stands for every file, so that a card is as full as with a server. */
export const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="#6a8"/></svg>',
)}`;

const HOUR_MS = 3_600_000;

/** A match of tonight; one of its names is long. */
export const rowMatch = (fields: Partial<RowMatch> = {}): RowMatch => ({
  matchId: 'm1',
  matchTypeId: 1,
  masterTeamName: 'Wolverhampton Wanderers',
  guestTeamName: '阿森纳',
  homeLogo: 'home.png',
  awayLogo: 'away.png',
  startDate: NOW + 2 * HOUR_MS,
  askedAt: NOW,
  ...fields,
});

export const SIDES = {
  home: { name: 'Miami Heat', crest: PICTURE, score: '65' },
  away: { name: 'Los Angeles Lakers', crest: PICTURE, score: '59' },
} as const;

export const gamePlayer = (playerId: string, fields: Partial<NbaGamePlayer> = {}): NbaGamePlayer => ({
  playerId,
  playerName: `Player ${playerId}`,
  minutes: 22,
  points: 16,
  rebounds: 7,
  assists: 4,
  ...fields,
});

/** A tip on sale for 38 coins, as the contract reads it. */
export const tipOf = (id: string, fields: Record<string, unknown> = {}): Tip => v.parse(tip, rawTip(id, fields));

/** An anchor who is on air with the match. */
export const onAir = (id: string, nickName: string, matchId = 'm1') =>
  host(id, { nickName, liveStatus: 1, watcherCount: 1_440, liveSchedule: [{ matchId, liveStatus: 1 }] });

/** A match that was played some days ago. */
export const played = (
  daysAgo: number,
  [homeId, awayId]: readonly [string, string],
  [homeScore, awayScore]: readonly [number, number],
  fields: Partial<PastMatch> = {},
): PastMatch => ({
  matchId: `${homeId}${awayId}${daysAgo}`,
  matchTypeId: 1,
  statusId: 8,
  matchDate: NOW - daysAgo * 24 * HOUR_MS,
  homeId,
  awayId,
  homeName: homeId === 'h' ? 'Wolverhampton Wanderers' : `Team ${homeId}`,
  awayName: awayId === 'a' ? '阿森纳' : `Borussia Mönchengladbach ${awayId}`,
  homeScore,
  awayScore,
  ...fields,
});
