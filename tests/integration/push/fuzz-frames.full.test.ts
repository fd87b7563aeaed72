import { connect } from 'node:net';
import fc from 'fast-check';
import { PUSH_PATH } from '../../../src/contract/push/channels';
import { lab } from '../../support/browser/lab';
import { type RunningBackend, startBackend } from '../../support/servers/backend-process';
import { connectPush } from './push-client';

const RUNS = 150;
/** Protocol error, text that is no UTF-8, against the rules, too large: the client's own doing. */
const OWN_FAULTS = [1002, 1007, 1008, 1009];

let backend: RunningBackend;
let tokens: readonly string[] = [];
beforeAll(async () => {
  backend = await startBackend({ at: '2025-03-15T13:25:00Z', speed: 0 });
  tokens = (await lab(backend.url).users()).map(({ token }) => token ?? '');
});
afterAll(() => backend.stop());

const odd = fc.oneof(
  fc.constantFrom('', '0', '-1', '9'.repeat(9), '9'.repeat(15), '9'.repeat(30), '1e9', '__proto__', '\u0000', '\ud800'),
  fc.constantFrom("' or 1=1 --", '../..', 'match:1', ' ', '51001', '91001', 'ı'),
  fc.string({ unit: 'binary', maxLength: 90 }),
);
const channel = fc.oneof(
  fc.constantFrom('anchors', 'tips', 'user', '', 'constructor', 'room:51001', 'room:91001'),
  fc.tuple(fc.constantFrom('match:', 'room:', 'tip:', 'user:', ''), odd).map((parts) => parts.join('')),
);
// Read when a value is drawn: the tokens are known by then.
const token = fc.oneof(
  fc.nat({ max: 20 }).map((place) => tokens[place % tokens.length] ?? ''),
  odd,
);
const frame = fc.oneof(
  fc.record({ cmd: fc.constant('auth'), token }),
  fc.record({ cmd: fc.constantFrom('subscribe', 'unsubscribe'), channels: fc.array(channel, { maxLength: 210 }) }),
  fc.constant({ cmd: 'ping' }),
  fc.record({ cmd: odd, token: fc.anything(), channels: fc.anything() }, { requiredKeys: ['cmd'] }),
);
const text = fc.oneof(
  {
    weight: 5,
    arbitrary: frame.map((value) => JSON.stringify(value, (_key, one) => (typeof one === 'bigint' ? `${one}` : one))),
  },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: odd },
);
/** As it is, cut, or with another character in it. */
const spoilt = fc
  .tuple(text, fc.nat({ max: 100 }), fc.constantFrom('whole', 'cut', 'changed'))
  .map(([given, at, way]) => {
    if (way === 'whole') return given;
    return way === 'cut' ? given.slice(0, at) : `${given.slice(0, at)}\u0001${given.slice(at + 1)}`;
  });
const sent = fc.oneof(
  { weight: 8, arbitrary: spoilt },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
  { weight: 1, arbitrary: fc.constantFrom('x'.repeat(40_000), `{"cmd":"subscribe","channels":${'['.repeat(10_000)}`) },
);

it('any frames: they are answered, or end the socket as the client’s own fault, never as one of the back end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(sent, { minLength: 1, maxLength: 12 }), async (frames) => {
      const client = await connectPush(backend.url);
      for (const one of frames) client.sendText(one);
      const end = await Promise.race([client.settled(), client.closed]);
      client.close();
      if (end !== undefined) expect(OWN_FAULTS).toContain(end.code);
      expect(client.heard.filter(({ cmd }) => cmd?.startsWith('unreadable'))).toEqual([]);
    }),
    {
      numRuns: RUNS,
      examples: [
        [['{"cmd":"auth","token":"\\u0000"}']],
        [['{"cmd":"subscribe","channels":["match:\\u0000","room:999999999999999","tip:\\ud800"]}']],
      ],
    },
  );
});

/** What a socket's bytes are after the handshake, whatever they are; resolves when the back end has ended it, or has not for a while. */
const pour = (bytes: Buffer) =>
  new Promise<void>((resolve, reject) => {
    const { hostname, port } = new URL(backend.url);
    const socket = connect(Number(port), hostname, () => {
      const head = [
        `GET ${PUSH_PATH} HTTP/1.1`,
        `Host: ${hostname}:${port}`,
        `Origin: ${backend.url}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
      ];
      socket.write(`${head.join('\r\n')}\r\n\r\n`);
      socket.once('data', () => socket.end(bytes));
    });
    // Whoever breaks the protocol may be cut off while still writing.
    socket.on('error', (error: NodeJS.ErrnoException) =>
      ['ECONNRESET', 'EPIPE'].includes(error.code ?? '') ? resolve() : reject(error),
    );
    socket.on('close', () => resolve());
    socket.resume();
  });

it('any bytes behind the handshake: the back end goes on', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 400 }), (bytes) => pour(Buffer.from(bytes))),
    { numRuns: RUNS },
  );
  const client = await connectPush(backend.url);
  client.send({ cmd: 'subscribe', channels: ['anchors'] });
  await client.until(() => client.of('socket/subscribed').length === 1);
  client.close();
  expect((await fetch(`${backend.url}/_lab/health`)).status).toBe(200);
});
