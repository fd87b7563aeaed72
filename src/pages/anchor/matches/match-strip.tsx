import { type ComponentProps, memo, useRef } from 'react';
import type { LiveMatch } from '../../../contract/anchor/host';
import { useLiveHostLists } from '../../../domains/anchor/use-live-hosts';
import { ItemBoundary } from '../../../domains/query/item-boundary';
import type { Dated } from '../../../rules/reading/asked';
import { Strip } from '../../../ui/layout/section';
import { LiveMatchCard } from './live-match-card';
import { useFilled } from './use-filled';

/** Cards of the strip that the first screen has room for, on the widest phone. */
const FIRST_CARDS = 3;

/** One more beside them renders none of those that are there. */
const Item = memo(function Item(card: ComponentProps<typeof LiveMatchCard>) {
  return (
    <ItemBoundary item={{ match: card.match.matchId }}>
      <LiveMatchCard {...card} />
    </ItemBoundary>
  );
});

interface MatchStripProps {
  readonly matches: readonly Dated<LiveMatch>[];
}

/** The matches that anchors show or will show, live ones first. */
export function MatchStrip({ matches: read }: MatchStripProps) {
  // Whom nobody shows any more is none of the strip (product.md, section 5, streamer display).
  const matches = useLiveHostLists(read).filter(({ hostList }) => hostList.length > 0);
  const strip = useRef<HTMLDivElement>(null);
  const shown = matches.slice(0, useFilled(strip, FIRST_CARDS, matches.length));
  return (
    <Strip ref={strip}>
      {shown.map((match) => (
        <Item key={match.matchId} match={match} />
      ))}
    </Strip>
  );
}
