import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../support/project-root';

const SKIPPED = new Set(['node_modules', 'dist', '.git', '.cache', '.data', 'coverage']);
const cache = new Map<string, string>();

/** Files below a folder of the project whose names end as asked; paths are relative to the project, with slashes, sorted. */
export function filesBelow(folder: string, ...endings: string[]): string[] {
  return listed(folder)
    .filter((file) => endings.length === 0 || endings.some((ending) => file.endsWith(ending)))
    .sort();
}

function listed(folder: string): string[] {
  let entries: ReturnType<typeof readEntries>;
  try {
    entries = readEntries(folder);
  } catch {
    return [];
  }
  return entries.flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    const file = path.posix.join(folder, entry.name);
    return entry.isDirectory() ? listed(file) : [file];
  });
}

const readEntries = (folder: string) => readdirSync(path.join(PROJECT_ROOT, folder), { withFileTypes: true });

/** The text of a file of the project; read once. */
export function textOf(file: string): string {
  const known = cache.get(file);
  if (known !== undefined) return known;
  const text = readFileSync(path.join(PROJECT_ROOT, file), 'utf8');
  cache.set(file, text);
  return text;
}

/** Lines as `wc -l` counts them, comments and empty ones included. */
export const lineCount = (file: string): number => textOf(file).split('\n').length - 1;

/** Folders that hold what ships and what it is shown in, without tests. */
export const CODE_FOLDERS = ['src', 'backend', 'shell-demo', 'tools'];
export const SCRIPT_ENDINGS = ['.ts', '.tsx'];
