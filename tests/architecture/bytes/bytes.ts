import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compilation } from 'webpack';
import { PAGES } from '../../../src/app/routing/page-table';
import { COMPILE_NOW } from '../../../tools/build/app-group';
import { isBuildFresh } from '../../../tools/build/build-key';
import { filesOfPages } from '../../../tools/build/page-chunks';
import { inProject, PROJECT_ROOT } from '../../support/project-root';
import { meaningful, runNode } from '../run-tool';
import type { Step } from '../step';
import { kB } from './bytes-by-owner';
import { compile } from './compile-remote';
import { type ProductBytes, type RouteBytes, weighRoute } from './first-route';
import { readWeight } from './weight-file';

/** The budget, gz bytes: a floor that is given (federation 27 to 30, the five packages of the floor remote 40) and what is ours. */
const FLOOR = 70_000;
const OURS = { max: 51_740, goal: 40_000 };
const CSS_MAX = 10_000;

const BUILD = inProject('tests/architecture/bytes/build-and-weigh.ts');

/** Axios: further calls leave by it; it comes when the first screen stands. */
const AT_REST = ['src/http/transport.ts'];

/**
 * The files that the shell loads from the remote for /anchor, gz, without React and the host: what the first screen waits for, and what
 * follows at rest. The figures come from the chunk graph of the production build, so they are the same on every machine; what
 * idle time fetches of other pages is not in them. `npm run bench` measures the floor beside them.
 */
export const bytes: Step = {
  name: 'bytes',
  async run() {
    const product = (await weighedBuild()) ?? (await weighProduct());
    const first = product.js + product.css;
    const total = first + product.atRest;
    const limit = FLOOR + OURS.max;
    const problems = [
      ...(total > limit ? [`the first route is ${kB(total)} kB gz, at most ${kB(limit)}`] : []),
      ...(product.css > CSS_MAX ? [`its style sheets are ${kB(product.css)} kB gz, at most ${kB(CSS_MAX)}`] : []),
      ...product.late.map((name) => `${name} is not asked for beside remoteEntry.js, or compiled late`),
      ...product.misplaced.map((file) => `${path.relative(PROJECT_ROOT, file)} is in a chunk of both exposes`),
    ];
    return {
      problems,
      summary: `first screen ${kB(first)} kB gz (aim ${kB(FLOOR + OURS.goal)}), first route ${kB(total)} (at most ${kB(limit)}), CSS ${kB(product.css)}`,
      ...(problems.length > 0 && { report: [`at rest ${kB(product.atRest)} kB`, ...table(product)] }),
    };
  },
};

/** The first route of the remote itself. */
export async function weighProduct(): Promise<ProductBytes> {
  // Loaded here: the configuration pulls webpack's plugins in, which no other step needs.
  const { default: remoteBuild } = await import('../../../webpack.config');
  const [config] = remoteBuild('production');
  if (!config) throw new Error('webpack.config.ts builds nothing');
  return weighRemote(await compile(config, 'remote'));
}

/** The first route of a compiled remote whose maps stand beside its scripts. */
export function weighRemote(compilation: Compilation): ProductBytes {
  const product = weighRoute(compilation, 'sportInfo');
  const later = weighRoute(compilation, 'sportInfo', AT_REST);
  const isFirst = (name: string) => product.files.some((file) => file.name === name);
  const atRest = later.files.filter(({ name }) => !isFirst(name)).reduce((sum, file) => sum + file.bytes, 0);
  const folder = compilation.outputOptions.path ?? '';
  const late = lateFiles(
    folder,
    product.files.map(({ name }) => name),
  );
  const pages = filesOfPages(compilation, PAGES).filter((name) => isCompiledLate(folder, name));
  return { ...product, atRest, late: [...new Set([...late, ...pages])] };
}

let building: Promise<ProductBytes | undefined> | undefined;

/**
 * Makes dist once for all steps when it is stale, and weighs it by its own chunk graph; undefined when it was made by something
 * that did not weigh it. It is a process of its own: the steps that run in this one have the other core meanwhile.
 */
export function weighedBuild(): Promise<ProductBytes | undefined> {
  building ??= buildApart();
  return building;
}

async function buildApart(): Promise<ProductBytes | undefined> {
  if (await isBuildFresh()) return await readWeight();
  const { ok, output } = await runNode(['--max-semi-space-size=64', '--import', 'tsx', BUILD]);
  if (!ok) throw new Error(output);
  // Warnings of webpack.
  const warnings = meaningful(output);
  if (warnings.length > 0) console.warn(warnings.join('\n'));
  return await readWeight();
}

interface Manifest {
  readonly exposes: readonly { name: string; assets: Record<'js' | 'css', { sync: readonly string[] }> }[];
}

const isCompiledLate = (folder: string, name: string): boolean =>
  name.endsWith('.js') && !readFileSync(path.join(folder, name), 'utf8').startsWith(COMPILE_NOW);

function lateFiles(folder: string, names: readonly string[]): string[] {
  const { exposes } = JSON.parse(readFileSync(path.join(folder, 'mf-manifest.json'), 'utf8')) as Manifest;
  const entry = exposes.find(({ name }) => name === 'SportInfoApp')?.assets;
  const named = new Set([...(entry?.js.sync ?? []), ...(entry?.css.sync ?? [])]);
  return names.filter((name) => name !== 'remoteEntry.js' && (!named.has(name) || isCompiledLate(folder, name)));
}

function table({ files, owners }: RouteBytes): string[] {
  const row = ([name, size]: [string, number]) => `${kB(size).padStart(7)} kB  ${name}`;
  return [
    ...files.map(({ name, bytes: size }) => row([name, size])),
    'by package and folder:',
    ...owners.filter(([, size]) => size >= 50).map(row),
  ];
}
