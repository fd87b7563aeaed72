import { readdirSync, watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '../../build/paths';
import { isPiece } from '../../build/sheet-loader';
import type { Running } from '../lifecycle';
import { type ChangedSheet, changedSheet } from './changed-sheet';

/** Whoever writes a file empties it first: it is read when nothing has come for so long (ms). */
const WRITTEN_AFTER_MS = 5;

async function readSheet(file: string): Promise<ChangedSheet | undefined> {
  try {
    const css = await readFile(file, 'utf8');
    return css.trim() === '' ? undefined : changedSheet(file, css);
  } catch {
    // Gone, or half written: the bundler tells what is wrong with it.
    return undefined;
  }
}

/** Each by itself: watching `src` as a whole would watch every file in it, which costs a build a third of its time. */
const foldersOf = (top: string): string[] =>
  readdirSync(top, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => path.join(parentPath, name));

/**
 * Tells of each sheet below `src` that is saved, long before its build has been made anew. That one comes later and has the last
 * word; to it are left pieces of the theme, which stand in many sheets, and folders that are new.
 */
export function watchSheets(tell: (sheet: ChangedSheet) => void): Running {
  const timers = new Map<string, NodeJS.Timeout>();
  const onChange = (file: string): void => {
    if (!file.endsWith('.module.css') || isPiece(file)) return;
    clearTimeout(timers.get(file));
    const read = () => void readSheet(file).then((sheet) => sheet && tell(sheet));
    timers.set(file, setTimeout(read, WRITTEN_AFTER_MS));
  };
  const watchers = foldersOf(inRoot('src')).map((folder) =>
    watch(folder, (_event, name) => name !== null && onChange(path.join(folder, name))),
  );
  return {
    stop() {
      for (const watcher of watchers) watcher.close();
      for (const timer of timers.values()) clearTimeout(timer);
      return Promise.resolve();
    },
  };
}
