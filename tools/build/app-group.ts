import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compilation, Compiler } from 'webpack';
import { filesOfPages, type PageRow } from './page-chunks';

/** The chunk group of the app behind both entries, as `src/remote` names its `import()`. */
export const APP_GROUP = 'app';

/** The files of a named `import()`: one chunk, or what splitting made of it. */
export const filesOfGroup = (compilation: Compilation, group: string): readonly string[] =>
  compilation.namedChunkGroups.get(group)?.getFiles() ?? [];

interface ManifestFiles {
  sync: string[];
  async: string[];
}
interface Exposed {
  readonly name: string;
  readonly assets: { readonly js: ManifestFiles; readonly css: ManifestFiles };
}

/**
 * Counts the app's files among what its entry needs at once: hosts' federation runtimes ask for those beside remoteEntry.js,
 * not after it has run.
 */
export function bringForward(exposes: readonly Exposed[], entry: string, files: readonly string[]): void {
  for (const { assets } of exposes.filter(({ name }) => name === entry)) {
    for (const list of [assets.js, assets.css]) {
      list.sync.push(...list.async.filter((file) => files.includes(file)));
      list.async = list.async.filter((file) => !files.includes(file));
    }
  }
}

/** https://v8.dev/blog/explicit-compile-hints; other engines read a comment. */
export const COMPILE_NOW = '//# allFunctionsCalledOnLoad\n';

/**
 * Chromium compiles the functions of these files in the background while they arrive, instead of each at its first call on
 * the main thread. Only for what a first screen runs: elsewhere it would be work for nothing.
 */
export class CompileNowPlugin {
  constructor(
    private readonly groups: readonly string[],
    private readonly pages: readonly PageRow[] = [],
  ) {}

  apply(compiler: Compiler): void {
    const { Compilation: stages, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('CompileNowPlugin', (compilation) => {
      // After the minimiser, which drops comments, and before the source maps, which count lines.
      const stage = stages.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: 'CompileNowPlugin', stage }, () => {
        const groups = this.groups.flatMap((group) => filesOfGroup(compilation, group));
        const files = new Set([...groups, ...filesOfPages(compilation, this.pages)]);
        for (const file of [...files].filter((name) => name.endsWith('.js')))
          compilation.updateAsset(file, (source) => new sources.ConcatSource(COMPILE_NOW, source));
      });
    });
  }
}

/** Asks for the files of an `import()` in the page itself: they come beside the small script that imports them, not after it. */
export class PreloadGroupPlugin {
  constructor(private readonly group: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('PreloadGroupPlugin', (compilation) => {
      HtmlWebpackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tap('PreloadGroupPlugin', (data) => {
        const links = filesOfGroup(compilation, this.group)
          .filter((file) => /\.(js|css)$/.test(file))
          .map((file) => ({
            tagName: 'link',
            voidTag: true,
            attributes: {
              rel: 'preload',
              as: file.endsWith('.css') ? 'style' : 'script',
              href: data.publicPath + file,
            },
            meta: {},
          }));
        return { ...data, headTags: [...links, ...data.headTags] };
      });
    });
  }
}
