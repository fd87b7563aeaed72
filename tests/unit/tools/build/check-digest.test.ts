import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeCheckDigest } from '../../../../tools/build/cdn-files';
import { inProject } from '../../../support/project-root';

const PROGRAM = 'check-remote.mjs';
const DIGEST = `${PROGRAM}.sha256`;

let folder: string;
const own = (file: string) => path.join(folder, 'pipeline', file);
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sport-info-check-'));
  for (const one of ['cdn', 'pipeline']) await mkdir(path.join(folder, one));
  await writeFile(path.join(folder, 'cdn', PROGRAM), 'console.info(1);\n');
  await writeFile(own(PROGRAM), 'console.info(1);\n');
  await writeCheckDigest(path.join(folder, 'cdn'), path.join(folder, 'pipeline'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The exit code of the command by which docs/qa.md has a pipeline verify the program. */
async function verified(): Promise<number | null> {
  const command = /^sha256sum .*?(?= *#|$)/m.exec(await readFile(inProject('docs/qa.md'), 'utf8'))?.[0];
  expect(command).toBe(`sha256sum --check ${DIGEST}`);
  return spawnSync(String(command), { cwd: path.join(folder, 'pipeline'), shell: true }).status;
}

const change = (file: string, edit: (text: string) => string) => async () =>
  writeFile(own(file), edit(await readFile(own(file), 'utf8')));

describe('the digest that comes with the check of remotes', () => {
  it('is that of the program that was built', async () => {
    expect(await verified()).toBe(0);
  });

  it.each<[string, () => Promise<void>]>([
    ['the program was changed', change(PROGRAM, (text) => `${text} `)],
    ['the program is missing', () => unlink(own(PROGRAM))],
    ['the digest is wrong', change(DIGEST, (text) => text.replace(/^./, (digit) => (digit === '0' ? '1' : '0')))],
    ['the digest is that of another file', change(DIGEST, (text) => text.replace(PROGRAM, 'other.mjs'))],
    ['the digest is empty', change(DIGEST, () => '')],
    ['the digest is missing', () => unlink(own(DIGEST))],
  ])('%s: the pipeline stops before it is run', async (_what, act) => {
    await act();
    expect(await verified()).not.toBe(0);
  });
});
