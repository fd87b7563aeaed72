import { createContext } from 'react';
import type { NbaKind } from '../../../contract/nba/nba-codes';

/** The topic and season of a page's matches, if they do not name them. */
export interface FactsOrigin {
  readonly of: 'league' | 'euro' | 'fifa' | 'nba';
  readonly seasonId: string;
  /** Of a game of the NBA; regular where nobody says it. */
  readonly kind?: NbaKind | undefined;
}

export const FactsOriginContext = createContext<FactsOrigin | undefined>(undefined);
