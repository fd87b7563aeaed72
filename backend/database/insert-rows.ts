import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';

// Keeps one message to the server near a megabyte.
const ROWS_PER_STATEMENT = 2000;

/**
 * Inserts many rows of a table: one JSON parameter a statement, which is ten times quicker on PGlite than a parameter
 * for each value. Values must be plain JSON.
 */
export async function insertRows<T extends PgTable>(
  client: pg.PoolClient,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const { name, columns } = getTableConfig(table);
  const keys = Object.entries(table as unknown as Record<string, unknown>);
  const names = columns.map((column) => {
    const key = keys.find(([, value]) => value === column)?.[0] ?? column.name;
    return { key, column: `"${column.name}"`, type: column.getSQLType() };
  });
  const list = names.map((entry) => entry.column).join(', ');
  const typed = names.map((entry) => `"${entry.key}" ${entry.type}`).join(', ');
  const picked = names.map((entry) => `"${entry.key}"`).join(', ');
  const statement = `insert into "${name}" (${list}) select ${picked} from jsonb_to_recordset($1::jsonb) as r(${typed})`;
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
    await client.query(statement, [JSON.stringify(rows.slice(from, from + ROWS_PER_STATEMENT))]);
  }
}
