/** Both come without types. */
declare module 'postcss-modules-local-by-default' {
  import type { PluginCreator } from 'postcss';

  const localByDefault: PluginCreator<void>;

  export default localByDefault;
}

declare module 'postcss-modules-scope' {
  import type { PluginCreator } from 'postcss';

  /** `generateScopedName` gives the name on the page for one of the sheet's. */
  const scope: PluginCreator<{ readonly generateScopedName: (name: string) => string }>;

  export default scope;
}
