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
