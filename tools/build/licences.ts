import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compilation, Module } from 'webpack';

/** The licence texts of what is shipped, beside the manifest. */
const LICENCES_FILE = 'licences.txt';

/** A folder with a dot is no package: there builds keep what they have made. */
const PACKAGE = /^(.*[\\/]node_modules[\\/](?!\.)(?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;
const TEXT = /^(licen[cs]e|copying|notice)([.-].*)?$/i;

interface Package {
  readonly name: string;
  readonly version: string;
  readonly license?: unknown;
}

/** Folders of the packages that files belong to, each once, sorted: the innermost `node_modules` counts. */
export const packageFolders = (files: readonly string[]): string[] =>
  [...new Set(files.flatMap((file) => PACKAGE.exec(file)?.[1] ?? []))].sort();

/** A module and those that were joined into it, by their files. */
function filesOf(module: Module): string[] {
  const joined = 'modules' in module ? (module.modules as readonly Module[]) : [];
  return [module.nameForCondition() ?? '', ...joined.flatMap(filesOf)];
}

/** What stands in a package's own licence files. Rejects when it says nothing of its licence at all. */
async function licenceOf(folder: string): Promise<string> {
  const { name, version, license } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as Package;
  const files = (await readdir(folder)).filter((file) => TEXT.test(file)).sort();
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  if (texts.length === 0 && typeof license !== 'string') throw new Error(`${name} names no licence`);
  const said = typeof license === 'string' ? `, ${license}` : '';
  return [`${name} ${version}${said}`, ...texts.map((text) => text.trim())].join('\n\n');
}

/** The texts of all packages in the files given, by their names; what has no package is ours. */
export async function licencesOf(files: readonly string[]): Promise<string> {
  const licences = new Set(await Promise.all(packageFolders(files).map(licenceOf)));
  const line = '-'.repeat(80);
  return `${[...licences].sort().join(`\n\n${line}\n\n`)}\n`;
}

/** The files that have come into the builds. */
export const filesOfBuilds = (builds: readonly Compilation[]): string[] =>
  builds.flatMap(({ modules }) => [...modules].flatMap(filesOf));

/** Writes the licences of every package that has come into the builds. */
export async function writeLicences(folder: string, builds: readonly Compilation[]): Promise<void> {
  await writeFile(path.join(folder, LICENCES_FILE), await licencesOf(filesOfBuilds(builds)));
}
