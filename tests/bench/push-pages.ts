import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import { baseConfig } from '../../tools/build/webpack-base';
import { inProject } from '../support/project-root';

const PAGES = { app: 'app.tsx', byHand: 'by-hand.tsx' } as const;
export type PushPage = keyof typeof PAGES;

/** A page of 100 rows that scores are pushed into: by the product's own parts, or written by hand. */
export function pushPage(page: PushPage): Configuration {
  const base = baseConfig({
    name: 'pushBench',
    mode: 'production',
    outDir: inProject('.cache/check'),
    staticDir: 'static',
    cssPrefix: 'si',
  });
  return {
    ...base,
    entry: { [page]: inProject(`tests/bench/push-page/${PAGES[page]}`) },
    output: { ...base.output, publicPath: '/' },
    plugins: [
      ...(base.plugins ?? []),
      new HtmlWebpackPlugin({ template: inProject('tests/bench/minimal-page/index.html') }),
    ],
  };
}
