import type { AnchorPush } from '../../contract/push/push';
import { defineStore } from '../../services/store-registry';

/** The newest push of each anchor since the screens were read. */
export interface AnchorState {
  readonly pushes: ReadonlyMap<string, AnchorPush>;
}

export const anchorStore = defineStore<AnchorState>('anchor', () => ({ pushes: new Map() }));
