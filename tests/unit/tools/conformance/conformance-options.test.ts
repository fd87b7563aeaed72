import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readOptions } from '../../../../tools/conformance/options';
import { CannotRun } from '../../../../tools/conformance/run-conformance';
import { readUser } from '../../../../tools/conformance/users';

const folder = mkdtempSync(path.join(tmpdir(), 'si-users-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
function usersFile(text: string): string {
  files += 1;
  const file = path.join(folder, `${files}.txt`);
  writeFileSync(file, text);
  return file;
}
const BASE = ['--base', 'https://api.example.com/'];

it('nothing is written, and everything looked at, unless it is said', () => {
  expect(readOptions(BASE, {})).toMatchObject({
    base: 'https://api.example.com',
    writes: false,
    only: [],
    named: [],
    pushUrl: undefined,
    jsonFile: undefined,
  });
});

it('reads what is asked for, users from the environment too', () => {
  const args = [
    ...BASE,
    '--write',
    '--only',
    'shape,tipBuy',
    '--only',
    'push',
    '--users',
    usersFile('poor=7:t:1\n'),
    '--json',
    'r.json',
  ];
  expect(readOptions(args, { CONFORMANCE_USERS: ' 5:abc  kicked=6:k', SIGN_KEY: 'key' })).toMatchObject({
    writes: true,
    only: ['shape', 'tipBuy', 'push'],
    named: [
      { role: 'member', uid: '5', token: 'abc' },
      { role: 'kicked', uid: '6', token: 'k' },
      { role: 'poor', uid: '7', token: 't:1' },
    ],
    signKey: 'key',
    jsonFile: 'r.json',
  });
});

it.each([
  ['no base', [], '--base'],
  ['a base that is no address', ['--base', 'api.example.com'], '--base'],
  ['an unknown flag', [...BASE, '--fast'], '--fast'],
  ['a user that cannot be read', [...BASE, '--users', usersFile('secret')], 'uid:token'],
  ['a role that nobody has', [...BASE, '--users', usersFile('king=1:secret')], 'uid:token'],
  ['a file that is not there', [...BASE, '--users', '/no/such/file'], '--users'],
  ['a token on the command line, where all can read it', [...BASE, '--user', '1:secret'], '--user'],
])('%s is said in words, without repeating a token', (_what, args, words) => {
  const read = () => readOptions(args, {});
  expect(read).toThrow(CannotRun);
  expect(read).toThrow(words);
  expect(read).not.toThrow('secret');
});

it.each([
  ['1:t', { role: 'member', uid: '1', token: 't' }],
  ['special=1:t', { role: 'special', uid: '1', token: 't' }],
  ['constructor=1:t', undefined],
  ['1:', undefined],
  [':t', undefined],
])('a user: %s', (text, user) => {
  expect(readUser(text)).toEqual(user);
});
