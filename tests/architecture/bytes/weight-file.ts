import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sourceKey } from '../../../tools/build/build-key';
import { inProject } from '../../support/project-root';
import type { ProductBytes } from './first-route';

const FILE = inProject('.cache/first-route.json');

interface Weight {
  /** Of what was weighed, and of the scales. */
  readonly key: string;
  readonly product: ProductBytes;
}

/** Keeps what a build weighs, so that the next check of the same sources need not compile them again. */
export async function writeWeight(product: ProductBytes): Promise<void> {
  const weight: Weight = { key: await weightKey(), product };
  await mkdir(path.dirname(FILE), { recursive: true });
  await writeFile(FILE, JSON.stringify(weight));
}

/** What the sources as they are were found to weigh; undefined when nobody has weighed them. */
export async function readWeight(): Promise<ProductBytes | undefined> {
  const stored = await readFile(FILE, 'utf8').catch(() => undefined);
  if (stored === undefined) return undefined;
  const { key, product } = JSON.parse(stored) as Weight;
  return key === (await weightKey()) ? product : undefined;
}

async function weightKey(): Promise<string> {
  const hash = createHash('sha256').update(await sourceKey());
  for (const name of (await readdir(__dirname)).sort()) hash.update(await readFile(path.join(__dirname, name)));
  return hash.digest('hex');
}
