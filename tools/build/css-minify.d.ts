/** webpack's own CSS minifier (it keeps fallback pairs such as `vh` before `dvh`); webpack ships it without types. */
declare module 'webpack/lib/css/cssMinify' {
  import type { BasicMinimizerImplementation } from 'minimizer-webpack-plugin';

  const cssMinify: BasicMinimizerImplementation<object>;

  export default cssMinify;
}
