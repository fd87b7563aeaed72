import type { Engine } from '../../../support/engines/engine';
import type { EnginePage, PageOptions } from '../../../support/engines/engine-page';

/** What a journey is walked with. */
export interface Walk {
  readonly engine: Engine;
  /** A page of its own, closed after the journey. */
  open(options?: PageOptions): Promise<EnginePage>;
}

/**
 * What was tried, where that differs between engines: a word or two for the table; `lacks` where the engine cannot, and
 * the app was seen to get along without.
 */
export type Tried = string | undefined | { readonly lacks: string };

/** One way through the app, written once and walked in each engine. */
export interface Journey {
  /** As the table "what works where" in docs/browsers.md has it. */
  readonly name: string;
  /** Rejects when it does not work. */
  readonly walk: (walk: Walk) => Promise<Tried>;
}

/** For the table. */
export function cellOf(tried: Tried): string {
  if (typeof tried === 'object') return `– ${tried.lacks}`;
  return tried === undefined ? 'works' : `works, ${tried}`;
}
