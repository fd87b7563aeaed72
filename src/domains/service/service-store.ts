import { defineStore } from '../../services/store-registry';

/** The host's customer service, and the parts that the user has seen. */
export interface ServiceState {
  /** Something new waits there. */
  readonly redDot: boolean;
  /** The bubble's text: "" is our own words, null no bubble. */
  readonly notice: string | null;
  /** The words of the bubble that has been seen in this visit: it does not come again by itself. */
  readonly told?: string;
}

export const serviceStore = defineStore<ServiceState>('service', () => ({ redDot: false, notice: null }));
