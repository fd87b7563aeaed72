import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { licencesOf, packageFolders } from '../../../../tools/build/licences';
import { inProject } from '../../../support/project-root';

test.each([
  ['a package', ['/p/node_modules/react/index.js'], ['/p/node_modules/react']],
  ['one of a scope', ['/p/node_modules/@noble/hashes/hmac.js'], ['/p/node_modules/@noble/hashes']],
  ['one inside another', ['/p/node_modules/a/node_modules/b/c/d.js'], ['/p/node_modules/a/node_modules/b']],
  ['two files of one', ['/p/node_modules/a/b.js', '/p/node_modules/a/c/d.js'], ['/p/node_modules/a']],
  ['what a build made', ['/p/node_modules/.federation/entry.js'], []],
  ['our own files', ['/p/src/a.ts', ''], []],
])('%s is found by its files', (_what, files, folders) => {
  expect(packageFolders(files)).toEqual(folders);
});

test('each package has its name, version and whole text, once and in order', async () => {
  const files = ['zustand/esm/vanilla.mjs', 'react/index.js', 'react/jsx-runtime.js'];
  const text = await licencesOf(files.map((file) => inProject('node_modules', file)));
  expect(text.match(/^(react|zustand) \d+\.\d+\.\d+, MIT$/gm)).toEqual([
    expect.stringMatching(/^react /),
    expect.stringMatching(/^zustand /),
  ]);
  expect(text).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
  expect(text).toContain('Copyright (c) 2019 Paul Henschel');
});

describe('a package of somewhere', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'licences-'));
    await mkdir(path.join(folder, 'node_modules/odd'), { recursive: true });
  });
  afterEach(() => rm(folder, { recursive: true }));
  const of = async (described: object) => {
    const file = path.join(folder, 'node_modules/odd/package.json');
    await writeFile(file, JSON.stringify({ name: 'odd', version: '1.0.0', ...described }));
    return licencesOf([path.join(folder, 'node_modules/odd/index.js')]);
  };

  test('has the name of its licence where it brings no text', async () => {
    await expect(of({ license: 'ISC' })).resolves.toBe('odd 1.0.0, ISC\n');
  });

  test('stops the build where it says nothing', async () => {
    await expect(of({})).rejects.toThrow('odd names no licence');
  });
});
