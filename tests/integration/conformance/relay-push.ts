import type { Server } from 'node:http';
import WebSocket, { WebSocketServer } from 'ws';
import { PUSH_PATH } from '../../../src/contract/push/channels';
import type { Fault, PushFrame } from './fault';

const swallowed = () => undefined;

/** Passes sockets on, frame by frame, through what the faults make of them. Returns the end of it. */
export function relayPush(server: Server, base: string, faults: readonly Fault[]): () => void {
  const sockets = new WebSocketServer({ server, path: PUSH_PATH });
  sockets.on('connection', (client) => {
    const back = new WebSocket(`${base.replace(/^http/, 'ws')}${PUSH_PATH}`);
    const waiting: string[] = [];
    client.on('message', (data) => {
      if (back.readyState === WebSocket.OPEN) back.send(String(data));
      else waiting.push(String(data));
    });
    back.on('open', () => {
      for (const text of waiting.splice(0)) back.send(text);
    });
    back.on('message', (data) => {
      let frame: unknown = JSON.parse(String(data));
      for (const fault of faults) if (fault.frame && frame !== undefined) frame = fault.frame(frame as PushFrame);
      if (frame !== undefined && client.readyState === WebSocket.OPEN) client.send(JSON.stringify(frame));
    });
    client.on('close', () => back.terminate());
    back.on('close', () => client.terminate());
    client.on('error', swallowed);
    back.on('error', swallowed);
  });
  return () => {
    for (const client of sockets.clients) client.terminate();
    sockets.close();
  };
}
