import WebSocket from 'ws';
import { PUSH_PATH } from '../../../src/contract/push/channels';

/** A message as it came: an answer to a ping, or a routed one. */
export interface Heard {
  readonly cmd?: string;
  readonly namespace?: string;
  readonly mutation?: string;
  readonly data?: Readonly<Record<string, unknown>>;
}

export interface PushClient {
  readonly heard: Heard[];
  /** The data of all messages of a name, in their order. */
  of(name: string): Readonly<Record<string, unknown>>[];
  send(frame: unknown): void;
  sendText(text: string | Buffer): void;
  /** Everything sent so far is through, and what was answered to it has come. */
  settled(): Promise<void>;
  until(isTrue: () => boolean, withinMs?: number): Promise<void>;
  readonly closed: Promise<{ code: number; reason: string }>;
  close(): void;
}

const WITHIN_MS = 10_000;
const POLL_MS = 15;

const open = (socket: WebSocket) =>
  new Promise<void>((resolve, reject) => {
    socket.on('open', () => resolve());
    socket.on('error', reject);
  });

/** A plain WebSocket of a page at `url`: a back end, or a server before it. Rejects when it is refused. */
export async function connectPush(url: string): Promise<PushClient> {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}${PUSH_PATH}`, { origin: url });
  const heard: Heard[] = [];
  socket.on('message', (data) => {
    try {
      heard.push(JSON.parse(String(data)) as Heard);
    } catch {
      heard.push({ cmd: `unreadable: ${String(data)}` });
    }
  });
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.on('close', (code, reason) => resolve({ code, reason: String(reason) }));
  });
  await open(socket);

  const until = async (isTrue: () => boolean, withinMs = WITHIN_MS) => {
    const end = Date.now() + withinMs;
    while (!isTrue()) {
      if (Date.now() > end) throw new Error(`it did not happen; heard ${JSON.stringify(heard).slice(0, 2000)}`);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  };
  const pongs = () => heard.filter(({ cmd }) => cmd === 'pong').length;
  return {
    heard,
    of: (name) =>
      heard.flatMap(({ namespace, mutation, data }) => (`${namespace}/${mutation}` === name && data ? [data] : [])),
    send: (frame) => socket.send(JSON.stringify(frame)),
    sendText: (text) => socket.send(text),
    async settled() {
      const before = pongs();
      socket.send(JSON.stringify({ cmd: 'ping' }));
      await until(() => pongs() > before);
    },
    until,
    closed,
    close: () => socket.close(),
  };
}
