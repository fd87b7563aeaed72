import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { secrets } from '../database/schema';

const SECRET_BYTES = 32;

/** A secret that only servers know: made once, the same in all processes on one database. */
export async function sharedSecret(db: NodePgDatabase, name: string): Promise<string> {
  const made = randomBytes(SECRET_BYTES).toString('hex');
  await db.insert(secrets).values({ name, value: made }).onConflictDoNothing();
  const [row] = await db.select().from(secrets).where(eq(secrets.name, name)).limit(1);
  if (row === undefined) throw new Error(`the secret ${name} was not stored`);
  return row.value;
}
