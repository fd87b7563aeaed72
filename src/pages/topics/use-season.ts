import { useState } from 'react';
import type { ShownSeason } from './leagues/season-menu';
import type { Competition, Topic } from './topic';

/** A past season is asked for by its own id; teams and players keep the pages of their league. */
const inLeague = (topic: Topic, leagueId: string): Topic => ({
  ...topic,
  teamPath: (paths, _season, teamId) => topic.teamPath(paths, leagueId, teamId),
  ...(topic.playerPath && {
    playerPath: (paths, _season, playerId) => topic.playerPath?.(paths, leagueId, playerId) ?? '',
  }),
});

/** The season of a competition on all its pages: the running one until another is chosen; another league has its own. */
export function useSeason(topic: Topic, competition: Competition) {
  const [chosen, setChosen] = useState<ShownSeason & { readonly of: string }>();
  const past = chosen?.of === competition.seasonId && chosen.seasonId !== chosen.of ? chosen : undefined;
  return {
    past,
    topic: past === undefined ? topic : inLeague(topic, competition.seasonId),
    competition: past === undefined ? competition : { ...competition, seasonId: past.seasonId },
    choose: (season: ShownSeason) => setChosen({ ...season, of: competition.seasonId }),
    reset: () => setChosen(undefined),
  };
}
