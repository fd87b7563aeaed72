import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import { CompileNowPlugin } from '../../tools/build/app-group';
import { withoutRemotes } from '../../tools/build/left-out';
import { baseConfig } from '../../tools/build/webpack-base';
import { HOST_REACT_LAYER } from '../architecture/bytes/compile-remote';
import { inProject } from '../support/project-root';

/** A remote that is built only to compare with. */
export interface BenchRemote {
  /** The exposed component, from the project's root. */
  file: string;
  /** Its production build, with the same tools and federation as the product's. */
  config(): Configuration;
}

const hostReact = {
  singleton: true,
  requiredVersion: '^19.2.0',
  import: false,
  issuerLayer: HOST_REACT_LAYER,
} as const;

const benchBase = (): Configuration =>
  baseConfig({
    name: 'sportInfo',
    mode: 'production',
    // compile() puts every build into a folder of its own.
    outDir: inProject('.cache/check'),
    staticDir: 'static',
    cssPrefix: 'si',
  });

/** Same name and exposed path as the product's, so that the same shell mounts it. */
function benchRemote(folder: string): BenchRemote {
  const file = `${folder}/SportInfoApp.tsx`;
  const config = (): Configuration => {
    const base = benchBase();
    const federation = new ModuleFederationPlugin({
      name: 'sportInfo',
      filename: 'remoteEntry.js',
      manifest: true,
      dts: false,
      exposes: { './SportInfoApp': `./${file}?${HOST_REACT_LAYER}` },
      shareStrategy: 'loaded-first',
      shared: { react: hostReact, 'react-dom': hostReact },
      experiments: { optimization: { target: 'web', disableRemote: true, disableSnapshot: true } },
    });
    // As the product's own.
    const hint = new CompileNowPlugin(['__federation_expose_SportInfoApp']);
    const layered = { resourceQuery: new RegExp(`^\\?${HOST_REACT_LAYER}$`), layer: HOST_REACT_LAYER };
    return {
      ...base,
      entry: {},
      output: { ...base.output, publicPath: 'auto' },
      experiments: { layers: true },
      module: { rules: [...(base.module?.rules ?? []), layered] },
      plugins: [...(base.plugins ?? []), ...withoutRemotes(), hint, federation],
    };
  };
  return { file, config };
}

/** Shows one word and nothing else: what federation itself costs. */
export const emptyRemote = benchRemote('tests/bench/empty-remote');
/** Brings the packages that the budget counts as given: router, axios, dayjs, eventemitter3, zustand. */
export const floorRemote = benchRemote('tests/bench/floor-remote');

/** The first screen as markup (`markup-floor.ts` writes it): what its elements and pictures cost without any code. */
export const markupRemote = benchRemote('.cache/bench/markup-remote');

/** The same markup on a page of its own, below React but without federation; `markup-floor.ts` writes this file. */
export const MARKUP_PAGE = '.cache/bench/markup-page/index.tsx';

function page(name: string, file: string): Configuration {
  const base = benchBase();
  return {
    ...base,
    entry: { [name]: inProject(file) },
    output: { ...base.output, publicPath: '/' },
    plugins: [
      ...(base.plugins ?? []),
      new HtmlWebpackPlugin({ template: inProject('tests/bench/minimal-page/index.html') }),
    ],
  };
}

/** The smallest page with React on it: what the app alone is compared with. */
export const minimalPage = (): Configuration => page('minimal', 'tests/bench/minimal-page/index.tsx');
export const markupPage = (): Configuration => page('markup', MARKUP_PAGE);
