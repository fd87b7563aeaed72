/** `history.state` of an entry, whoever wrote it. */
export type EntryState = Readonly<Record<string, unknown>>;

interface Written {
  /** The page's path with query and hash before and after. */
  readonly from: string;
  readonly to: string;
  readonly key: string;
  readonly usr: unknown;
  readonly isPush: boolean;
}

/** Steps since the mount began; no router's. */
export const DEPTH = 'si:depth';
/** How the hosts' routers number their entries: react-router, vue-router, TanStack Router, Angular. */
const COUNTERS = [DEPTH, 'idx', 'position', '__TSR_index', '\u0275routerPageId'];
/** Without these Next's app router loads the page anew: they name the tree that shows us, whatever our path is. */
const PASSED_ON = ['__NA', '__PRIVATE_NEXTJS_INTERNALS_TREE', 'tree'];

/** vue-router writes its entry to the address that `current` names, below a base that only its own addresses tell. */
function vueState(before: EntryState, { from, to, isPush }: Written): EntryState {
  const { current, position } = before;
  if (typeof current !== 'string' || typeof position !== 'number') return {};
  const base = from.endsWith(current) ? from.slice(0, from.length - current.length) : '';
  return {
    back: isPush ? current : before.back,
    current: to.startsWith(base) ? to.slice(base.length) : to,
    forward: isPush ? null : before.forward,
    replaced: !isPush,
    scroll: null,
  };
}

/**
 * The state of an entry of ours: what each router would have written itself, so far as it reads it again (decisions.md,
 * history). What else the entry before held is its own.
 */
export function entryState(before: EntryState, written: Written): EntryState {
  const { usr, key, isPush } = written;
  const step = Number(isPush);
  const numbered = COUNTERS.filter((name) => typeof before[name] === 'number');
  return {
    [DEPTH]: step,
    idx: step,
    ...Object.fromEntries(numbered.map((name) => [name, Number(before[name]) + step])),
    ...Object.fromEntries(PASSED_ON.filter((name) => name in before).map((name) => [name, before[name]])),
    ...('__TSR_index' in before && { __TSR_key: key }),
    ...vueState(before, written),
    usr,
    key,
  };
}
