import type { Host, ScheduleEntry } from '../../contract/anchor/host';
import { LIVE_STATUS } from '../../contract/codes';
import { nextStart } from './anchor-order';
import { isLive } from './streamer-display';

/** The host's show: the one on air, else the next one; undefined when there is neither. */
export function showOf(host: Host): ScheduleEntry | undefined {
  const { liveSchedule } = host;
  const onAir = isLive(host) ? liveSchedule.find((entry) => entry.liveStatus === LIVE_STATUS.live) : undefined;
  const start = nextStart(host);
  const isNext = (entry: ScheduleEntry) =>
    entry.liveStatus === LIVE_STATUS.notStarted && (start === undefined || entry.startDate === start);
  return onAir ?? liveSchedule.find(isNext);
}
