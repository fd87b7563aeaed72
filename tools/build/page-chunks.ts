import type { Compilation, Compiler } from 'webpack';
import { PAGES, type Page } from '../../src/app/routing/page-table';
import { PAGE_CHUNKS } from '../../src/app/startup/page-chunks';
import type { Locale } from '../../src/contract/shell/shell-events';
import { filesOfGroup } from './app-group';

type Id = string | number;

const PAGE_TABLE = 'src/app/routing/page-table.ts';
const TEXT_TABLE = 'src/i18n/load-messages.ts';

/** The module that a page is imported from, as its row writes it. */
const requestOf = ({ load }: Page): string => /["'](\.[^"']+)["']/.exec(String(load))?.[1] ?? '';

const textsOf = (page: Page, locale: Locale): string[] => [
  ...(locale === 'zh-CN' ? [] : [`./messages/${locale}.json`]),
  ...page.texts.map((part) => `./messages/${part}.${locale}.json`),
];

/** Ids of the chunks behind an `import()` of this file, without those that `known` has already. */
function idsOf(compilation: Compilation, file: string, request: string, known: ReadonlySet<Id>, layer: string | null) {
  for (const group of compilation.chunkGroups) {
    const isIt = group.origins.some(
      (origin) => origin.request === request && origin.module?.layer === layer && isFile(origin.module, file),
    );
    if (isIt) return group.chunks.flatMap(({ id }) => (id === null || known.has(id) ? [] : [id]));
  }
  return [];
}

const isFile = (module: object, file: string): boolean =>
  'resource' in module && typeof module.resource === 'string' && module.resource.split('?')[0]?.endsWith(file) === true;

/** By path: the page's own chunks, then those of its texts in each language. */
function tableOf(
  compilation: Compilation,
  group: string,
  layer: string | null,
): Record<string, Record<Locale | 'own', Id[]>> {
  const known = new Set(compilation.namedChunkGroups.get(group)?.chunks.flatMap(({ id }) => (id === null ? [] : [id])));
  const ids = (file: string, requests: readonly string[]) =>
    requests.flatMap((request) => idsOf(compilation, file, request, known, layer));
  return Object.fromEntries(
    PAGES.filter(({ load }) => load !== undefined).map((page) => {
      const own = ids(PAGE_TABLE, [requestOf(page)]);
      if (own.length === 0) throw new Error(`page ${page.name} has no chunk of its own`);
      const texts = (locale: Locale) => ids(TEXT_TABLE, textsOf(page, locale));
      return [page.path, { own, 'zh-CN': texts('zh-CN'), en: texts('en') } satisfies Record<Locale | 'own', Id[]>];
    }),
  );
}

/**
 * Writes into the first script which chunks each page needs, so that they are asked for together with the app's own and not
 * once that has run. `layer`: of the modules whose imports count.
 */
export class PageChunksPlugin {
  constructor(
    private readonly group: string,
    private readonly layer: string | null = null,
  ) {}

  apply(compiler: Compiler): void {
    const { Compilation: stages, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PageChunksPlugin', (compilation) => {
      // After the minimiser: ids and texts have no quotation marks that would have to be escaped.
      const stage = stages.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: 'PageChunksPlugin', stage }, (assets) => {
        const holders = Object.keys(assets).filter(
          (name) => name.endsWith('.js') && assets[name]?.source().toString().includes(PAGE_CHUNKS),
        );
        if (filesOfGroup(compilation, this.group).length === 0 || holders.length === 0)
          throw new Error('no first script that waits for the chunks of pages');
        const table = JSON.stringify(tableOf(compilation, this.group, this.layer));
        for (const name of holders)
          compilation.updateAsset(name, (source) => {
            const text = source.source().toString();
            const replaced = new sources.ReplaceSource(source);
            for (let at = text.indexOf(PAGE_CHUNKS); at >= 0; at = text.indexOf(PAGE_CHUNKS, at + 1))
              replaced.replace(at, at + PAGE_CHUNKS.length - 1, table);
            return replaced;
          });
      });
    });
  }
}
