import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Compilation } from 'webpack';
import { backEndFiles } from './compiled-back-end';
import { filesOfBuilds, packageFolders } from './licences';
import { ROOT } from './paths';

const MOST_BYTES = 64 * 1024 * 1024;

/** The bill of what reaches visitors, and the one of what runs the local back end (CycloneDX). */
const REMOTE_FILE = 'sbom.cdx.json';
const BACK_END_FILE = 'sbom-back-end.cdx.json';

/** `npm run backend` runs by it, and imports it nowhere. */
const RUNS_THE_BACK_END = ['tsx'];

/** A package of a bill, as far as it is looked at. */
interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly scope?: string;
  readonly properties?: readonly { readonly name: string; readonly value: string }[];
}

/** Packages and which of them needs which, by `name@version`. */
export interface Bill {
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[];
}

/** The part of a bill that holds the packages given and, where asked, all that these need. */
export function partOfBill<B extends Bill>(bill: B, packages: readonly string[], andNeeded = false): B {
  const needs = new Map(bill.dependencies.map(({ ref, dependsOn = [] }) => [ref, dependsOn]));
  const kept = new Set<string>();
  const keep = (ref: string): void => {
    if (kept.has(ref)) return;
    kept.add(ref);
    if (andNeeded) for (const needed of needs.get(ref) ?? []) keep(needed);
  };
  for (const ref of packages) keep(ref);
  const components = bill.components.filter((component) => kept.has(component['bom-ref']));
  const missing = packages.filter((ref) => !components.some((component) => component['bom-ref'] === ref));
  if (missing.length > 0) throw new Error(`the lock file does not name ${missing.join(', ')}`);
  return {
    ...bill,
    // They run: what they are for this repository's own package.json says nothing to whoever reads the bill.
    components: components.map(({ properties: _, ...component }) => ({ ...component, scope: 'required' })),
    dependencies: bill.dependencies
      .filter(({ ref }) => kept.has(ref))
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((needed) => kept.has(needed)) })),
  };
}

/** `name@version` of the packages that files belong to. */
async function packagesOf(files: readonly string[]): Promise<string[]> {
  const read = async (folder: string) => JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  const found = (await Promise.all(packageFolders(files).map(read))) as { name: string; version: string }[];
  return [...new Set(found.map(({ name, version }) => `${name}@${version}`))];
}

async function wholeBill(): Promise<Bill> {
  const args = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'];
  const { stdout } = await promisify(execFile)('npm', args, { cwd: ROOT, maxBuffer: MOST_BYTES });
  return JSON.parse(stdout) as Bill;
}

/** Writes what the remote and the back end are made of: their packages, with versions, licences and digests. */
export async function writeBills(folder: string, remote: readonly Compilation[]): Promise<void> {
  const [bill, shipped, served] = await Promise.all([
    wholeBill(),
    packagesOf(filesOfBuilds(remote)),
    backEndFiles().then(packagesOf),
  ]);
  const tools = bill.components.filter(({ name }) => RUNS_THE_BACK_END.includes(name));
  const running = tools.map((component) => component['bom-ref']);
  await mkdir(folder, { recursive: true });
  const write = (name: string, part: Bill) => writeFile(path.join(folder, name), JSON.stringify(part, null, 2));
  await write(REMOTE_FILE, partOfBill(bill, shipped));
  await write(BACK_END_FILE, partOfBill(bill, [...served, ...running], true));
}
