/** A show around now, as `/_lab/rooms` tells. */
export interface LabRoom {
  readonly hostId: number;
  readonly roomId: number;
  readonly matchId: number;
  readonly startAt: number;
  readonly endAt: number;
  /** 0: public. */
  readonly groupId: number;
  /** 1 own, 2 guest, 3 privileged. */
  readonly hostType: number;
  readonly lottery: boolean;
  readonly redEnvelope: number;
  readonly withdrawn: boolean;
  /** `matchSource`: only the jump game's matches and those of 100 are shown. */
  readonly source: number;
  readonly state: 'soon' | 'live' | 'ended';
  /** Of each line, the first one first. */
  readonly health: readonly ('ok' | 'broken' | 'stalling')[];
}

/** Lines that shall do well or badly; what is left out means all. */
export interface LineRule {
  readonly roomId?: number;
  readonly line?: number;
  readonly kind?: 'flv' | 'hls';
  readonly health: 'ok' | 'broken' | 'stalling';
}

interface Envelope {
  readonly code: number;
  readonly msg: string;
  readonly data: unknown;
}

/** QA's entry to the rooms and their video. */
export function labVideo(url: string) {
  const send = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const reply = await fetch(`${url}/_lab/${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const { code, msg, data } = (await reply.json()) as Envelope;
    if (code !== 0) throw new Error(`/_lab/${path} answered ${code}: ${msg}`);
    return data as T;
  };
  return {
    rooms: () => send<readonly LabRoom[]>('GET', 'rooms'),
    line: (rule: LineRule) => send('POST', 'video', rule),
    heal: () => send('DELETE', 'video'),
    rules: async () => (await send<{ rules: readonly LineRule[] }>('GET', 'video')).rules,
    /** Streams that run. */
    running: async () => (await send<{ running: number }>('GET', 'video')).running,
  };
}
