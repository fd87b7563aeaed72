import type { Client } from 'pg';
import type { Row } from '../bench/row';
import type { Listeners } from './listeners';
import type { Written } from './writers';

/** A time in which nothing was wrong: what is answered within must be heard by everybody, whenever it was first sent. */
export interface CalmTime {
  readonly from: number;
  readonly to: number;
}

const LIMIT_NONE = { goal: 0, limit: 0, unit: '' } as const;

interface OrderRow {
  readonly key: string;
  readonly id: string;
}

/** Orders that were answered and are not there, and those that are there twice or were answered under two ids. */
async function orderRows(admin: Client, { orders }: Written): Promise<Row[]> {
  const { rows } = await admin.query<OrderRow>(
    "select uid || ' ' || tip_id as key, id::text as id from orders where not laid",
  );
  const stored = new Map<string, string[]>();
  for (const { key, id } of rows) stored.set(key, [...(stored.get(key) ?? []), id]);
  const answered = [...orders];
  const lost = answered.filter(([key, ids]) => ![...ids].some((id) => stored.get(key)?.includes(id)));
  const doubled = new Set([
    ...answered.filter(([, ids]) => ids.size > 1).map(([key]) => key),
    ...[...stored].filter(([, ids]) => ids.length > 1).map(([key]) => key),
  ]);
  const note = `${answered.length} answered, ${rows.length} stored`;
  return [
    { name: 'orders lost', value: lost.length, note, ...LIMIT_NONE },
    { name: 'orders doubled', value: doubled.size, ...LIMIT_NONE },
  ];
}

/** Coins beside the orders: each was taken at the price that its tip has. */
async function coinRow(admin: Client): Promise<Row> {
  const { rows } = await admin.query<{ count: string }>(
    'select count(*) from orders join tips on tips.id = orders.tip_id where not orders.laid and orders.price <> tips.price',
  );
  return { name: 'orders at another price than shown', value: Number(rows[0]?.count), ...LIMIT_NONE };
}

async function commentRows(admin: Client, { comments }: Written): Promise<Row[]> {
  const { rows } = await admin.query<{ name: string; count: string }>(
    'select client_id as name, count(*) from comments where client_id is not null group by 1',
  );
  const stored = new Map(rows.map(({ name, count }) => [name, Number(count)]));
  const lost = [...comments.keys()].filter((name) => !stored.has(name));
  const doubled = [...stored.values()].filter((count) => count > 1).length;
  return [
    { name: 'comments lost', value: lost.length, note: `${comments.size} answered`, ...LIMIT_NONE },
    { name: 'comments doubled', value: doubled, ...LIMIT_NONE },
  ];
}

const SHOWN = 5;

/** What was answered while all was well, or well again, and has not reached somebody, by push or by the reading that follows a re-opening. */
function pushRow({ comments }: Written, listeners: Listeners, count: number, calm: readonly CalmTime[]): Row {
  const due = [...comments.values()].flatMap(({ id, answeredAt }) =>
    calm.some(({ from, to }) => answeredAt >= from && answeredAt <= to) ? [id] : [],
  );
  const places = Array.from({ length: count }, (_, place) => listeners.known(place));
  const missing = places.flatMap((known, place) =>
    due.filter((id) => !known.has(id)).map((id) => `comment ${id} by listener ${place}`),
  );
  // Nothing due would be nothing tried.
  const value = due.length === 0 ? Number.NaN : missing.length;
  const which = missing.length === 0 ? '' : `; missed: ${missing.slice(0, SHOWN).join(', ')}`;
  const note = `${due.length} answered while well, to ${count} listeners; ${listeners.onlyRead()} were read when a line came back${which}`;
  return { name: 'pushes missing after recovery', value, note, ...LIMIT_NONE };
}

/** What became of all that was answered. */
export async function reckon(
  admin: Client,
  written: Written,
  listeners: Listeners,
  count: number,
  calm: readonly CalmTime[],
): Promise<Row[]> {
  return [
    ...(await orderRows(admin, written)),
    await coinRow(admin),
    ...(await commentRows(admin, written)),
    pushRow(written, listeners, count, calm),
  ];
}
