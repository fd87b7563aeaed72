import { type FSWatcher, readdirSync, readFileSync, watch } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../../build/paths';
import { isPiece } from '../../build/sheet-loader';
import type { Running } from '../lifecycle';
import { type ChangedSheet, changedSheet } from './changed-sheet';

/** A file is empty for a moment while it is written: it is read when nothing has come for so long (ms). */
const WRITTEN_AFTER_MS = 5;

function readSheet(file: string): ChangedSheet | undefined {
  try {
    return changedSheet(file, readFileSync(file, 'utf8'));
  } catch {
    // Gone, or half written: the bundler tells what is wrong with it.
    return undefined;
  }
}

/** The folders, one by one: Node would watch every file of a tree, and builds were a third slower then. */
const foldersOf = (top: string): string[] => [
  top,
  ...readdirSync(top, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => path.join(parentPath, name)),
];

/** A folder that cannot be watched, or goes, is left to the bundler. */
function watchFolder(folder: string, onFile: (file: string) => void): FSWatcher[] {
  try {
    const watcher = watch(folder, (_event, name) => name !== null && onFile(path.join(folder, name)));
    return [watcher.on('error', () => watcher.close())];
  } catch {
    return [];
  }
}

interface Hearers {
  /** Some page is open. */
  readonly areThere: () => boolean;
  readonly tell: (sheet: ChangedSheet) => void;
}

/**
 * Tells of each module's sheet below `src` that is saved, long before its build has been made anew. The build comes later and has
 * the last word: of two quick changes the first may be back for a moment. Pieces of the theme, which stand in many sheets, are
 * left to it, and so are folders that were not there at the start.
 */
export function watchSheets({ areThere, tell }: Hearers): Running {
  const timers = new Map<string, NodeJS.Timeout>();
  const onFile = (file: string): void => {
    if (!file.endsWith('.module.css') || isPiece(file) || !areThere()) return;
    const read = () => {
      const sheet = readSheet(file);
      if (sheet !== undefined) tell(sheet);
    };
    clearTimeout(timers.get(file));
    timers.set(file, setTimeout(read, WRITTEN_AFTER_MS));
  };
  const watchers = foldersOf(inRoot('src')).flatMap((folder) => watchFolder(folder, onFile));
  return {
    stop() {
      for (const watcher of watchers) watcher.close();
      for (const timer of timers.values()) clearTimeout(timer);
      return Promise.resolve();
    },
  };
}
