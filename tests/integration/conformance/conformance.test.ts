import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { allCalls } from '../../../tools/documents/all-calls';
import { lab } from '../../support/browser/lab';
import { type RunningBackend, startBackend } from '../../support/servers/backend-process';
import { BROKEN_WAYS } from './all-ways';
import { brokenCopy } from './broken-copy';
import { check, findingsIn } from './check-copy';
import { runCli } from './run-cli';

let backend: RunningBackend;
let folder: string;
beforeAll(async () => {
  backend = await startBackend({ seed: 3, at: '2025-03-15T13:25:00Z' });
  folder = await mkdtemp(path.join(tmpdir(), 'sport-info-conformance-'));
});
afterAll(async () => {
  await backend.stop();
  await rm(folder, { recursive: true, force: true });
});

it('without --write no writing call is asked, and the report says what was left out', async () => {
  const copy = await brokenCopy(backend.url);
  const report = await check(copy.url, { only: ['envelope', 'login', 'session', 'buy-once', 'follow'] });
  await copy.stop();
  const writing = allCalls.filter(({ writes }) => writes).map(({ name }) => name);
  expect(copy.asked.length).toBeGreaterThan(allCalls.length);
  expect(copy.asked.filter((name) => writing.includes(name))).toEqual([]);
  expect(report.findings).toEqual([]);
  expect(new Set(report.unchecked.map(({ call }) => call))).toEqual(new Set(writing.concat('subscribe')));
});

/** The others: conformance-whole.full.test.ts. */
const FEW = ['a code that is a word', 'an expired session that goes on', 'what is paid for, before it is'];

it.each(BROKEN_WAYS.filter(({ what }) => FEW.includes(what)).map((way) => [way.what, way.clause, way] as const))(
  '%s is named (%s)',
  async (_what, _clause, way) => {
    const findings = await findingsIn(backend.url, way);
    expect(findings).toContainEqual(expect.objectContaining({ rule: way.rule, call: way.call }));
  },
);

it('a finding is reported with its clause, a line that repeats it, and no token; exit code 1', async () => {
  const copy = await brokenCopy(backend.url, {
    call: 'goldBalance',
    answer: (reply) => Object.assign(reply, { json: { code: 'ok' } }),
  });
  const jsonFile = path.join(folder, 'report.json');
  const { code, text } = await runCli('--base', copy.url, '--only', 'envelope,goldBalance', '--json', jsonFile);
  await copy.stop();
  expect(code).toBe(1);
  const token = (await lab(backend.url).users()).find(({ key }) => key === 'member')?.token ?? '?';
  const written = await readFile(jsonFile, 'utf8');
  expect(text + written).not.toContain(token);
  expect(text).toContain('\ngoldBalance\n  envelope: a sound request: the envelope cannot be read: code');
  expect(text).toMatch(/curl -sS -i -X POST '\S+balance' .*-H 'sign: [0-9a-f]{64}' .*-H "token: \$TOKEN_MEMBER"/);
  expect(JSON.parse(written)).toMatchObject({
    wrote: false,
    findings: [{ rule: 'envelope', call: 'goldBalance', clause: expect.stringContaining('decisions.md'), times: 1 }],
  });
});

it.each([
  ['nothing found', () => ['--base', backend.url, '--only', 'login,titleList'], 0, '0 findings'],
  ['nobody answers', () => ['--base', 'http://127.0.0.1:9'], 2, 'does not answer'],
])('exit code: %s', async (_what, args, code, words) => {
  const run = await runCli(...args());
  expect([run.code, run.text]).toEqual([code, expect.stringContaining(words)]);
});

it.each([
  ['another key of the signature', () => ({ signKey: 'another' }), 'SIGN_KEY'],
  [
    'a token that is worth nothing',
    () => ({ named: [{ role: 'member' as const, uid: '1', token: 'old' }] }),
    'code 405',
  ],
  ['a base that is not the API', () => ({ base: `${backend.url}/live` }), 'is not the API'],
])('it cannot run, and says so once: %s', async (_what, options, words) => {
  await expect(check(backend.url, options())).rejects.toThrow(words);
});

it('a foreign back end is asked as the users that are named, and the report says who was missing', async () => {
  const users = await lab(backend.url).users();
  const { uid, token } = users.find(({ key }) => key === 'rich') ?? { uid: '', token: '' };
  const named = [{ role: 'member' as const, uid, token }];
  const report = await check(backend.url, { named, only: ['wallet', 'private-rooms', 'closed-rooms'] });
  expect(report.roles).toEqual(['member']);
  expect(report.findings).toEqual([]);
  expect(report.unchecked).toEqual([
    { rule: 'private-rooms', call: 'anchorHome', why: expect.stringContaining('--users: plain=uid:token') },
    { rule: 'closed-rooms', call: 'hostMatchInfo', why: expect.stringContaining('--users: special=uid:token') },
  ]);
});
