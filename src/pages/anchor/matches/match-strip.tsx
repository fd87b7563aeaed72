import { useRef, useState } from 'react';
import type { LiveMatch } from '../../../contract/anchor/host';
import { useLiveHostLists } from '../../../domains/anchor/use-live';
import { ItemBoundary } from '../../../domains/query/item-boundary';
import { useServices } from '../../../services/services';
import { createTicker } from '../../../services/ticker';
import { Strip } from '../../../ui/layout/section';
import { useReached } from '../../../ui/lists/use-reached';
import { LiveMatchCard } from './live-match-card';

/** Cards of the strip that the first screen has room for, on the widest phone. */
const FIRST_CARDS = 3;

interface MatchStripProps {
  readonly matches: readonly LiveMatch[];
  readonly readAt: number;
}

/** The matches that anchors show or will show, live ones first. */
export function MatchStrip({ matches: read, readAt }: MatchStripProps) {
  // Whom nobody shows any more is none of the strip (product.md, section 5, streamer display).
  const matches = useLiveHostLists(read, readAt).filter(({ hostList }) => hostList.length > 0);
  const { now } = useServices();
  const [ticker] = useState(() => createTicker(now));
  const strip = useRef<HTMLDivElement>(null);
  const shown = useReached(strip) ? matches : matches.slice(0, FIRST_CARDS);
  return (
    <Strip ref={strip}>
      {shown.map((match) => (
        <ItemBoundary key={match.matchId} item={{ match: match.matchId }}>
          <LiveMatchCard match={match} readAt={readAt} ticker={ticker} />
        </ItemBoundary>
      ))}
    </Strip>
  );
}
