import type { Engine } from '../../../support/engines/engine';
import type { EnginePage, PageOptions } from '../../../support/engines/engine-page';

/** What a journey is walked with. */
export interface Walk {
  readonly engine: Engine;
  /** A page of its own, closed after the journey. */
  open(options?: PageOptions): Promise<EnginePage>;
}

/** One way through the app, written once and walked in each engine. */
export interface Journey {
  /** As the table "what works where" in docs/embed.md has it. */
  readonly name: string;
  /** What was tried, where that differs between engines: a word or two for the table. Rejects when it does not work. */
  readonly walk: (walk: Walk) => Promise<string | undefined>;
}
