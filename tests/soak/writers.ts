import { randomUUID } from 'node:crypto';
import type { CallReply, Fields } from '../support/signed-call';

/** What was asked for and answered: what the server has said yes to must be there, once. */
export interface Written {
  /** Order by "uid tip", as answered; two ids of one pair are two orders. */
  readonly orders: Map<string, Set<string>>;
  /** Comment's id by its client id, as answered, with when (ms). */
  readonly comments: Map<string, { readonly id: string; readonly answeredAt: number }>;
  /** Answers by what they were: 0, a refusal, "none". */
  readonly answers: Map<string, number>;
}

/** A member who writes. */
export interface Writer {
  readonly uid: string;
  readonly token: string;
}

export type Ask = (name: string, fields: Fields, token: string) => Promise<CallReply>;

interface Job {
  readonly ask: Ask;
  readonly writers: readonly Writer[];
  readonly tips: readonly string[];
  /** Whose comments are listened to. */
  readonly commented: string;
  /** How far the run is, 0 to 1: so many of the pairs of member and tip are bought by then. */
  readonly progress: () => number;
  readonly isOver: () => boolean;
}

const PURCHASE_PAUSE_MS = 60;
const COMMENT_PAUSE_MS = 250;
const AGAIN_MS = 500;
const TRIES = 120;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(Math.random() * all.length)];

/** Buys again and again, often what was bought before or what had no answer: each pair is one order. */
async function buy(job: Job, written: Written): Promise<void> {
  const pairs = job.tips.flatMap((tip) => job.writers.map((writer) => ({ tip, writer })));
  while (!job.isOver()) {
    const pair = pick(pairs.slice(0, Math.max(1, Math.ceil(pairs.length * job.progress()))));
    if (pair === undefined) return;
    const { code, data } = await answered(job.ask('tipBuy', { messageId: pair.tip }, pair.writer.token), written);
    if (code === 0) {
      const key = `${pair.writer.uid} ${pair.tip}`;
      const ids = written.orders.get(key) ?? new Set();
      written.orders.set(key, ids.add(String((data as { orderId: number }).orderId)));
    }
    await pause(PURCHASE_PAUSE_MS);
  }
}

/** Comments, each sent under its name until it is answered. */
async function comment(job: Job, writer: Writer, written: Written): Promise<void> {
  while (!job.isOver()) {
    const clientId = randomUUID();
    const fields = { messageId: job.commented, content: `soak ${clientId}`, clientId };
    for (let tries = 0; tries < TRIES; tries += 1) {
      const { code, data } = await answered(job.ask('commentPublish', fields, writer.token), written);
      if (code === 0) {
        const id = String((data as { id: number }).id);
        written.comments.set(clientId, { id, answeredAt: Date.now() });
        break;
      }
      await pause(AGAIN_MS);
    }
    await pause(COMMENT_PAUSE_MS);
  }
}

async function answered(asked: Promise<CallReply>, written: Written): Promise<{ code: number; data: unknown }> {
  const { code, data } = await asked.catch(() => ({ code: Number.NaN, data: undefined }));
  const name = Number.isNaN(code) ? 'none' : String(code);
  written.answers.set(name, (written.answers.get(name) ?? 0) + 1);
  return { code, data };
}

/** Members who buy and comment until it is over. */
export function startWriters(job: Job, buyers: number): { readonly written: Written; readonly done: Promise<void> } {
  const written: Written = { orders: new Map(), comments: new Map(), answers: new Map() };
  const work = [
    ...Array.from({ length: buyers }, () => buy(job, written)),
    ...job.writers.map((writer) => comment(job, writer, written)),
  ];
  return { written, done: Promise.all(work).then(() => undefined) };
}
