import * as v from 'valibot';
import { isSpoiler, type Spoilable } from '../../rules/match/spoilers';
import { defineKept } from '../../services/kept';
import { type Services, useServices } from '../../services/services';
import { defineStore, useStore } from '../../services/store-registry';

/** The switch of this device: off hides the scores. */
export const spoilers = defineKept('spoilers', v.picklist(['on', 'off']), 'on', 'device');

export interface SpoilerState {
  /** Matches whose score was asked for, and results of which no match is known. */
  readonly shown: ReadonlySet<string>;
}

/** No spoilers: scores of matches that ended today are hidden until tapped (decisions.md, no spoilers). */
export const spoilerStore = defineStore<SpoilerState>('spoilers', () => ({ shown: new Set() }));

/** True while scores of today are hidden. */
export const useNoSpoilers = (): boolean => useStore(spoilers, ({ value }) => value === 'off');

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
