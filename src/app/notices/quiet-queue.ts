import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BetResult } from '../../contract/ranking/bet';

/** What a quiet word is about. */
export type QuietWord =
  | { readonly kind: 'anchor'; readonly id: string; readonly name: string; readonly portrait: string | undefined }
  | { readonly kind: 'match'; readonly id: string }
  | { readonly kind: 'tip'; readonly id: string; readonly result: BetResult };

/** Each stays this long. */
const STAYS_MS = 4000;

export interface QuietQueue {
  readonly store: StoreApi<{ readonly current: QuietWord | undefined }>;
  /** Says it when those before it have been said; what was said already is not said again. */
  say(word: QuietWord): void;
  dismiss(): void;
  /** Nobody looks: what is on screen and what waits is not said any more. */
  drop(): void;
}

/** One quiet word at a time (decisions.md, quiet words). */
export function createQuietQueue(): QuietQueue {
  const store: QuietQueue['store'] = createStore(() => ({ current: undefined }));
  const said = new Set<string>();
  let waiting: readonly QuietWord[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = () => {
    clearTimeout(timer);
    const [current, ...rest] = waiting;
    waiting = rest;
    store.setState({ current });
    if (current !== undefined) timer = setTimeout(next, STAYS_MS);
  };
  return {
    store,
    say(word) {
      const key = `${word.kind} ${word.id}`;
      if (word.kind === 'tip' && said.has(key)) return;
      said.add(key);
      if (store.getState().current?.id === word.id || waiting.some(({ id }) => id === word.id)) return;
      waiting = [...waiting, word];
      if (store.getState().current === undefined) next();
    },
    dismiss: next,
    drop() {
      waiting = [];
      next();
    },
  };
}
