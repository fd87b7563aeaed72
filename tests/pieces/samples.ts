import type { NbaGamePlayer } from '../../src/contract/nba/nba-player';
import type { RowMatch } from '../../src/domains/match/row-match';
import { NOW } from '../support/unit/fake-services';

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
