import { createContext } from 'react';

/** Whose calls and which season the matches of a page are of, where they do not say it themselves. */
export interface MatchSource {
  readonly of: 'league' | 'euro' | 'fifa' | 'nba';
  readonly seasonId: string;
}

export const MatchSourceContext = createContext<MatchSource | undefined>(undefined);
