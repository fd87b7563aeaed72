import { memo } from 'react';
import type { Host } from '../../../contract/anchor/host';
import { MatchRow } from '../../../domains/match/row/match-row';
import type { StarredMatch } from '../../../domains/team/starred-match';
import type { Entry } from '../data/search-entry';
import { AnchorResult } from './anchor-result';
import { Marked } from './marked';
import { ExpertResult, PlayerResult, UserResult } from './person-results';
import { TeamResult } from './team-result';

interface EntryRowProps {
  readonly entry: Entry;
  readonly sound: string | undefined;
  /** An anchor as they are now. */
  readonly host: Host | undefined;
  /** Today's match of a team. */
  readonly match: StarredMatch | undefined;
}

/** One result; the same until what it tells changes, whatever is typed. */
export const EntryRow = memo(function EntryRow({ entry, sound, host, match }: EntryRowProps) {
  const row = { entry, sound };
  switch (entry.kind) {
    case 'anchor':
      return <AnchorResult {...row} host={host} />;
    case 'expert':
      return <ExpertResult {...row} />;
    case 'user':
      return <UserResult {...row} />;
    case 'player':
      return <PlayerResult {...row} />;
    case 'team':
      return <TeamResult {...row} match={match} />;
  }
});

const MARKS = { name: (team: string) => <Marked text={team} /> };

/** A match of today, the same until something is said of it. */
export const FoundMatch = memo(function FoundMatch({ match }: { readonly match: StarredMatch }) {
  return <MatchRow match={match} isDated marks={MARKS} />;
});
