import type { Compilation, Compiler } from 'webpack';

type Id = string | number;

/** A row of the table of pages, as far as its chunks go. */
export interface PageRow {
  readonly name: string;
  readonly path: string;
  readonly load: (() => unknown) | undefined;
  readonly texts: readonly string[];
}

interface PageChunks {
  /** The chunk group of the app, whose chunks no page needs to ask for. */
  readonly group: string;
  /** The layer of the modules whose imports count. */
  readonly layer: string | null;
  readonly pages: readonly PageRow[];
  /** The words in whose place the table stands. */
  readonly mark: string;
}

const PAGE_TABLE = 'src/app/routing/page-table.ts';

/** The module that a page is imported from, as its row writes it. */
const requestOf = ({ load }: PageRow): string => /["'](\.[^"']+)["']/.exec(String(load))?.[1] ?? '';

const isFile = (module: object, file: string): boolean =>
  'resource' in module && typeof module.resource === 'string' && module.resource.split('?')[0]?.endsWith(file) === true;

/** The chunk groups behind the page table's `import()` of a module: one in each layer. */
const groupsOf = ({ chunkGroups }: Compilation, request: string, layer?: string | null) =>
  chunkGroups.filter(({ origins }) =>
    origins.some(
      (origin) =>
        origin.request === request &&
        (layer === undefined || origin.module?.layer === layer) &&
        isFile(origin.module ?? {}, PAGE_TABLE),
    ),
  );

/** The files of pages, in all layers; two pages may share some. */
export const filesOfPages = (compilation: Compilation, pages: readonly PageRow[]): readonly string[] =>
  pages.flatMap((page) => groupsOf(compilation, requestOf(page)).flatMap((group) => group.getFiles()));

/** Ids of a page's chunks in a layer, without those that `known` has already. */
const idsOf = (compilation: Compilation, request: string, known: ReadonlySet<Id>, layer: string | null) =>
  groupsOf(compilation, request, layer)
    .slice(0, 1)
    .flatMap(({ chunks }) => chunks)
    .flatMap(({ id }) => (id === null || known.has(id) ? [] : [id]));

/** By path: the page's own chunks, and its texts, whose chunks the first script knows. */
function tableOf(compilation: Compilation, { group, layer, pages }: PageChunks): Record<string, unknown[]> {
  const known = new Set(compilation.namedChunkGroups.get(group)?.chunks.flatMap(({ id }) => (id === null ? [] : [id])));
  return Object.fromEntries(
    pages
      .filter(({ load }) => load !== undefined)
      .map((page) => {
        const own = idsOf(compilation, requestOf(page), known, layer);
        if (own.length === 0) throw new Error(`page ${page.name} has no chunk of its own`);
        return [page.path, [own, page.texts]];
      }),
  );
}

/**
 * Writes into the first script which chunks each page needs, so that they are asked for together with the app's own and not
 * once that has run.
 */
export class PageChunksPlugin {
  constructor(private readonly options: PageChunks) {}

  apply(compiler: Compiler): void {
    const { Compilation: stages, sources } = compiler.webpack;
    const { mark } = this.options;
    // In development a change reads what is new, and what had the mark before: not all scripts of the build.
    const seen = new Set<string>();
    let known: readonly string[] = [];
    compiler.hooks.thisCompilation.tap('PageChunksPlugin', (compilation) => {
      // After the minimiser: ids and paths have no quotation marks that would have to be escaped.
      const stage = stages.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: 'PageChunksPlugin', stage }, (assets) => {
        const scripts = Object.keys(assets).filter((name) => name.endsWith('.js'));
        const holders = scripts.filter(
          (name) => (known.includes(name) || !seen.has(name)) && assets[name]?.source().toString().includes(mark),
        );
        for (const name of scripts) seen.add(name);
        known = holders;
        if (holders.length === 0) throw new Error('no first script that waits for the chunks of pages');
        const table = JSON.stringify(tableOf(compilation, this.options));
        for (const name of holders)
          compilation.updateAsset(name, (source) => {
            const at = source.source().toString().indexOf(mark);
            const replaced = new sources.ReplaceSource(source);
            replaced.replace(at, at + mark.length - 1, table);
            return replaced;
          });
      });
    });
  }
}
