import { defineStore } from '../../services/store-registry';

/** What the host says of its customer service, and what the user has seen of it. */
export interface ServiceState {
  /** Something new waits there. */
  readonly redDot: boolean;
  /** The bubble's text: "" is our own words, null no bubble. */
  readonly notice: string | null;
}

export const serviceStore = defineStore<ServiceState>('service', () => ({ redDot: false, notice: null }));
