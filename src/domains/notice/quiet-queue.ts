import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BetResult } from '../../contract/ranking/bet';
import type { BetLeg } from '../../contract/ranking/betting';
import { LANGUAGES } from '../../contract/shell/languages';
import type { OrderPush } from '../../contract/tip/tip-push';
import type { Services } from '../../services/services';
import { configStore } from '../config/config-store';

/** The teams, as far as they are known. */
interface Versus {
  readonly home: string | undefined;
  readonly away: string | undefined;
}

interface Person {
  readonly name: string | undefined;
  /** Address of the picture. */
  readonly portrait: string | undefined;
}

/** The subject of a quiet word; its second line may be unknown. */
export type QuietWord = { readonly id: string; readonly versus: Versus | undefined } & (
  | ({ readonly kind: 'anchor' } & Person)
  /** `hostId`: somebody who is on air with it. */
  | { readonly kind: 'match'; readonly hostId: string | undefined }
  | { readonly kind: 'tip'; readonly result: BetResult; readonly expert: string | undefined }
  | ({ readonly kind: 'published'; readonly title: string } & Person)
  /** `minutes`: until the sale of the tip ends. */
  | { readonly kind: 'sale'; readonly minutes: number; readonly expert: string | undefined }
  /** `id`: the user named; `others`: how many more have new bets; `leg`: of the bet, where it is one. */
  | ({
      readonly kind: 'bets';
      readonly others: number;
      readonly bets: number;
      readonly leg: BetLeg | undefined;
    } & Person)
);

export interface Named {
  readonly masterTeamName?: string | undefined;
  readonly guestTeamName?: string | undefined;
}

/** The names of a push in the language at hand, else in its fallback. */
export function nameIn({ stores }: Services, names: OrderPush['names']) {
  const { locale } = stores.get(configStore).getState();
  return [locale, LANGUAGES[locale].fallback]
    .map((wanted) => names?.find(({ language }) => language === wanted))
    .find(Boolean);
}

/** Undefined where neither team is known. */
export function versusOf({ masterTeamName: home, guestTeamName: away }: Named): Versus | undefined {
  return home === undefined && away === undefined ? undefined : { home, away };
}

/** Each stays this long. */
const STAYS_MS = 4000;
/** So many wait, beside results of tips: half a minute of words. The oldest of them is old news by then. */
const MOST_WAITING = 7;

export interface QuietQueue {
  readonly store: StoreApi<{ readonly current: QuietWord | undefined }>;
  /** Says it when those before it have been said; what was said already is not said again. */
  say(word: QuietWord): void;
  dismiss(): void;
  /** Nobody looks: what is on screen and what waits is not said any more, but for results of tips. */
  drop(): void;
  /** Somebody looks again: what was kept is said. */
  resume(): void;
  end(): void;
}

/** These may be said again: an anchor each time they go on air, a user's bets an hour later. */
const REPEATED: ReadonlySet<QuietWord['kind']> = new Set(['anchor', 'bets']);

const keyOf = ({ kind, id }: QuietWord) => `${kind} ${id}`;

/** One quiet word at a time (decisions.md, quiet words). */
export function createQuietQueue(): QuietQueue {
  const store: QuietQueue['store'] = createStore(() => ({ current: undefined }));
  const said = new Set<string>();
  let waiting: readonly QuietWord[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (current: QuietWord | undefined) => {
    clearTimeout(timer);
    store.setState({ current });
    if (current !== undefined) timer = setTimeout(next, STAYS_MS);
  };
  const next = () => {
    const [current, ...rest] = waiting;
    waiting = rest;
    show(current);
  };
  return {
    store,
    say(word) {
      const key = keyOf(word);
      if (!REPEATED.has(word.kind) && said.has(key)) return;
      said.add(key);
      const { current } = store.getState();
      if ([current, ...waiting].some((one) => one !== undefined && keyOf(one) === key)) return;
      waiting = [...waiting, word];
      const passing = waiting.filter(({ kind }) => kind !== 'tip');
      if (passing.length > MOST_WAITING) waiting = waiting.filter((one) => one !== passing[0]);
      if (store.getState().current === undefined) next();
    },
    dismiss: next,
    drop() {
      waiting = waiting.filter(({ kind }) => kind === 'tip');
      show(undefined);
    },
    resume() {
      if (store.getState().current === undefined) next();
    },
    end() {
      waiting = [];
      show(undefined);
    },
  };
}
