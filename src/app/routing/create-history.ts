import * as v from 'valibot';
import type { ResolvedOptions } from '../../contract/shell/mount-options';
import { defineKept } from '../../services/kept';
import type { SafeStorage } from '../../session/safe-storage';
import type { AppHistory } from './history/app-history';
import { baseOf } from './history/basename';
import { createMemoryHistory } from './history/memory-history';
import { createSyncedHistory } from './history/synced-history';
import { HOME_PATH } from './home-path';
import { keptPath } from './route-table';

const lastPath = defineKept('last-path', v.string(), undefined, 'device');

/** The last visited kept-alive path is stored locally (product.md, section 2). */
export function rememberPath(storage: SafeStorage, path: string): void {
  if (keptPath(path) !== undefined) lastPath.change(storage, () => path);
}

/** The target of `/`: the last path where the app opens there alone without a query, else anchor home. */
export function homePath(storage: SafeStorage, isOpenedAlone: boolean, search: string): string {
  const last = isOpenedAlone && search === '' ? lastPath.read(storage) : undefined;
  return (last === undefined ? undefined : keptPath(last)) ?? HOME_PATH;
}

export function createAppHistory(options: ResolvedOptions, win: Window): AppHistory {
  const base = baseOf(options.basename);
  return options.history === 'memory'
    ? createMemoryHistory(`${base}${options.initialPath}`, win.history)
    : createSyncedHistory(win, options.basename);
}
