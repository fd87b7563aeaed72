import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FolderTaken, lockFolder } from '../../../backend/database/folder-lock';

/** No process has it. */
const GONE = '999999999 1';
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sport-info-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const lock = () => path.join(folder, 'lock');

it('a lock that a killed process left behind is taken over, by one', () => {
  writeFileSync(lock(), GONE);
  const release = lockFolder(folder);
  expect(readFileSync(lock(), 'utf8')).toContain(`${process.pid} `);
  expect(() => lockFolder(folder)).toThrow(FolderTaken);
  release();
  expect(readdirSync(folder)).toEqual([]);
});

it('while another takes it over nobody touches it; a take-over that was left behind is none', () => {
  writeFileSync(lock(), GONE);
  writeFileSync(`${lock()}.taking`, '');
  expect(() => lockFolder(folder)).toThrow(FolderTaken);
  expect(readFileSync(lock(), 'utf8')).toBe(GONE);
  const longAgo = (Date.now() - 60_000) / 1000;
  utimesSync(`${lock()}.taking`, longAgo, longAgo);
  lockFolder(folder)();
  expect(readdirSync(folder)).toEqual([]);
});
