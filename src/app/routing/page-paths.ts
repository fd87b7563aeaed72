import type { Paths } from '../../services/paths';
import { PAGES } from './page-table';

declare module '../../services/paths' {
  interface Register {
    readonly pages: typeof PAGES;
  }
}

type Query = Readonly<Record<string, string | undefined>>;

function withQuery(path: string, query: Query | undefined): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) if (value) search.set(name, value);
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** The ids take the places of `:name` in their order; what follows them is the query. */
const builderOf =
  (path: string) =>
  (...args: readonly (string | Query | undefined)[]) => {
    const ids = [...args];
    const filled = path.replace(/:\w+/g, () => encodeURIComponent(String(ids.shift())));
    return withQuery(filled, ids[0] as Query | undefined);
  };

/** Every page's path below the basename, built in one place. */
export const paths = Object.fromEntries(PAGES.map(({ name, path }) => [name, builderOf(path)])) as Paths;
