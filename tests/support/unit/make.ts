import type { Host, LiveMatch, ScheduleEntry } from '../../../src/contract/anchor/host';
import type { Moment } from '../../../src/contract/moment/moment';
import type { Viewer } from '../../../src/rules/anchor/streamer-display';
import type { Dated } from '../../../src/rules/reading/asked';

/** Smallest entities that a rule can be asked about; a test writes only what its clause is about. */
export const entry = (fields: Partial<ScheduleEntry> = {}): ScheduleEntry => ({
  matchId: 'm1',
  liveStatus: 0,
  matchSource: '164',
  ...fields,
});

export const host = (id: string, fields: Partial<Host> = {}): Host => ({
  id,
  liveStatus: 0,
  liveSchedule: [],
  ...fields,
});

export const match = (matchId: string, fields: Partial<Dated<LiveMatch>> = {}): Dated<LiveMatch> => ({
  matchId,
  startDate: 0,
  hostList: [],
  status: 0,
  activityStatus: 0,
  askedAt: 0,
  ...fields,
});

export const moment = (id: string, fields: Partial<Moment> = {}): Moment => ({
  id,
  hostId: 'h1',
  content: '',
  ...fields,
});

export const viewer = (fields: Partial<Viewer> = {}): Viewer => ({
  jumpGame: '164',
  rooms: new Set<string>(),
  privileged: true,
  ...fields,
});
