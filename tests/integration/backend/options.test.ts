import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FolderTaken, lockFolder } from '../../../backend/database/folder-lock';
import { OptionError, readOptions } from '../../../backend/options';
import { parseFields, receivedPairs } from '../../../backend/server/form-fields';
import { requestOrigin } from '../../../backend/server/request-origin';
import { encodePairs, toPairs } from '../../../src/contract/form';
import { DEFAULT_SIGN_KEY } from '../../../src/contract/signature';
import { lab } from '../../support/browser/lab';
import { startBackendProcess } from '../../support/servers/backend-process';

describe('options', () => {
  it('have defaults, take flags first and the environment second', () => {
    expect(readOptions([], {})).toMatchObject({
      host: '127.0.0.1',
      port: 4002,
      seed: 1,
      speed: 1,
      scale: 1,
      at: undefined,
      origins: undefined,
      lab: false,
      limits: 1,
      roomKey: undefined,
      trustedProxies: [],
    });
    expect(readOptions([], { TRUSTED_PROXIES: '10.0.0.0/8, fd00::1' })).toMatchObject({
      trustedProxies: ['10.0.0.0/8', 'fd00::1'],
    });
    expect(readOptions(['--lab'], { ROOM_KEY: 'r'.repeat(32) })).toMatchObject({ lab: true, roomKey: 'r'.repeat(32) });
    const env = { API_PORT: '5000', DATABASE_URL: 'postgres://env', SIGN_KEY: 'secret' };
    expect(readOptions([], env)).toMatchObject({ port: 5000, databaseUrl: 'postgres://env', signKey: 'secret' });
    expect(readOptions(['--port', '0', '--database-url', 'postgres://flag'], env)).toMatchObject({
      port: 0,
      databaseUrl: 'postgres://flag',
    });
    expect([readOptions([], {}), readOptions(['--plain'], {}), readOptions([], { PLAIN: '1' })]).toMatchObject([
      { plain: false },
      { plain: true },
      { plain: true },
    ]);
    expect(readOptions(['--at', '2025-03-15T21:25:00+08:00'], { DATABASE_URL: '' })).toMatchObject({
      at: Date.parse('2025-03-15T13:25:00Z'),
      databaseUrl: undefined,
    });
  });

  it.each([
    [['--port', 'many'], '--port'],
    [['--port', '70000'], '--port'],
    [['--speed', '-1'], '--speed'],
    [['--scale', '0'], '--scale'],
    [['--at', 'tomorrow'], '--at'],
    [['--at', '1950-01-01'], '--at'],
    [['--colour', 'red'], '--colour'],
  ])('%j is refused by name', (args, name) => {
    expect(() => readOptions(args, {})).toThrow(OptionError);
    expect(() => readOptions(args, {})).toThrow(name);
  });

  it('a proxy is an address or a network, never a name', () => {
    expect(() => readOptions([], { TRUSTED_PROXIES: '10.0.0.1,proxy.example' })).toThrow('proxy.example');
  });

  it.each(['a', 'r'.repeat(31)])('a key of rooms that can be found by trying is refused: %s', (ROOM_KEY) => {
    expect(() => readOptions([], { ROOM_KEY })).toThrow(/^ROOM_KEY must have 32 characters at least, not \d+$/);
  });

  it('in production there is no laboratory', () => {
    const env = { NODE_ENV: 'production', SIGN_KEY: 'of their own' };
    expect(readOptions([], env)).toMatchObject({ lab: false });
    expect(() => readOptions(['--lab'], env)).toThrow('--lab');
  });

  it('in production the key of the sources is refused, and any other taken', () => {
    const env = { NODE_ENV: 'production' };
    for (const key of [undefined, '', DEFAULT_SIGN_KEY]) {
      expect(() => readOptions([], { ...env, SIGN_KEY: key })).toThrow(/SIGN_KEY/);
    }
    expect(readOptions([], { ...env, SIGN_KEY: 'secret' }).signKey).toBe('secret');
  });

  it('that are wrong end the process in one line', async () => {
    await expect(startBackendProcess({ at: 'never' })).rejects.toThrow(/backend: --at must be a date/);
  });
});

describe('the lock of a folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'sport-info-lock-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('is taken once, and free after its release', () => {
    const release = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(FolderTaken);
    release();
    lockFolder(folder)();
  });

  it('is given back at the end, even while a call hangs', async () => {
    const backend = await startBackendProcess({ dataDir: folder });
    await lab(backend.url).fault({ call: 'commonConfig', kind: 'hang' });
    const hanging = fetch(`${backend.url}/api/forehead/system/config/get/common/config`, { method: 'POST' });
    const failed = expect(hanging).rejects.toThrow();
    await new Promise((resolve) => setTimeout(resolve, 200));
    await backend.stop();
    await failed;
    expect(await readdir(folder)).toEqual(['db']);
  });
});

describe('forms', () => {
  it('are read as the app writes them', () => {
    const fields = { a: { b: [{ c: 'x y&=+%' }, '夜航'] }, n: '1', e: '' };
    const encoded = encodePairs(toPairs(fields));
    expect(parseFields(encoded)).toEqual(fields);
    expect(receivedPairs(encoded)).toEqual(toPairs(fields));
    expect(receivedPairs('a=1+2&b&=c')).toEqual([
      ['a', '1 2'],
      ['b', ''],
      ['', 'c'],
    ]);
  });

  it.each(['%E0%A4%A', 'a=%'])('%s is refused', (encoded) => {
    expect(() => receivedPairs(encoded)).toThrow('not URL-encoded');
  });

  it('cannot reach a prototype [forms.1]', () => {
    const fields = parseFields('__proto__.polluted=1&constructor.prototype.polluted=1&toString=x');
    expect(fields).toEqual({});
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

it.each([
  [{ host: 'a:1' }, 'http://a:1'],
  [{ host: 'a:1', 'x-forwarded-host': 'b.example, c', 'x-forwarded-proto': 'https,http' }, 'https://b.example'],
  [{ host: '[::1]:80' }, 'http://[::1]:80'],
  [{ host: 'a/b' }, 'http://localhost'],
  [{}, 'http://localhost'],
  [{ host: 'a', 'x-forwarded-proto': 'javascript' }, 'http://a'],
])('%j came from %s', (headers, origin) => {
  expect(requestOrigin(headers)).toBe(origin);
});
