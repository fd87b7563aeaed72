import { parentPort, workerData } from 'node:worker_threads';
import WebSocket from 'ws';
import { channels, PUSH_PATH } from '../../src/contract/push/channels';
import { type CrowdCounts, type CrowdOrder, type CrowdPlan, roomPlace, SAID, WAITS_MS } from './crowd';

/** The thread of a crowd's sockets: they hear tens of thousands of messages a second, and whoever counts them writes as well. */
const BACK_AFTER_MS = 300;
const BACK_WITHIN_MS = 1000;
const plan = workerData as CrowdPlan;
let { urls } = plan;
let isOver = false;
const open = new Set<WebSocket>();
const ready = new Set<number>();
const fresh = (): CrowdCounts => ({ ready: 0, closed: 0, heard: 0, waits: new Uint32Array(WAITS_MS) });
let counts = fresh();

function hear(place: number, text: string): void {
  const at = text.indexOf(SAID);
  if (at < 0) {
    if (text.includes('"mutation":"subscribed"')) ready.add(place);
    return;
  }
  const wait = Date.now() - Number(text.slice(at + SAID.length, at + SAID.length + 13));
  const bucket = Math.min(WAITS_MS - 1, Math.max(0, wait));
  counts.heard += 1;
  counts.waits[bucket] = (counts.waits[bucket] ?? 0) + 1;
}

function connect(place: number): void {
  if (isOver) return;
  const back = () => setTimeout(connect, BACK_AFTER_MS + Math.random() * BACK_WITHIN_MS, place);
  const url = urls[place % urls.length];
  if (url === undefined) {
    back();
    return;
  }
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}${PUSH_PATH}`, { origin: url, perMessageDeflate: false });
  open.add(socket);
  const room = roomPlace(plan, place);
  const wanted = room === undefined ? [channels.anchors, channels.tips] : [channels.room(plan.rooms[room] ?? '')];
  socket.on('open', () => socket.send(JSON.stringify({ cmd: 'subscribe', channels: wanted })));
  socket.on('message', (data) => hear(place, String(data)));
  socket.on('error', () => undefined);
  socket.on('close', () => {
    open.delete(socket);
    if (ready.delete(place)) counts.closed += 1;
    back();
  });
}

// A client pings every minute; one that does not is gone for the server.
setInterval(() => {
  for (const socket of open) if (socket.readyState === WebSocket.OPEN) socket.send('{"cmd":"ping"}');
}, 60_000);

parentPort?.on('message', (order: CrowdOrder) => {
  if (order.urls !== undefined) urls = order.urls;
  if (order.ask === undefined) return;
  parentPort?.postMessage({ ...counts, ready: ready.size });
  if (order.ask === 'anew') counts = fresh();
  if (order.ask !== 'end') return;
  isOver = true;
  for (const socket of open) socket.terminate();
});
// Not all in one moment: nobody's crowd comes like that.
for (let place = 0; place < plan.sockets; place += 1) setTimeout(connect, (place / plan.sockets) * 5000, place);
