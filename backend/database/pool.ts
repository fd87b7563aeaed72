import pg from 'pg';

const INT8 = 20;

/** int8 is text for `pg` and a number here: identities and instants fit 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
};

/** `warn` hears of connections that are lost, whatever they were used for: unheard, that would end the process. */
export function makePool(config: pg.PoolConfig, warn: (line: string) => void): pg.Pool {
  const pool = new pg.Pool({ ...config, types });
  pool.on('error', (error) => warn(`database connection lost: ${error.message}`));
  // The pool hears of its idle clients alone. One that is in use fails its query, or else the next one.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
