import { createContext } from 'react';

/** The topic and season of a page's matches, if they do not name them. */
export interface FactsOrigin {
  readonly of: 'league' | 'euro' | 'fifa' | 'nba';
  readonly seasonId: string;
}

export const FactsOriginContext = createContext<FactsOrigin | undefined>(undefined);
