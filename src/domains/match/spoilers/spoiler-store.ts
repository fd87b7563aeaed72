import { useCallback } from 'react';
import { isSpoiler, type Spoilable, veiled } from '../../../rules/match/spoilers';
import { type Services, useServices } from '../../../services/services';
import { defineStore, useStore } from '../../../services/store-registry';

const KEY = 'si:spoilers';

interface SpoilerState {
  /** Undefined until it is turned: what is stored on the device holds. */
  readonly isOff: boolean | undefined;
  /** Matches whose score was asked for. */
  readonly shown: ReadonlySet<string>;
}

/** No spoilers: scores of matches that ended today are hidden until tapped (decisions.md, no spoilers). */
export const spoilerStore = defineStore<SpoilerState>('spoilers', () => ({ isOff: undefined, shown: new Set() }));

const isOff = ({ isOff: turned }: SpoilerState, { storage }: Services) => turned ?? storage.get(KEY) === 'off';

/** Whether scores of today are hidden. */
export function useNoSpoilers(): boolean {
  const services = useServices();
  return isOff(
    useStore(spoilerStore, (state) => state),
    services,
  );
}

/** Turns the switch; it is kept on the device. */
export function turnSpoilers(services: Services, off: boolean): void {
  services.storage.set(KEY, off ? 'off' : 'on');
  services.stores.get(spoilerStore).setState({ isOff: off, shown: new Set() });
}

/** Shows the score of one match. */
export function showScore({ stores }: Services, matchId: string): void {
  const store = stores.get(spoilerStore);
  store.setState({ shown: new Set(store.getState().shown).add(matchId) });
}

/** Takes from a match what somebody does not want to know yet; the very same object where there is nothing to hide. */
export function useUnspoilt(): <M extends Spoilable>(match: M) => M & Pick<Spoilable, 'isVeiled'> {
  const services = useServices();
  const state = useStore(spoilerStore, (all) => all);
  const hides = isOff(state, services);
  return useCallback(
    (match) => (hides && !state.shown.has(match.matchId) && isSpoiler(match, services.now()) ? veiled(match) : match),
    [hides, state, services],
  );
}
