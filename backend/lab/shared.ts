import { randomUUID } from 'node:crypto';
import type { Bus } from '../database/bus';

interface Envelope<T> {
  readonly from: string;
  readonly message: T;
}

/**
 * Does something in this process at once and in its siblings as soon as they hear of it. What the bus cannot carry (too
 * long, or the database is away) stays in this process.
 */
export function shareable<T>(bus: Bus, topic: string, apply: (message: T) => void): (message: T) => Promise<void> {
  const me = randomUUID();
  bus.listen(topic, (payload) => {
    const { from, message } = payload as Envelope<T>;
    if (from !== me) apply(message);
  });
  return async (message) => {
    apply(message);
    await bus.publish(topic, { from: me, message } satisfies Envelope<T>).catch(() => undefined);
  };
}
