import WebSocket from 'ws';
import { domainList } from '../../../src/contract/config/calls-system';
import { PUSH_PATH } from '../../../src/contract/push/channels';
import { CannotCheck, type Probe, succeeded } from '../probe';
import type { Target } from '../target';
import type { User } from '../users';
import { tokenVariable } from './curl-line';

/** decisions.md, subscribe: a ping is answered within so long; nothing else may take longer either. */
const ANSWER_WITHIN_MS = 10_000;
const POLL_MS = 20;

/** One client's socket, with everything that came. */
export interface PushSocket {
  readonly heard: readonly string[];
  send(frame: Readonly<Record<string, unknown>>): void;
  /** Says whose socket it is. */
  authenticate(user: User): void;
  /** True as soon as it is so; false when it is not within the time. */
  until(isSo: () => boolean, withinMs?: number): Promise<boolean>;
  /** How to repeat it: the address, and the frames that were sent. */
  repeat(): string;
  close(): void;
}

/** --push, else the first push address of the domain list, else beside the calls. */
export async function pushAddress(target: Target): Promise<string> {
  if (target.pushUrl !== undefined) return target.pushUrl;
  const exchange = await target.askOnce(domainList, {});
  const domains =
    succeeded(exchange) && Array.isArray(exchange.data) ? (exchange.data as { type?: string; domain?: string }[]) : [];
  const named = domains.find(({ type, domain }) => type === 'push' && typeof domain === 'string')?.domain;
  return `${(named ?? target.base).replace(/^http/, 'ws').replace(/\/+$/, '')}${PUSH_PATH}`;
}

/** Opens a socket, or says why it does not open. */
export function openSocket(url: string): Promise<PushSocket | string> {
  const heard: string[] = [];
  const sent: string[] = [];
  const socket = new WebSocket(url, { handshakeTimeout: ANSWER_WITHIN_MS });
  socket.on('message', (data) => heard.push(String(data)));
  const say = (text: string, shown: string) => {
    sent.push(shown);
    if (socket.readyState === WebSocket.OPEN) socket.send(text);
  };
  const opened: PushSocket = {
    heard,
    send: (frame) => say(JSON.stringify(frame), JSON.stringify(frame)),
    authenticate: ({ token, role }) => {
      const frame = (text: string) => JSON.stringify({ cmd: 'auth', token: text });
      say(frame(token), frame(`$${tokenVariable(role)}`));
    },
    async until(isSo, withinMs = ANSWER_WITHIN_MS) {
      const end = Date.now() + withinMs;
      while (!isSo() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      return isSo();
    },
    repeat: () => [`npx wscat -c ${url}`, ...sent].join('\n    > '),
    close: () => socket.terminate(),
  };
  return new Promise((resolve) => {
    socket.on('open', () => resolve(opened));
    socket.on('error', (error) => resolve(error.message));
  });
}

/** A socket for one rule; closed when the rule is through. */
export async function withSocket(probe: Probe, use: (socket: PushSocket) => Promise<void>): Promise<void> {
  const socket = await openSocket(await pushAddress(probe.target));
  if (typeof socket === 'string') throw new CannotCheck(`the socket does not open: ${socket}`);
  try {
    await use(socket);
  } finally {
    socket.close();
  }
}
