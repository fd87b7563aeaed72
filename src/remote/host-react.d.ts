/** The component in the layer of the host's React: the query that webpack.config.ts exposes it by. */
declare module '*/SportInfoApp?host-react' {
  import type SportInfoApp from './SportInfoApp';
  import type { loadApp as LoadApp } from './SportInfoApp';

  const App: typeof SportInfoApp;
  export const loadApp: typeof LoadApp;
  export default App;
}
