/** The page table (`app/routing/page-table.ts`) merges its type in here, for screens may not import it. */
// biome-ignore lint/suspicious/noEmptyInterface: the table adds what stands in it
export interface Register {}

interface AnyPage {
  readonly name: string;
  readonly path: string;
  readonly query?: unknown;
}
type RegisteredPage = Register extends { readonly pages: readonly (infer Page extends AnyPage)[] } ? Page : never;

/** One text for each `:name` of a path. */
type Ids<Path extends string> = Path extends `${string}:${string}/${infer Rest}`
  ? [id: string, ...Ids<Rest>]
  : Path extends `${string}:${string}`
    ? [id: string]
    : [];
type Args<Page extends AnyPage> = unknown extends Page['query']
  ? Ids<Page['path']>
  : [...Ids<Page['path']>, query?: NonNullable<Page['query']>];

/** The path of every page, below the basename, by the page's name: `paths.leagueTeam(leagueId, teamId)`. */
export type Paths = { readonly [Page in RegisteredPage as Page['name']]: (...args: Args<Page>) => string };
