import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compiler } from 'webpack';
import { filesOfGroup } from './app-group';

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
