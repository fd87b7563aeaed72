import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { NbaView } from '../../../../contract/nba-codes';
import { LiveMatchNews } from '../../../../parts/matches/live-match-news';
import type { Ticker } from '../../../../parts/matches/ticker';
import { useAudience } from '../../../../parts/page/audience';
import { QueryState } from '../../../../parts/page/query-state';
import { Card } from '../../../../ui/section';
import { State } from '../../../../ui/state';
import { TitledSection } from '../../../../ui/titled-section';
import { MATCHES_HEIGHT_PX, MatchesBones } from '../../../../ui/topic-skeletons';
import { MatchList } from '../../schedule/match-list';
import { nbaGamesQuery } from '../nba-queries';
import { useNbaSource } from '../use-nba-source';

interface NbaGameListProps {
  readonly seasonId: string;
  readonly view: NbaView;
  readonly ticker: Ticker;
  readonly menus: ReactNode;
}

/** A view that is one list: the finals (finalsList, section 3), the cup's knockout. */
export function NbaGameList({ seasonId, view, ticker, menus }: NbaGameListProps) {
  const t = useTranslations('nba');
  const query = useQuery(nbaGamesQuery(useNbaSource(), useAudience(), seasonId, view));
  const { matches = [], readAt = 0 } = query.data ?? {};
  return (
    <>
      <TitledSection title={t(`view.${view}`)} end={menus}>
        <Card>
          <QueryState query={query} bones={<MatchesBones />} space={MATCHES_HEIGHT_PX}>
            {matches.length === 0 ? (
              <State art="empty" title={t('noGames')} text={t('noGamesHint')} />
            ) : (
              <MatchList matches={matches} readAt={readAt} ticker={ticker} />
            )}
          </QueryState>
        </Card>
      </TitledSection>
      <LiveMatchNews matches={matches} readAt={readAt} />
    </>
  );
}
