import { EventEmitter } from 'node:events';
import pg from 'pg';

/** Messages between the processes of one back end; each hears what any publishes, itself included. */
export interface Bus {
  publish(topic: string, payload: unknown): Promise<void>;
  /** Returns the end of listening. */
  listen(topic: string, onMessage: (payload: unknown) => void): () => void;
  close(): Promise<void>;
}

const CHANNEL = 'sport_info';
const RELISTEN_DELAY_MS = 1000;
// PostgreSQL takes less than 8000 bytes a notification.
const MAX_PAYLOAD_BYTES = 7900;
/** What the envelope around a batch takes: its topic and the brackets. */
const BATCH_MARGIN_BYTES = 100;
/** Heard in a process that was cut off for a while: messages may have passed by. */
export const GAP_TOPIC = 'bus:gap';

/** Cuts many messages into arrays that fit a notification each. One that is too long stands alone, and will be refused. */
export function inBatches<T>(items: readonly T[]): T[][] {
  const batches: T[][] = [];
  let room = 0;
  for (const item of items) {
    const bytes = Buffer.byteLength(JSON.stringify(item)) + 1;
    if (bytes > room) {
      batches.push([]);
      room = MAX_PAYLOAD_BYTES - BATCH_MARGIN_BYTES;
    }
    batches.at(-1)?.push(item);
    room -= bytes;
  }
  return batches;
}

function encode(topic: string, payload: unknown): string {
  const text = JSON.stringify({ topic, payload });
  if (Buffer.byteLength(text) > MAX_PAYLOAD_BYTES) throw new Error(`a message on ${topic} is too long for NOTIFY`);
  return text;
}

function dispatch(emitter: EventEmitter, text: string | undefined): void {
  if (text === undefined) return;
  const message = JSON.parse(text) as { topic: string; payload: unknown };
  emitter.emit(message.topic, message.payload);
}

function listener(emitter: EventEmitter): Bus['listen'] {
  emitter.setMaxListeners(0);
  return (topic, onMessage) => {
    emitter.on(topic, onMessage);
    return () => emitter.off(topic, onMessage);
  };
}

/** One process alone (PGlite): messages go round inside it, encoded all the same so that both ways behave alike. */
export function localBus(): Bus {
  const emitter = new EventEmitter();
  return {
    async publish(topic, payload) {
      dispatch(emitter, encode(topic, payload));
    },
    listen: listener(emitter),
    async close() {
      emitter.removeAllListeners();
    },
  };
}

/** Several processes on one PostgreSQL server: LISTEN on a client of its own, which comes back when it is cut off. */
export async function postgresBus(pool: pg.Pool, connectionString: string): Promise<Bus> {
  const emitter = new EventEmitter();
  let closed = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  const lost = () => {
    client = undefined;
    if (closed) return;
    clearTimeout(retry);
    retry = setTimeout(() => void reopen().catch(lost), RELISTEN_DELAY_MS);
  };
  const open = async () => {
    const next = new pg.Client({ connectionString });
    next.on('error', lost);
    next.on('notification', (message) => dispatch(emitter, message.payload));
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    client = next;
  };
  const reopen = async () => {
    await open();
    emitter.emit(GAP_TOPIC);
  };
  await open();

  return {
    async publish(topic, payload) {
      await pool.query('select pg_notify($1, $2)', [CHANNEL, encode(topic, payload)]);
    },
    listen: listener(emitter),
    async close() {
      closed = true;
      clearTimeout(retry);
      emitter.removeAllListeners();
      await client?.end();
    },
  };
}
