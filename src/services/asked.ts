import type { Services } from './services';

/** The answer to `asking`, and the server time (Unix ms) at which it was asked for. */
export async function asked<Reply>(
  { now }: Pick<Services, 'now'>,
  asking: Promise<Reply>,
): Promise<readonly [reply: Reply, askedAt: number]> {
  const reply = await asking;
  return [reply, now()];
}
