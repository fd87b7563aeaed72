import type { MatchPush } from '../../contract/push/push';
import { defineStore } from '../../services/store-registry';

/** The newest push of each match since the screens were read. */
export interface MatchState {
  readonly pushes: ReadonlyMap<string, MatchPush>;
}

export const matchStore = defineStore<MatchState>('match', () => ({ pushes: new Map() }));
