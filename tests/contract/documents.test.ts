import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import SwaggerParser from '@apidevtools/swagger-parser';
import asyncApiSchemas from '@asyncapi/specs';
import Ajv from 'ajv';
import Ajv2020 from 'ajv/dist/2020';
import { channels } from '../../src/contract/push/channels';
import { pushes } from '../../src/contract/push/push';
import { channelOfPush } from '../../src/contract/push/push-channels';
import { allCalls } from '../../tools/documents/all-calls';
import { writeDocuments } from '../../tools/documents/write-documents';

type Json = { readonly [key: string]: unknown };

let folder: string;
let openApi: Json;
let asyncApi: Json;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sport-info-documents-'));
  await writeDocuments(path.join(folder, 'contract'));
  const read = async (name: string) => JSON.parse(await readFile(path.join(folder, 'contract', name), 'utf8')) as Json;
  [openApi, asyncApi] = await Promise.all([read('openapi.json'), read('asyncapi.json')]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What a pointer like `#/a/b` leads to. */
const at = (document: Json, pointer: string): unknown =>
  pointer
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => (node as Json | undefined)?.[key], document);
const pointersIn = (document: Json) =>
  [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, pointer = '']) => pointer);
/** As a schema of its own: what it refers to comes with it. */
const payloadOf = (key: string) => ({
  ...(at(asyncApi, `#/components/messages/${key}/payload`) as object),
  components: asyncApi['components'],
});

it('openapi.json is valid OpenAPI 3.1, with every call of the contract', async () => {
  expect(openApi['openapi']).toBe('3.1.0');
  const copy = structuredClone(openApi) as unknown as Parameters<typeof SwaggerParser.validate>[0];
  await expect(SwaggerParser.validate(copy)).resolves.toBeDefined();
  for (const { path: where, method } of allCalls)
    expect(at(openApi, '#/paths')).toHaveProperty([where, method.toLowerCase()]);
});

it('a document that is not OpenAPI is refused by the same validator', async () => {
  const broken = structuredClone({ ...openApi, paths: { '/a': { post: { parameters: 'none' } } } });
  await expect(
    SwaggerParser.validate(broken as unknown as Parameters<typeof SwaggerParser.validate>[0]),
  ).rejects.toThrow();
});

it('asyncapi.json is valid by the schema of AsyncAPI 3, and refers only to what it holds', () => {
  // The schema holds the JSON schema of its own dialect: ajv must not bring its copy.
  const ajv = new Ajv({ strict: false, logger: false, validateFormats: false, meta: false, validateSchema: false });
  const validate = ajv.compile(asyncApiSchemas.schemas['3.0.0'] as object);
  expect(validate(asyncApi) ? [] : validate.errors).toEqual([]);
  expect(validate({ ...asyncApi, operations: { a: { action: 'shout' } } })).toBe(false);
  const pointers = pointersIn(asyncApi);
  expect(pointers.length).toBeGreaterThan(20);
  for (const pointer of pointers) expect([pointer, at(asyncApi, pointer)]).toEqual([pointer, expect.any(Object)]);
});

it('asyncapi.json has every push and every channel of the contract [7.5]', () => {
  for (const name of Object.keys(pushes))
    expect(at(asyncApi, `#/components/messages/${name.replace('/', '-')}/payload`)).toBeDefined();
  for (const channel of Object.keys(channels)) expect(at(asyncApi, `#/channels/${channel}/address`)).toBeDefined();
  expect(at(asyncApi, '#/channels/match/address')).toBe('match:{matchId}');
  expect(at(asyncApi, '#/channels/room/messages')).toEqual({
    'live-room': expect.any(Object),
    'live-chat': expect.any(Object),
  });
});

it.each([
  ['live-match', { namespace: 'live', mutation: 'match', data: { matchId: 7, serverNow: 1 } }, true],
  ['live-match', { namespace: 'live', action: 'match', data: { matchId: '7', serverNow: '1' } }, true],
  ['live-match', { namespace: 'live', mutation: 'match', data: { serverNow: 1 } }, false],
  ['live-match', { namespace: 'live', data: { matchId: 7, serverNow: 1 } }, false],
  ['subscribe', { cmd: 'subscribe', channels: ['match:7'] }, true],
  ['subscribe', { cmd: 'subscribe', channels: 'match:7' }, false],
  ['pong', { cmd: 'pong' }, true],
])('a payload of %s: %j fits: %s', (key, frame, fits) => {
  expect(new Ajv2020({ strict: false }).compile(payloadOf(key))(frame)).toBe(fits);
});

it.each([
  ['live/match', { matchId: 7 }, 'match:7'],
  ['live/chat', { liveRoomId: '9' }, 'room:9'],
  ['news/order', {}, 'user'],
  ['user/session', { code: 405 }, undefined],
  ['live/nothing', {}, undefined],
])('decisions.md, socket: %s of %j comes on %s', (name, data, channel) => {
  expect(channelOfPush(name, data)).toBe(channel);
});
