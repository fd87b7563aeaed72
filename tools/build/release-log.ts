import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';

/** What has happened to the releases of a folder, a line each: when, what, which one. */
const RELEASE_LOG = 'releases.log';

export type Deed = 'added' | 'current' | 'back' | 'removed';
export interface Entry {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly deed: Deed;
  readonly release: string;
}

const LINE = /^(\S+) (added|current|back|removed) (\S+)$/;

/** Adds a line; short ones do not run into each other, whoever else writes. */
export const note = (folder: string, deed: Deed, release: string): Promise<void> =>
  appendFile(path.join(folder, RELEASE_LOG), `${new Date().toISOString()} ${deed} ${release}\n`);

/** All lines, the oldest first; none where nothing was written down. */
export async function readLog(folder: string): Promise<Entry[]> {
  const text = await readFile(path.join(folder, RELEASE_LOG), 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => {
    const [, at = '', deed, release = ''] = LINE.exec(line) ?? [];
    return deed === undefined ? [] : [{ at, deed: deed as Deed, release }];
  });
}

/** Which releases were made the current one, without those that were gone back from; the last is the current one. */
export function wayTo(entries: readonly Entry[]): string[] {
  const way: string[] = [];
  for (const { deed, release } of entries) {
    if (deed === 'current' && way.at(-1) !== release) way.push(release);
    if (deed === 'back' && way.includes(release)) way.length = way.lastIndexOf(release) + 1;
  }
  return way;
}
