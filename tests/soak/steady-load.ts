import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Row } from '../bench/row';
import { labVideo } from '../support/browser/lab-video';
import { type Crowd, gather, SAID, waitOf } from './crowd';
import type { Processes } from './processes';
import type { Ask } from './writers';

const STEP_MS = 10;
/** More than these under way are more than the back end takes. */
const MOST_AT_ONCE = 400;
const MINUTE_MS = 60_000;
const SAMPLE_MS = 3000;
/** The memory of this minute is what the last one is compared with: caches are full, plans are compiled. */
const REFERENCE_MINUTE = 5;
const GROWTH_LIMIT = 1.2;
const WAIT_LIMIT_MS = 250;
const GATHERED_WITHIN_MS = 60_000;
const LAST_WORDS_MS = 5000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Rooms that are open to all and stay on air until the run is over. */
export async function openRooms(url: string, forMs: number): Promise<string[]> {
  const { now } = (await (await fetch(`${url}/_lab/health`)).json()) as { now: number };
  const rooms = await labVideo(url).rooms();
  return rooms
    .filter(
      ({ state, groupId, withdrawn, endAt }) => state === 'live' && groupId === 0 && !withdrawn && endAt > now + forMs,
    )
    .map(({ roomId }) => String(roomId));
}

export interface Load {
  readonly ask: Ask;
  readonly tokens: readonly string[];
  readonly rooms: readonly string[];
  readonly sockets: number;
  readonly processes: Processes;
  readonly minutes: number;
  /** Chat messages a second. */
  readonly rate: number;
}

/** Messages said in each room, by place. */
interface ChatCounts {
  readonly said: number[];
  refused: number;
  under: number;
}

/** Says one message in a room; counts it when it was taken. */
async function sayOne({ ask, tokens, rooms }: Load, chat: ChatCounts, serial: number): Promise<void> {
  const room = serial % rooms.length;
  const token = tokens[serial % tokens.length] ?? '';
  chat.under += 1;
  try {
    const content = `${SAID}${Date.now()} ${serial}`;
    const { code } = await ask('chatSend', { liveRoomId: rooms[room] ?? '', content, clientId: randomUUID() }, token);
    if (code === 0) chat.said[room] = (chat.said[room] ?? 0) + 1;
    else chat.refused += 1;
  } catch {
    chat.refused += 1;
  }
  chat.under -= 1;
}

/** So many messages a second for so long; behind a back end that takes no more, fewer. */
async function chatFor(load: Load, chat: ChatCounts, forMs: number): Promise<void> {
  const began = performance.now();
  let sent = 0;
  while (performance.now() - began < forMs) {
    const due = Math.floor(((performance.now() - began) * load.rate) / 1000);
    for (; sent < due && chat.under < MOST_AT_ONCE; sent += 1) void sayOne(load, chat, sent);
    // A message that could not be sent in time is not made up for: the sum shows it.
    sent = Math.max(sent, due);
    await pause(STEP_MS);
  }
  while (chat.under > 0) await pause(STEP_MS);
}

const RESIDENT = /^VmRSS:\s+(\d+) kB/m;
const memoryOf = (pid: number): number =>
  Number(RESIDENT.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Each process' memory in MB, by the minute. */
function watchMemory({ processes }: Load) {
  const began = performance.now();
  const samples: number[][][] = processes.pids().map(() => []);
  const timer = setInterval(() => {
    const minute = Math.floor((performance.now() - began) / MINUTE_MS);
    processes.pids().forEach((pid, place) => {
      const own = samples[place];
      if (own !== undefined && pid !== undefined) own[minute] = [...(own[minute] ?? []), memoryOf(pid)];
    });
  }, SAMPLE_MS);
  return {
    stop: () => clearInterval(timer),
    row(minutes: number): Row {
      const last = Math.max(0, Math.ceil(minutes) - 1);
      const reference = Math.min(REFERENCE_MINUTE, Math.max(1, Math.floor(minutes) - 2)) - 1;
      const of = samples.map((own) => [median(own[reference] ?? []), median(own[last] ?? [])] as const);
      const value = Math.max(...of.map(([before, after]) => after / before));
      const note = of.map(([before, after]) => `${Math.round(before)} → ${Math.round(after)} MB`).join(', ');
      return { name: `memory, last minute to minute ${reference + 1}`, value, unit: '×', limit: GROWTH_LIMIT, note };
    },
  };
}

async function allBack(crowd: Crowd, sockets: number): Promise<number> {
  const limit = Date.now() + GATHERED_WITHIN_MS;
  for (;;) {
    const { ready } = await crowd.ask('counts');
    if (ready >= sockets || Date.now() > limit) return sockets - ready;
    await pause(500);
  }
}

/** Many listen and chat while nothing is wrong. The crowd stays: what it has lost after troubles `end` says. */
export async function steadyLoad(load: Load): Promise<{ rows: Row[]; crowd: Crowd; end: () => Promise<Row[]> }> {
  const { sockets, rooms, processes, minutes, rate } = load;
  const crowd = gather({ sockets, rooms, urls: processes.urls() });
  const missingFirst = await allBack(crowd, sockets);
  await crowd.ask('anew');
  const memory = watchMemory(load);
  const chat: ChatCounts = { said: [], refused: 0, under: 0 };
  await chatFor(load, chat, minutes * MINUTE_MS);
  memory.stop();
  await pause(LAST_WORDS_MS);
  const counts = await crowd.ask('anew');
  const said = chat.said.reduce((sum, many) => sum + many, 0);
  const due = chat.said.reduce((sum, many, room) => sum + many * crowd.listenersOf(room), 0);
  const wanted = rate * minutes * 60;
  const rows: Row[] = [
    {
      name: `of ${sockets} sockets not open, or closed while all was well`,
      value: missingFirst + counts.closed,
      unit: '',
      limit: 0,
    },
    { name: 'chat messages refused or without an answer', value: chat.refused, unit: '', limit: 0 },
    {
      name: `chat messages short of ${rate} a second`,
      value: Math.max(0, wanted - said),
      unit: '',
      limit: wanted * 0.02,
      note: `${said} in ${minutes} minutes, in ${rooms.length} rooms`,
    },
    {
      name: 'chat pushes lost',
      value: Math.max(0, due - counts.heard),
      unit: '',
      limit: 0,
      note: `${counts.heard} heard`,
    },
    {
      name: 'from sending to hearing, p95',
      value: waitOf(counts, 0.95),
      unit: 'ms',
      limit: WAIT_LIMIT_MS,
      note: `median ${waitOf(counts, 0.5)} ms, p99 ${waitOf(counts, 0.99)} ms`,
    },
    memory.row(minutes),
  ];
  const end = async (): Promise<Row[]> => {
    const value = await allBack(crowd, sockets);
    const { closed } = await crowd.ask('counts');
    await crowd.end();
    return [
      { name: 'sockets not back after the troubles', value, unit: '', limit: 0, note: `${closed} lost their line` },
    ];
  };
  return { rows, crowd, end };
}
