import { defineStore } from '../../services/store-registry';

/** The host's customer service, and the parts that the user has seen. */
export interface ServiceState {
  /** Something new waits there. */
  readonly redDot: boolean;
  /** The bubble's text: "" is our own words, null no bubble. */
  readonly notice: string | null;
}

export const serviceStore = defineStore<ServiceState>('service', () => ({ redDot: false, notice: null }));
