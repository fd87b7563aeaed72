import dayjs from 'dayjs';
import type { Host, LiveMatch } from '../../contract/anchor/host';
import { orderedHosts } from '../anchor/anchor-order';
import { isLiveOn } from '../anchor/streamer-display';
import { hasBegun } from './live-overlay';
import type { Standing } from './match-row-view-model';

/** Anchors of one match: who shows it now, then who will, each group in the usual order. */
export function programmeHosts(hosts: readonly Host[], matchId: string): Host[] {
  const around = orderedHosts(hosts.filter((host) => host.liveSchedule.some((entry) => entry.matchId === matchId)));
  return [...around.filter((host) => isLiveOn(host, matchId)), ...around.filter((host) => !isLiveOn(host, matchId))];
}

/** The state of a programme: somebody shows it, it is to come, or nobody shows it (any more). */
export type ProgrammeState = 'live' | 'upcoming' | 'idle';

/** Without a status a match whose kick-off has passed is not to come any more. */
export function programmeState(match: Standing, hosts: readonly Host[], matchId: string, now: number): ProgrammeState {
  if (hosts.some((host) => isLiveOn(host, matchId))) return 'live';
  const isPast = match.statusId === undefined && match.startDate !== undefined && match.startDate <= now;
  return isPast || hasBegun(match) ? 'idle' : 'upcoming';
}

/** The day's other matches that anchors show, in the order of time; days are the device's. */
export function sameDay<M extends LiveMatch>(
  matches: readonly M[],
  matchId: string,
  startDate: number | undefined,
): M[] {
  if (startDate === undefined) return [];
  return matches
    .filter((match) => match.matchId !== matchId && dayjs(match.startDate).isSame(startDate, 'day'))
    .sort((a, b) => a.startDate - b.startDate);
}

/** Start of the first anchor, Unix ms: not before `now`; without one to come it is kick-off. */
export function airStart(
  hosts: readonly Host[],
  match: { matchId: string; startDate?: number | undefined },
  now: number,
) {
  const starts = hosts
    .flatMap((host) => host.liveSchedule)
    .filter((entry) => entry.matchId === match.matchId)
    .map((entry) => entry.startDate)
    .filter((start): start is number => start !== undefined && start > now);
  return starts.length === 0 ? match.startDate : Math.min(...starts);
}
