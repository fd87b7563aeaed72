import { MINUTE_MS } from '../world/days';
import type { CallContext } from './call-context';

/**
 * Does what comes after something was stored: news of it, its view. A failure is told to whoever runs the server, never to
 * who stored it: to them it would say that nothing was. Answers undefined then.
 */
export async function afterCommit<T>(
  { warn }: Pick<CallContext, 'warn'>,
  what: string,
  work: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    warn(
      `${what} failed after it was stored: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
    return undefined;
  }
}

/** Who sends again does so within this time; what is older is no news. */
const FRESH_MS = MINUTE_MS;

/**
 * Whether what is sent again by the name of something stored is to be told again: the process that stored it may have ended before
 * it told anybody. Who has heard it knows it by its id.
 */
export const isToldAgain = (createdAt: number, now: number): boolean => now - createdAt < FRESH_MS;
