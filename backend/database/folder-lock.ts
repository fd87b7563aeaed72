import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder belongs to a back end that is running. */
export class FolderTaken extends Error {
  constructor(dataDir: string, pid: number) {
    super(`${dataDir} is in use by process ${pid}; stop it, or choose another folder with --data`);
  }
}

/** When a process started, in kernel ticks: tells a reused pid from the one that took the lock. Empty off Linux. */
function startedAt(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function holder(file: string): number | undefined {
  const [pidText, started] = readFileSync(file, 'utf8').split(' ');
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return undefined;
  return started === startedAt(pid) ? pid : undefined;
}

/** A take-over lasts milliseconds: one that is older was left behind. */
const TAKE_OVER_MS = 10_000;

/** Removes a stale lock. Of those who find it one at a time does, so that nobody removes what another has just claimed. */
function takeOver(file: string, dataDir: string): void {
  const taking = `${file}.taking`;
  try {
    if (Date.now() - statSync(taking).mtimeMs > TAKE_OVER_MS) rmSync(taking, { force: true });
  } catch {
    // Nobody is at it.
  }
  try {
    writeFileSync(taking, '', { flag: 'wx' });
  } catch {
    throw new FolderTaken(dataDir, holder(file) ?? 0);
  }
  try {
    // Looked at again: another may have taken it over in between.
    const pid = existsSync(file) ? holder(file) : undefined;
    if (pid !== undefined) throw new FolderTaken(dataDir, pid);
    rmSync(file, { force: true });
    claim(file);
  } finally {
    rmSync(taking, { force: true });
  }
}

const claim = (file: string) => writeFileSync(file, `${process.pid} ${startedAt(process.pid)}`, { flag: 'wx' });

/**
 * Takes the PGlite folder for this process: a second one opens it silently and both would write. A lock that a killed
 * process left behind is taken over. Returns the release; throws FolderTaken.
 */
export function lockFolder(dataDir: string): () => void {
  const file = join(dataDir, 'lock');
  mkdirSync(dataDir, { recursive: true });
  try {
    claim(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    takeOver(file, dataDir);
  }
  return () => rmSync(file, { force: true });
}
