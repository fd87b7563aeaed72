import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { NbaView } from '../../../../contract/nba/nba-codes';
import { LiveMatchAnnouncements } from '../../../../domains/match/live-match-announcements';
import { QueryState } from '../../../../domains/query/query-state';
import { useAudience } from '../../../../domains/session/audience';
import { State } from '../../../../ui/feedback/state';
import { Card } from '../../../../ui/layout/section';
import { TitledSection } from '../../../../ui/layout/titled-section';
import { MatchList } from '../../schedule/match-list';
import { MATCHES_HEIGHT_PX, MatchesSkeleton } from '../../topic-skeletons';
import { nbaGamesQuery } from '../nba-queries';
import { useNbaSource } from '../use-nba-source';

interface NbaGameListProps {
  readonly seasonId: string;
  readonly view: NbaView;
  readonly menus: ReactNode;
}

/** A view that is one list: the finals (finalsList, product.md, section 3), the cup's knockout. */
export function NbaGameList({ seasonId, view, menus }: NbaGameListProps) {
  const t = useTranslations('nba');
  const query = useQuery(nbaGamesQuery(useNbaSource(), useAudience(), seasonId, view));
  const { matches = [] } = query.data ?? {};
  return (
    <>
      <TitledSection title={t(`view.${view}`)} end={menus}>
        <Card>
          <QueryState query={query} skeleton={<MatchesSkeleton />} space={MATCHES_HEIGHT_PX}>
            {matches.length === 0 ? (
              <State art="empty" title={t('noGames')} text={t('noGamesHint')} />
            ) : (
              <MatchList matches={matches} />
            )}
          </QueryState>
        </Card>
      </TitledSection>
      <LiveMatchAnnouncements matches={matches} />
    </>
  );
}
