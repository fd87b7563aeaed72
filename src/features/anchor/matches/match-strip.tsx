import { useState } from 'react';
import { useServices } from '../../../context/services';
import type { LiveMatch } from '../../../contract/host';
import { ItemBoundary } from '../../../ui/item-boundary';
import { Strip } from '../../../ui/section';
import { LiveMatchCard } from './live-match-card';
import { createTicker } from './ticker';

/** The matches that anchors show or will show, live ones first. */
export function MatchStrip({ matches }: { readonly matches: readonly LiveMatch[] }) {
  const { now, report } = useServices();
  const [ticker] = useState(() => createTicker(now));
  return (
    <Strip>
      {matches.map((match) => (
        <ItemBoundary
          key={match.matchId}
          onError={(error) =>
            report({ kind: 'item-crashed', message: String(error), detail: { match: match.matchId } })
          }
        >
          <LiveMatchCard match={match} ticker={ticker} />
        </ItemBoundary>
      ))}
    </Strip>
  );
}
