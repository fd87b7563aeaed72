import type { Configuration } from 'webpack';
import { LEAST_SAVING, TRIMMED, type TrimmedLibrary, withWhole } from '../../../tools/build/left-out';
import remoteBuild from '../../../webpack.config';
import { weighRemote } from '../../architecture/bytes/bytes';
import { compile } from '../../architecture/bytes/compile-remote';
import type { Row } from '../row';

/** The first route's gz bytes with each trimmed library whole, beside the product's. */
export async function benchLeftOut(): Promise<Row[]> {
  const [config] = remoteBuild('production');
  if (!config) throw new Error('webpack.config.ts builds nothing');
  const product = await routeOf(config, 'remote');
  const rows: Row[] = [];
  for (const library of Object.keys(TRIMMED) as TrimmedLibrary[]) {
    const whole = await routeOf(withWhole(library, config), `whole-${library.replace(/\W/g, '')}`);
    const saved = whole - product;
    rows.push({ name: library, unit: 'kB', value: saved / 1000, note: `at least ${LEAST_SAVING}, else take it whole` });
  }
  return rows;
}

async function routeOf(config: Configuration, name: string): Promise<number> {
  const { js, css, atRest } = weighRemote(await compile(config, name));
  return js + css + atRest;
}
