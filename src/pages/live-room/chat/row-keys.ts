import type { KeyboardEvent } from 'react';

/** The row that a key leads to among `count` from the one at `at`; -1 stands for the list itself, which ends with the newest row. */
function rowTarget(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowUp') return at === -1 ? count - 1 : Math.max(at - 1, 0);
  if (key === 'ArrowDown') return at === -1 ? undefined : Math.min(at + 1, count - 1);
  return undefined;
}

/** The log is one stop for the Tab key, whatever is said in it: arrows, Home and End lead from row to row. */
export function onRowKeys(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-message]')];
  const at = rows.indexOf(event.target as HTMLElement);
  const row = rows[rowTarget(event.key, at, rows.length) ?? -1];
  if (row === undefined) return;
  event.preventDefault();
  row.focus();
}
