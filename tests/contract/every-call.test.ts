import { decode } from '../../src/contract/wire';
import { allCalls } from '../../tools/documents/all-calls';
import { lab } from '../support/browser/lab';
import { onePixel } from '../support/one-pixel';
import { type RunningBackend, startBackend } from '../support/servers/backend-process';
import { type CallReply, type Fields, signedCall } from '../support/signed-call';
import { callSamples } from './call-samples';

const AT = '2025-03-15T13:25:00Z';

let backend: RunningBackend;
let token = '';
/** Fields that each call can be asked with; made from what the world holds. */
let samples: Readonly<Record<string, readonly Fields[]>> = {};

beforeAll(async () => {
  backend = await startBackend({ seed: 3, at: AT });
  token = (await lab(backend.url).users()).find((user) => user.key === 'member')?.token ?? '';
  samples = await callSamples(backend.url, token);
});
afterAll(() => backend.stop());

const ask = (name: string, fields: Fields, asToken: string = token): Promise<CallReply> =>
  signedCall(backend.url, name, fields, {
    token: asToken,
    ...(name === 'fileUpload' ? { files: { file: onePixel() } } : {}),
  });

describe.each(allCalls.map((call) => [call.name, call] as const))('%s', (name, call) => {
  it('answers what the contract says, nothing forgiven [7.6, schemas.1]', async () => {
    for (const fields of samples[name] ?? [{}]) {
      const reply = await ask(name, fields);
      expect({ fields, status: reply.status, code: reply.code, msg: reply.msg }).toMatchObject({
        status: 200,
        code: 0,
      });
      const read = decode(call.data, reply.data, { strict: true });
      expect({ fields, read: read.ok ? 'ok' : read.issue }).toEqual({ fields, read: 'ok' });
    }
  });

  it(call.needsLogin ? 'is for members only' : 'is for everybody', async () => {
    const fields = samples[name]?.[0] ?? {};
    const visitor = await ask(name, fields, '');
    const stranger = await ask(name, fields, 'unknown');
    const codes = [visitor, stranger].map((reply) => [reply.status, reply.code]);
    expect(codes).toEqual(
      call.needsLogin
        ? [
            [200, 400],
            [200, 405],
          ]
        : [
            [200, 0],
            [200, 0],
          ],
    );
  });
});
