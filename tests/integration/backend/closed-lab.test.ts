import { startBackend } from '../../support/servers/backend-process';
import { signedCall } from '../../support/signed-call';

it('without --lab nobody is told a token, and the calls answer', async () => {
  const backend = await startBackend({ at: '2025-03-15T13:25:00Z', lab: false });
  try {
    const paths = ['users', 'health', 'fault', 'socket', 'video', 'calls'];
    const replies = await Promise.all(paths.map((path) => fetch(`${backend.url}/_lab/${path}`)));
    expect(replies.map(({ status }) => status)).toEqual(paths.map(() => 404));
    expect((await signedCall(backend.url, 'commonConfig')).code).toBe(0);
  } finally {
    await backend.stop();
  }
});
