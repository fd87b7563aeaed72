import webpack, {
  AsyncDependenciesBlock,
  type Chunk,
  type Compilation,
  type Configuration,
  type Module,
  NormalModule,
} from 'webpack';
import { inProject } from '../../support/project-root';

/** The layer of the modules behind `./SportInfoApp` (the ones behind `./mount` have none). */
export const HOST_REACT_LAYER = 'host-react';

/** A change in any of these makes what is cached worthless; a path that ends in a slash is a folder. */
const CONFIGURATION = ['package-lock.json', 'package.json', 'webpack.config.ts', 'tools/build/'];

/** Compiles a production configuration into a folder of its own below .cache and gives the graph of its chunks. */
export function compile(config: Configuration, name: string): Promise<Compilation> {
  const own: Configuration = {
    ...config,
    output: { ...config.output, path: inProject('.cache/check', name) },
    // A cache of its own: two builds that write one cache spoil it.
    cache: {
      type: 'filesystem',
      cacheDirectory: inProject('.cache/webpack'),
      name: `check-${name}`,
      buildDependencies: { config: CONFIGURATION.map((file) => inProject(file)) },
    },
  };
  return new Promise((resolve, reject) => {
    const compiler = webpack(own);
    if (!compiler) return reject(new Error('webpack made no compiler'));
    compiler.run((error, stats) => {
      compiler.close((closing) => {
        const failure = error ?? closing;
        if (failure) return reject(failure);
        if (!stats || stats.hasErrors())
          return reject(new Error(stats?.toString({ preset: 'errors-only' }) ?? 'no result'));
        resolve(stats.compilation);
      });
    });
  });
}

/**
 * The chunks that a host loads for a route: the entry of the remote, and the chunk groups of the given modules of the layer
 * (paths from the project's root): an exposed file, a lazy page, a catalogue. What idle time fetches ahead is not in it.
 */
export function chunksOf(compilation: Compilation, entry: string, files: string[]): Set<Chunk> {
  const chunks = new Set<Chunk>(compilation.entrypoints.get(entry)?.chunks ?? []);
  for (const file of files) {
    const module = moduleAt(compilation, file);
    if (!module) throw new Error(`${file} is not part of the remote`);
    for (const chunk of lazyChunks(compilation, module)) chunks.add(chunk);
  }
  return chunks;
}

function moduleAt(compilation: Compilation, file: string): Module | undefined {
  const wanted = inProject(file);
  const all = [...compilation.modules];
  const isWanted = (module: Module) => fileOf(module) === wanted && module.layer === HOST_REACT_LAYER;
  // A file that is written into another one's module has no chunk of its own: it comes with that one.
  return all.find(isWanted) ?? all.flatMap((module) => (isConcatenated(module) ? module.modules : [])).find(isWanted);
}

/** webpack's several modules written as one; it exports no type of it. */
interface Concatenated {
  rootModule: Module;
  modules: Module[];
}

const isConcatenated = (module: Module): module is Module & Concatenated => 'rootModule' in module;

/** The modules of a chunk, those that webpack wrote into one taken apart again. */
export const modulesOf = (compilation: Compilation, chunk: Chunk): Module[] =>
  compilation.chunkGraph
    .getChunkModules(chunk)
    .flatMap((module) => (isConcatenated(module) ? module.modules : [module]));

/** The file of a module (the first of a concatenated one) without its query; undefined for webpack's own modules. */
export function fileOf(module: Module): string | undefined {
  const own = isConcatenated(module) ? module.rootModule : module;
  return own instanceof NormalModule ? own.resource?.split('?')[0] : undefined;
}

/** The chunks that `import()` of the module loads (for an exposed file: that a host's request for it loads). */
function lazyChunks(compilation: Compilation, module: Module): Chunk[] {
  const connections = [...compilation.moduleGraph.getIncomingConnections(module)];
  const blocks = connections.map(({ dependency }) => dependency && compilation.moduleGraph.getParentBlock(dependency));
  const groups = blocks.map((block) =>
    block instanceof AsyncDependenciesBlock ? compilation.chunkGraph.getBlockChunkGroup(block) : undefined,
  );
  return groups.flatMap((group) => group?.chunks ?? []);
}
