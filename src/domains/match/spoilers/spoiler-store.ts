import { isSpoiler, type Spoilable } from '../../../rules/match/spoilers';
import { type Services, useServices } from '../../../services/services';
import { defineStore, useStore } from '../../../services/store-registry';

/** The switch's key on the device. */
export const SPOILERS_KEY = 'si:spoilers';

export interface SpoilerState {
  /** Undefined until it is turned: what is stored on the device holds. */
  readonly isOff: boolean | undefined;
  /** Matches whose score was asked for, and results of which no match is known. */
  readonly shown: ReadonlySet<string>;
}

/** No spoilers: scores of matches that ended today are hidden until tapped (decisions.md, no spoilers). */
export const spoilerStore = defineStore<SpoilerState>('spoilers', () => ({ isOff: undefined, shown: new Set() }));

/** True while scores of today are hidden. */
export function useNoSpoilers(): boolean {
  const { storage } = useServices();
  return useStore(spoilerStore, ({ isOff }) => isOff) ?? storage.get(SPOILERS_KEY) === 'off';
}

/** True while the score of one match is hidden. */
export function useIsVeiled({ matchId, ...match }: Spoilable): boolean {
  const { now } = useServices();
  const hides = useNoSpoilers();
  const isShown = useStore(spoilerStore, ({ shown }) => shown.has(matchId));
  return hides && !isShown && isSpoiler(match, now());
}

/** Shows the score of one match, or what a result tells of several. */
export function showScore({ stores }: Services, ...matchIds: readonly string[]): void {
  const store = stores.get(spoilerStore);
  store.setState({ shown: new Set([...store.getState().shown, ...matchIds]) });
}
