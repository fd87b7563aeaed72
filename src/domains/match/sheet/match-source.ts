import { createContext } from 'react';

/** The topic and season of a page's matches, if they do not name them. */
export interface MatchSource {
  readonly of: 'league' | 'euro' | 'fifa' | 'nba';
  readonly seasonId: string;
}

export const MatchSourceContext = createContext<MatchSource | undefined>(undefined);
