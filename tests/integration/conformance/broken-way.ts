import type { Fault, PushFrame, Reply } from './fault';

/** A way to break a back end, with the finding that must name it. */
export interface BrokenWay {
  readonly what: string;
  readonly clause: string;
  readonly fault: Fault | readonly Fault[];
  readonly rule: string;
  readonly call: string;
  /** Only seen with --write. */
  readonly writes?: true;
}

export type Item = Record<string, unknown>;

/** Changes the data of one call's successes. */
export const inData = <T>(call: string, change: (data: T, reply: Reply) => void): Fault => ({
  call,
  answer: (reply) => {
    if (reply.json.code === 0) change(reply.json.data as T, reply);
  },
});

export const inItems = (call: string, change: (item: Item) => void): Fault =>
  inData<{ list: Item[] }>(call, ({ list }) => list.forEach(change));

/** As `inItems`, where the data is the list. */
export const inEach = (call: string, change: (item: Item) => void): Fault =>
  inData<Item[]>(call, (items) => items.forEach(change));

export const inFrames = (name: string, change: (data: Item) => void): Fault => ({
  frame: (frame: PushFrame) => {
    if (`${frame.namespace}/${frame.mutation}` === name && frame.data) change(frame.data);
    return frame;
  },
});

export const accepted = (reply: Reply) => {
  reply.status = 200;
  reply.json = { code: 0, msg: 'ok', data: null };
};
