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

/** To every process: something could not be told. */
const TELL_GAP = `select pg_notify('${CHANNEL}', '{"topic":"${GAP_TOPIC}"}')`;

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

/** What is not ours on the channel, and what a listener makes of a message, ends neither the process nor the listening. */
function dispatch(emitter: EventEmitter, text: string | undefined, warn: (line: string) => void): void {
  try {
    const message = JSON.parse(text ?? 'null') as { readonly topic?: unknown; readonly payload?: unknown } | null;
    if (typeof message?.topic !== 'string') throw new Error('it has no topic');
    emitter.emit(message.topic, message.payload);
  } catch (error) {
    warn(`a message between processes could not be taken: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function listener(emitter: EventEmitter): Bus['listen'] {
  emitter.setMaxListeners(0);
  return (topic, onMessage) => {
    emitter.on(topic, onMessage);
    return () => emitter.off(topic, onMessage);
  };
}

/** One process alone (PGlite): messages go round inside it, encoded all the same so that both ways behave alike. */
export function localBus(warn: (line: string) => void): Bus {
  const emitter = new EventEmitter();
  return {
    async publish(topic, payload) {
      dispatch(emitter, encode(topic, payload), warn);
    },
    listen: listener(emitter),
    async close() {
      emitter.removeAllListeners();
    },
  };
}

/** How often the line is tried on which messages come: one that has fallen silent looks like one on which nothing is said. */
const PROBE_EVERY_MS = 15_000;

export interface BusParts {
  readonly pool: pg.Pool;
  /** Of the client that listens; its queries must have a time limit. */
  readonly config: pg.ClientConfig;
  readonly warn: (line: string) => void;
  readonly probeEveryMs?: number;
}

/**
 * Several processes on one PostgreSQL server: LISTEN on a client of its own, which comes back when it is cut off, or when it
 * does not answer a probe.
 */
export async function postgresBus({ pool, config, warn, probeEveryMs = PROBE_EVERY_MS }: BusParts): Promise<Bus> {
  const emitter = new EventEmitter();
  let closed = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let owing: NodeJS.Timeout | undefined;

  /** What could not be told is missed by all who listen: as soon as it can be said they hear that something was. */
  const oweGap = () => {
    if (closed) return;
    clearTimeout(owing);
    owing = setTimeout(() => {
      if (client === undefined) oweGap();
      else client.query(TELL_GAP).catch(oweGap);
    }, RELISTEN_DELAY_MS);
  };
  const lost = () => {
    // Not waited for: whoever does not answer takes no leave either.
    void client?.end().catch(() => undefined);
    client = undefined;
    if (closed) return;
    clearTimeout(retry);
    retry = setTimeout(() => void reopen().catch(lost), RELISTEN_DELAY_MS);
  };
  const open = async () => {
    const next = new pg.Client(config);
    next.on('error', () => (client === next ? lost() : undefined));
    next.on('notification', (message) => dispatch(emitter, message.payload, warn));
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
    } catch (error) {
      void next.end().catch(() => undefined);
      throw error;
    }
    client = next;
  };
  const reopen = async () => {
    await open();
    emitter.emit(GAP_TOPIC);
  };
  await open();
  const probe = () => {
    const asked = client;
    asked?.query('select 1').catch(() => {
      if (client !== asked) return;
      warn('the line on which other processes speak has fallen silent');
      lost();
    });
  };
  const probing = setInterval(probe, probeEveryMs);
  probing.unref();

  return {
    async publish(topic, payload) {
      const text = encode(topic, payload);
      await pool.query('select pg_notify($1, $2)', [CHANNEL, text]).catch((error: unknown) => {
        oweGap();
        throw error;
      });
    },
    listen: listener(emitter),
    async close() {
      closed = true;
      clearTimeout(retry);
      clearTimeout(owing);
      clearInterval(probing);
      emitter.removeAllListeners();
      await client?.end();
    },
  };
}
