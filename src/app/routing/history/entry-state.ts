/** `history.state` of an entry, whoever wrote it. */
export type EntryState = Readonly<Record<string, unknown>>;

interface Written {
  /** The page's path with query and hash before and after. */
  readonly from: string;
  readonly to: string;
  readonly key: string;
  readonly usr: unknown;
  /** 1: another entry; 0: this one again. */
  readonly step: 0 | 1;
}

/** Steps since the mount began; no router's. */
export const DEPTH = 'si:depth';
/**
 * The fields of an entry that the hosts' routers read again. Numbers count entries: react-router, vue-router, TanStack Router, Angular.
 * The others go on as they are: without them Next's app router loads the page anew, for they name the tree that shows us.
 */
const READ_AGAIN = [
  ...[DEPTH, 'idx', 'position', '__TSR_index', '\u0275routerPageId'],
  ...['__NA', '__PRIVATE_NEXTJS_INTERNALS_TREE', 'tree'],
];

/** vue-router writes its entry to the address that `current` names, below a base that only its own addresses tell. */
function vueState(before: EntryState, current: string, { from, to, step }: Written): EntryState {
  const base = from.endsWith(current) ? from.slice(0, from.length - current.length) : '';
  return {
    current: to.startsWith(base) ? to.slice(base.length) : to,
    back: step ? current : before['back'],
    forward: step ? null : before['forward'],
    replaced: !step,
    scroll: null,
  };
}

/** The state of an entry of ours: what the hosts' routers read again (decisions.md, history), and what was there. */
export function entryState(before: EntryState, written: Written): EntryState {
  const { key, usr, step } = written;
  const state: Record<string, unknown> = { [DEPTH]: step, idx: step, usr, key };
  for (const name of READ_AGAIN) {
    const value = before[name];
    if (value !== undefined) state[name] = typeof value === 'number' ? value + step : value;
  }
  if ('__TSR_index' in state) state['__TSR_key'] = key;
  const { current } = before;
  const isVue = typeof current === 'string' && 'position' in state;
  return isVue ? { ...state, ...vueState(before, current, written) } : state;
}
