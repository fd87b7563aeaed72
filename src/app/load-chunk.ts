import type { ComponentType } from 'react';

interface PageModule {
  readonly default: ComponentType;
}
export type PageLoader = () => Promise<PageModule>;

const RETRY_PAUSE_MS = 400;
const MAX_TRIES = 3;

/** Loads a chunk and heals a passing fault: webpack forgets a failed chunk, `React.lazy` does not. */
export async function withRetries<T>(load: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await load();
    } catch (error) {
      if (tried >= MAX_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS));
    }
  }
}
