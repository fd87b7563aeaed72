import { commonConfig } from '../../../src/contract/config/calls-system';
import { channels } from '../../../src/contract/push/channels';
import { pushes } from '../../../src/contract/push/push';
import { channelOfPush } from '../../../src/contract/push/push-channels';
import { type Drop, decode } from '../../../src/contract/wire';
import { CannotCheck, type Probe } from '../probe';
import { type Heard, readFrame } from '../request/push-frame';
import { openSocket, pushAddress, withSocket } from '../request/push-socket';
import { homeOf, openRooms } from '../samples/subjects';
import type { Target } from '../target';
import { PUSH, type Rule } from './rule';

/** How long it listens; who subscribes is usually told at once how things stand. */
const LISTEN_MS = 2_000;
const MOST_CHANNELS = 20;
const SAME_CLOCK_MS = 5 * 60 * 1000;

const schemas: ReadonlyMap<string, (typeof pushes)[keyof typeof pushes]> = new Map(Object.entries(pushes));
const short = (text: string) => (text.length > 200 ? `${text.slice(0, 200)}…` : text);

interface Recording {
  readonly heard: readonly Heard[];
  readonly channels: ReadonlySet<string>;
  readonly repeat: string;
}

async function record(probe: Probe): Promise<Recording> {
  const { liveMatchList } = await homeOf(probe);
  const rooms = (await openRooms(probe)).filter(({ isOnAir }) => isOnAir);
  const wanted = [
    channels.anchors,
    channels.tips,
    ...rooms.slice(0, MOST_CHANNELS).map(({ liveRoomId }) => channels.room(liveRoomId)),
    ...liveMatchList.slice(0, MOST_CHANNELS).map(({ matchId }) => channels.match(matchId)),
  ];
  let recording: Recording | undefined;
  await withSocket(probe, async (socket) => {
    socket.send({ cmd: 'subscribe', channels: wanted });
    await new Promise((resolve) => setTimeout(resolve, LISTEN_MS));
    recording = { heard: socket.heard.map(readFrame), channels: new Set(wanted), repeat: socket.repeat() };
  });
  if (recording === undefined || recording.heard.length === 0)
    throw new CannotCheck(`nothing was pushed within ${LISTEN_MS / 1000} s of subscribing`);
  return recording;
}

/** One recording serves the rules that look at it. */
const recordings = new WeakMap<Target, Promise<Recording>>();
function recordingOf(probe: Probe): Promise<Recording> {
  const known = recordings.get(probe.target) ?? record(probe);
  recordings.set(probe.target, known);
  return known;
}

const handshake: Rule = {
  id: 'push-handshake',
  clause: 'section 7 and decisions.md, socket and subscribe: the socket opens, and a ping is answered within 10 s',
  calls: [PUSH],
  whole: async (probe) => {
    const url = await pushAddress(probe.target);
    const socket = await openSocket(url);
    const isOpen = typeof socket !== 'string';
    probe.checkPush(isOpen, `npx wscat -c ${url}`, `the socket does not open: ${isOpen ? '' : socket}`);
    if (!isOpen) return;
    socket.send({ cmd: 'ping' });
    const isAnswered = await socket.until(() => socket.heard.map(readFrame).some(({ cmd }) => cmd === 'pong'));
    probe.checkPush(isAnswered, socket.repeat(), 'a ping is not answered with {"cmd":"pong"}');
    socket.close();
  },
};

const shapes: Rule = {
  id: 'push-shape',
  clause: 'section 4, socket, and src/contract/push/push.ts: JSON routed by namespace and name, of the name’s shape',
  calls: [PUSH],
  whole: async (probe) => {
    const { heard, repeat } = await recordingOf(probe);
    for (const { text, cmd, name, data, trouble } of heard) {
      if (!probe.checkPush(trouble === undefined, repeat, `${trouble}: ${short(text)}`) || cmd !== undefined) continue;
      const schema = schemas.get(name);
      if (!probe.checkPush(schema !== undefined, repeat, `nobody knows "${name}"`) || schema === undefined) continue;
      const drops: Drop[] = [];
      const read = decode(schema, data, { onDrop: (drop) => drops.push(drop) });
      const issue = read.ok ? drops.map((drop) => `${drop.at}: ${drop.issue}`)[0] : read.issue;
      probe.checkPush(issue === undefined, repeat, `${name}: ${issue}`);
    }
  },
};

