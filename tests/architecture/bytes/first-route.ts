import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Chunk, Compilation } from 'webpack';
import { bytesByOwner, gzBytes } from './bytes-by-owner';
import { chunksOf, fileOf, HOST_REACT_LAYER, modulesOf } from './compile-remote';

/** The files that a Chinese visitor of the first route loads: the exposed component, the page and its texts, a chunk each or shared. */
const FIRST_ROUTE = [
  'src/remote/SportInfoApp.tsx',
  'src/remote/hosted-app.tsx',
  'src/pages/anchor/anchor-home-page.tsx',
  'src/i18n/messages/zh-CN/core.json',
];

export interface RouteBytes {
  /** Emitted files with their gz bytes. */
  files: { name: string; bytes: number }[];
  js: number;
  css: number;
  /** Owners (packages, folders of src) with their gz bytes, the heaviest first. */
  owners: [owner: string, bytes: number][];
  /** Modules that are there twice or for another host's sake. */
  misplaced: string[];
}

export interface ProductBytes extends RouteBytes {
  /** Bytes that follow the first screen. */
  readonly atRest: number;
  /** Files of the first screen that the manifest does not name as such, and those of it or of a page that lack the hint to compile them at once. */
  readonly late: readonly string[];
}

/** Weighs what a host loads for the given entry files of a compiled remote; the first route by default. */
export function weighRoute(compilation: Compilation, entry: string, files = FIRST_ROUTE): RouteBytes {
  const folder = compilation.outputOptions.path ?? '';
  const chunks = chunksOf(compilation, entry, files);
  const names = [...new Set([...chunks].flatMap((chunk) => [...chunk.files]))];
  const weighed = names.map((name) => ({ name, bytes: gzBytes(readFileSync(path.join(folder, name))) }));
  const sum = (ending: string) =>
    weighed.filter(({ name }) => name.endsWith(ending)).reduce((total, { bytes }) => total + bytes, 0);
  const owners = new Map<string, number>();
  for (const name of names) {
    for (const [owner, bytes] of bytesByOwner(path.join(folder, name)))
      owners.set(owner, (owners.get(owner) ?? 0) + bytes);
  }
  return {
    files: weighed,
    js: sum('.js'),
    css: sum('.css'),
    owners: [...owners].sort((a, b) => b[1] - a[1]),
    misplaced: [...chunks].flatMap((chunk) => foreignModules(compilation, chunk)),
  };
}

/** Modules of `./mount` in a chunk of `./SportInfoApp`: two layers share a chunk, usually by a common chunk name. */
function foreignModules(compilation: Compilation, chunk: Chunk): string[] {
  const modules = modulesOf(compilation, chunk);
  const ours = new Set(modules.filter(({ layer }) => layer === HOST_REACT_LAYER).map(fileOf));
  return modules.flatMap((module) => {
    const file = fileOf(module);
    return file && module.layer !== HOST_REACT_LAYER && ours.has(file) ? [file] : [];
  });
}
