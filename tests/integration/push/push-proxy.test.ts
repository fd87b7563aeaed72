import { createServer } from 'node:http';
import type { Running } from '../../../tools/dev/lifecycle';
import { proxyPush } from '../../../tools/dev/push-proxy';
import { lab } from '../../support/browser/lab';
import { type RunningBackend, startBackend } from '../../support/servers/backend-process';
import { freePorts } from '../../support/servers/free-port';
import { connectPush } from './push-client';

interface Front extends Running {
  readonly url: string;
}

let backend: RunningBackend;
beforeAll(async () => {
  backend = await startBackend({ at: '2025-03-15T13:25:00Z', speed: 0 });
});
afterAll(() => backend.stop());

const apiPort = () => Number(new URL(backend.url).port);

/** What stands before the back end in the preview, without the files that it serves. */
async function startFront(api: number): Promise<Front> {
  const [port = 0] = await freePorts(1);
  const server = createServer();
  const endPush = proxyPush(server, api);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const stop = async () => {
    endPush();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}

describe('through the proxy of the preview', () => {
  let front: Front;
  beforeAll(async () => {
    front = await startFront(apiPort());
  });
  afterAll(() => front.stop());
  afterEach(() => lab(backend.url).healSocket());

  it('a socket is upgraded and carries frames both ways [7.54, where the API lives.2]', async () => {
    const client = await connectPush(front.url);
    client.send({ cmd: 'subscribe', channels: ['match:5'] });
    await client.settled();
    await lab(backend.url).push({ name: 'live/match', data: { matchId: 5, homeScore: 2 } });
    await client.until(() => client.of('live/match').length === 1);
    client.close();
  });

  it('a close of the back end arrives with its code and reason', async () => {
    const client = await connectPush(front.url);
    await lab(backend.url).clock({ at: '2025-03-15T13:25:00Z' });
    expect(await client.closed).toEqual({ code: 1012, reason: 'the clock was set' });
  });

  it('a cut line arrives as one', async () => {
    const client = await connectPush(front.url);
    await lab(backend.url).socket({ cut: true });
    expect((await client.closed).code).toBe(1006);
  });

  it('section 4, socket: a refused socket never opens, so that a failed reconnect can be told', async () => {
    await lab(backend.url).socket({ refuse: true });
    await expect(connectPush(front.url)).rejects.toThrow('503');
  });

  it('a closed browser tab is gone from the back end too', async () => {
    const client = await connectPush(front.url);
    const before = (await lab(backend.url).socketState()).sockets;
    client.close();
    await client.closed;
    for (let n = 0; n < 50 && (await lab(backend.url).socketState()).sockets === before; n++) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect((await lab(backend.url).socketState()).sockets).toBe(before - 1);
  });
});

it('section 4, socket: nothing opens when the back end is dead', async () => {
  const [dead = 0] = await freePorts(1);
  const front = await startFront(dead);
  await expect(connectPush(front.url)).rejects.toThrow('hang up');
  await front.stop();
});