const addresses: Rule = {
  id: 'push-address',
  clause:
    'section 4, socket, and src/contract/push/push-channels.ts: who subscribes to a channel hears it, and no other',
  calls: [PUSH],
  whole: async (probe) => {
    const { heard, channels: wanted, repeat } = await recordingOf(probe);
    for (const { name, data } of heard) {
      const channel = channelOfPush(name, data);
      if (channel === undefined) continue;
      probe.checkPush(wanted.has(channel), repeat, `${name} of ${channel}, which was not subscribed to`);
    }
  },
};

const THINGS = ['matchId', 'hostId', 'liveRoomId', 'messageId', 'id'];

const order: Rule = {
  id: 'push-time',
  clause:
    'decisions.md, server time, and src/contract/push/push.ts: serverNow is the server’s clock and never goes back for a thing',
  calls: [PUSH],
  whole: async (probe) => {
    const { heard, repeat } = await recordingOf(probe);
    const exchange = await probe.ask(commonConfig, {});
    const clock = Date.parse(exchange.headers.get('date') ?? '');
    const last = new Map<string, number>();
    for (const { name, data } of heard) {
      const fields = (data ?? {}) as Readonly<Record<string, unknown>>;
      const now = Number(fields['serverNow']);
      if (fields['serverNow'] === undefined) continue;
      const thing = `${name} ${String(THINGS.map((key) => fields[key]).find((id) => id !== undefined))}`;
      // Who comes to a channel may be told again what was said last.
      probe.checkPush(now >= (last.get(thing) ?? 0), repeat, `serverNow of ${thing} goes back: ${now}`);
      last.set(thing, now);
      const isSame = Number.isNaN(clock) || Math.abs(clock - now) < SAME_CLOCK_MS;
      probe.checkPush(isSame, repeat, `serverNow ${now} and the Date header ${clock} are not one clock`);
    }
  },
};

const state: Rule = {
  id: 'push-state',
  clause: 'decisions.md, subscribe: a subscribe is answered with the channel’s last state (match, anchor, room)',
  calls: [PUSH],
  whole: async (probe) => {
    const { heard, channels: wanted, repeat } = await recordingOf(probe);
    const told = new Set(heard.map(({ name, data }) => channelOfPush(name, data)));
    for (const channel of wanted) {
      if (channel === channels.tips) continue;
      probe.checkPush(told.has(channel), repeat, `nothing tells how ${channel} stands`);
    }
  },
};

const acknowledgement: Rule = {
  id: 'push-acknowledgement',
  clause: 'decisions.md, subscribe, and src/contract/push/push.ts: a channel that is listened to is acknowledged',
  calls: [PUSH],
  whole: async (probe) => {
    const { heard, channels: wanted, repeat } = await recordingOf(probe);
    const taken = heard.flatMap(({ name, data }) => {
      const read = decode(pushes['socket/subscribed'], data);
      return name === 'socket/subscribed' && read.ok ? read.value.channels : [];
    });
    const silent = [...wanted].filter((channel) => !taken.includes(channel));
    probe.checkPush(silent.length === 0, repeat, `no socket/subscribed names ${silent.slice(0, 5).join(', ')}`);
  },
};

const refusal: Rule = {
  id: 'push-refusal',
  clause:
    'decisions.md, subscribe, and src/contract/push/push.ts: a channel that is not listened to is refused with a code',
  calls: [PUSH],
  whole: (probe) =>
    withSocket(probe, async (socket) => {
      socket.send({ cmd: 'subscribe', channels: [channels.user] });
      const refusals = () =>
        socket.heard.map(readFrame).flatMap(({ name, data }) => {
          const read = decode(pushes['socket/refused'], data);
          return name === 'socket/refused' && read.ok ? [read.value] : [];
        });
      const isTold = await socket.until(() => refusals().some(({ channel }) => channel === channels.user), LISTEN_MS);
      probe.checkPush(isTold, socket.repeat(), 'a visitor hears no socket/refused for the channel user');
    }),
};

export const pushRules: readonly Rule[] = [handshake, shapes, addresses, order, state, acknowledgement, refusal];
