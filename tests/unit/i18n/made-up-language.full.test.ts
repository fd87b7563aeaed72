import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inProject } from '../../support/project-root';

const COPIED = ['src', 'backend', 'shell-demo', 'tools', 'tests', 'docs', 'package.json', 'tsconfig.json'];
const ALSO = ['webpack.config.ts', 'jest.config.ts', 'federation.d.ts'];
const TABLE = 'src/contract/shell/languages.ts';
const TEXTS = 'src/i18n/messages/eo';
/** A row as a developer would add it. */
const ROW = `eo: {
    name: 'Esperanto',
    direction: 'ltr',
    writing: 'letters',
    counts: 'thousands',
    fallback: 'en',
    since: '1.0',
  },`;

/** What a visitor of that language gets, and a host's compiler reads. */
const PROBE = `
import { createTranslator } from 'use-intl/core';
import * as v from 'valibot';
import { localeValue } from './src/contract/shell/shell-events';
import { fetchFatalWords } from './src/i18n/fatal-labels';
import { createFormats } from './src/i18n/formats';
import { loadMessages } from './src/i18n/load-messages';
import { hostTypes } from './tools/build/host-types';

const main = async () => {
  const messages = await loadMessages('eo', ['topics']);
  const formats = createFormats(createTranslator({ locale: 'eo', messages, namespace: 'format' }), 'eo');
  process.stdout.write(
    JSON.stringify({
      asked: v.parse(localeValue, 'eo'),
      retry: (await fetchFatalWords('eo')).retry,
      today: messages.format.today,
      count: formats.count(12_699),
      day: createTranslator({ locale: 'eo', messages, namespace: 'topics' })('day.date', { month: '03', day: '15' }),
      isTyped: /readonly locale\\?: [^;]*'eo'/.test(hostTypes()),
    }),
  );
};
void main();
`;

let copy = '';
const at = (...parts: string[]) => path.join(copy, ...parts);
const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(at(file), change(readFileSync(at(file), 'utf8')));

/** What a program of the copy prints, whichever way it ends. */
const run = (...args: string[]) =>
  new Promise<string>((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', ...args], { cwd: copy }, (_error, stdout, stderr) =>
      resolve(stdout + stderr),
    );
  });
const check = (...steps: string[]) => run('tests/architecture/check.ts', ...steps);

jest.setTimeout(600_000);

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'made-up-'));
  for (const name of [...COPIED, ...ALSO]) {
    cpSync(inProject(name), at(name), { recursive: true, filter: (file) => !file.endsWith('node_modules') });
  }
  symlinkSync(inProject('node_modules'), at('node_modules'), 'dir');
  edit(TABLE, (text) => text.replace('const ROWS = {', `const ROWS = {\n  ${ROW}`));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('a row without its folder is named', async () => {
  const told = await check('messages');
  expect(told).toContain(`${TEXTS}/ is missing`);
  expect(told).toContain('0 passed, 1 failed');
});

it('one row and one folder are a language: it compiles, and has its words, counts and dates [languages.1]', async () => {
  cpSync(at('src/i18n/messages/en'), at(TEXTS), { recursive: true });
  edit(`${TEXTS}/core.json`, (text) => text.replace('"Today {time}"', '"Hodiaŭ {time}"'));
  edit(`${TEXTS}/fatal.json`, (text) => text.replace('"Retry"', '"Reprovi"'));
  expect(await check('messages', 'types')).toContain('2 passed, 0 failed');
  writeFileSync(at('probe.ts'), PROBE);
  expect(JSON.parse(await run('probe.ts'))).toEqual({
    asked: 'eo',
    retry: 'Reprovi',
    today: 'Hodiaŭ {time}',
    count: '12.6K',
    day: 'Mar 15',
    isTyped: true,
  });
});

it('a missing key and a missing file are named [languages.1]', async () => {
  edit(`${TEXTS}/room.json`, (text) => text.replace(/\n[^\n]*"shareMoment"[^\n]*/, ''));
  expect(await check('messages')).toMatch(/src\/i18n\/messages\/eo\/room\.json \S*shareMoment is missing/);
  rmSync(at(TEXTS, 'tips.json'));
  expect(await check('messages')).toContain(`${TEXTS}/tips.json is missing`);
});
