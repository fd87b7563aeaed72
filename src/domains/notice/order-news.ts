import type { ReadResult } from '../../contract/ranking/bet';
import { isSettled } from '../../rules/tip/tip-view-model';

/** As many as a reading of the orders may name, and some that it no longer does. */
const MOST_KEPT = 50;

/** The orders of one member as this device knows them, by tip, the newest first. */
export interface OrderNews {
  /** They waited for their result when this device last heard of them, and their result was not told. */
  readonly open: readonly string[];
  /** Their result was told, or its kind was off. */
  readonly told: readonly string[];
}

/** An order as it was heard of. */
export interface ReadOrder {
  readonly id: string;
  readonly result: ReadResult;
}

export const NOTHING_KNOWN: OrderNews = { open: [], told: [] };

/** Orders that this device knew to be open and that have a result now (decisions.md, quiet words). */
export const settledSince = <Order extends ReadOrder>(
  { open, told }: OrderNews,
  orders: readonly Order[],
): readonly Order[] => orders.filter(({ id, result }) => isSettled(result) && open.includes(id) && !told.includes(id));

/** The known orders after these were read: those that wait are open; an order that is not among them stays as it was. */
export function withOpen(known: OrderNews, orders: readonly ReadOrder[]): OrderNews {
  const waiting = orders.filter(({ id, result }) => !isSettled(result) && !known.told.includes(id)).map(({ id }) => id);
  const open = [...new Set([...waiting, ...known.open])].slice(0, MOST_KEPT);
  return { ...known, open };
}

/** The known orders after the result of one was told; undefined if it had been told before. */
export function withTold({ open, told }: OrderNews, id: string): OrderNews | undefined {
  if (told.includes(id)) return undefined;
  return { open: open.filter((one) => one !== id), told: [id, ...told].slice(0, MOST_KEPT) };
}
