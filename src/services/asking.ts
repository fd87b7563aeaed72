import type { Services } from './services';

/** The answer to `asking`, and the server time (Unix ms) when it, or the first of several, was asked. */
export async function asked<Reply>(
  { now }: Pick<Services, 'now'>,
  asking: Promise<Reply>,
): Promise<readonly [reply: Reply, askedAt: number]> {
  const sentAt = performance.now();
  const reply = await asking;
  // The answer may be the first to tell the server's time.
  return [reply, now() - (performance.now() - sentAt)];
}
