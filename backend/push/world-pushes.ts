import { host } from '../../src/contract/anchor/host';
import { LIVE_STATUS } from '../../src/contract/codes';
import { decode } from '../../src/contract/wire';
import { entryStatus, hostStatus, hostView, watchersOf } from '../calls/anchor/host-view';
import { shownState } from '../calls/match/match-view';
import type { HostRow } from '../store/matches';
import { MINUTE_MS, SECOND_MS } from '../world/days';
import { BASKETBALL, matchState } from '../world/match-state';
import { periodsAt } from '../world/nba/basketball-state';
import { drawAt, publicDraw } from '../world/room/draws';
import { namesIn, withEnglish } from './names';
import type { News } from './push-item';
import type { Snapshot } from './snapshot';

/** A state at an instant, with what makes a change of it news. */
export interface Standing {
  readonly news: News;
  /** Compared from tick to tick. */
  readonly print: string;
  /** Worth telling although nobody knows what was before. */
  readonly matters: boolean;
}

/** A match as it stands: whole, with the very values that a call shows. */
export function matchStanding(snapshot: Snapshot, matchId: string, now: number): Standing | undefined {
  const fixture = snapshot.fixtures.get(matchId);
  if (fixture === undefined) return undefined;
  const state = shownState(fixture, now);
  const elapsed = Math.floor((now - fixture.startAt) / SECOND_MS);
  // The points of each period are for the game's own page, but a list's row must hear of them.
  const periods = fixture.matchType === BASKETBALL ? { periods: periodsAt(fixture.script, elapsed) } : {};
  return {
    news: { name: 'live/match', data: { matchId, ...state, ...periods } },
    print: JSON.stringify(state),
    matters: !matchState(fixture, now).upcoming,
  };
}

function liveEntry({ entries }: Snapshot, host: HostRow, now: number) {
  return entries.get(host.id)?.find((entry) => entryStatus(entry, now) === LIVE_STATUS.live);
}

/** An anchor as they stand; one who is on air in a private room only is told of to those who may enter. */
function anchorStanding(snapshot: Snapshot, host: HostRow, now: number): Standing | undefined {
  const entries = snapshot.entries.get(host.id);
  if (host.withdrawn || entries === undefined) return undefined;
  const liveStatus = hostStatus(host, entries, now);
  const entry = liveEntry(snapshot, host, now);
  const matchId = entry === undefined ? undefined : String(entry.matchId);
  const watcherCount = entry === undefined ? undefined : watchersOf(host, now);
  const room = entry === undefined || entry.groupId === 0 ? undefined : entry.roomId;
  return {
    news: { name: 'live/anchor', data: { hostId: String(host.id), liveStatus, matchId, watcherCount }, room },
    print: `${liveStatus} ${matchId}`,
    matters: liveStatus === LIVE_STATUS.live || entries.some((one) => one.endAt <= now),
  };
}

function roomStanding(snapshot: Snapshot, host: HostRow, now: number): Standing | undefined {
  const entry = host.withdrawn ? undefined : liveEntry(snapshot, host, now);
  if (entry === undefined) return undefined;
  const watcherCount = watchersOf(host, now);
  const redEnvelopeTotalAmount = entry.redEnvelope;
  const lottery = entry.lottery ? publicDraw(drawAt(snapshot.seed, entry, now), now) : undefined;
  return {
    news: {
      name: 'live/room',
      data: { liveRoomId: String(entry.roomId), watcherCount, lottery, redEnvelopeTotalAmount },
    },
    print: `${watcherCount} ${lottery?.lotteryId} ${lottery?.status} ${redEnvelopeTotalAmount}`,
    matters: true,
  };
}

/** The viewers, the draw and the envelopes of a room on air. */
export function standingOfRoom(snapshot: Snapshot, roomId: number, now: number): Standing | undefined {
  for (const host of snapshot.hosts.values()) {
    if (liveEntry(snapshot, host, now)?.roomId === roomId) return roomStanding(snapshot, host, now);
  }
  return undefined;
}

/** All anchors who are on air, or have just been. */
export function standingsOfAnchors(snapshot: Snapshot, now: number): Standing[] {
  const all = [...snapshot.hosts.values()].map((host) => anchorStanding(snapshot, host, now));
  return all.filter((standing) => standing?.matters === true) as Standing[];
}

/** Everything of the snapshot that pushes tell of. */
export function allStandings(snapshot: Snapshot, now: number): Standing[] {
  const matches = [...snapshot.fixtures.keys()].map((id) => matchStanding(snapshot, id, now));
  const people = [...snapshot.hosts.values()].flatMap((host) => [
    anchorStanding(snapshot, host, now),
    roomStanding(snapshot, host, now),
  ]);
  return [...matches, ...people].filter((standing) => standing !== undefined);
}

/** A match has just begun for so long: whoever waits for it hears who plays. */
const JUST_BEGUN_MS = 3 * MINUTE_MS;

/** With what it is about, where many would ask at once: a kick-off, an anchor who goes on air. */
export function withNames(news: News, snapshot: Snapshot, now: number): News {
  if (news.name === 'live/match') {
    const { matchId } = news.data;
    const teams = snapshot.teams.get(matchId);
    const begun = now - (snapshot.fixtures.get(matchId)?.startAt ?? 0);
    if (teams === undefined || begun < 0 || begun > JUST_BEGUN_MS) return news;
    return { ...news, data: { ...news.data, names: namesIn(teams) } };
  }
  if (news.name !== 'live/anchor') return news;
  const row = snapshot.hosts.get(Number(news.data.hostId));
  const entry = row && liveEntry(snapshot, row, now);
  if (row === undefined || entry === undefined) return news;
  const view = decode(
    host,
    hostView(row, [entry], [entry], now, () => true),
    { strict: true },
  );
  const teams = snapshot.teams.get(String(entry.matchId));
  const names = teams && namesIn(teams);
  return view.ok ? { ...news, data: { ...withEnglish({ ...news.data, host: view.value }), names } } : news;
}
