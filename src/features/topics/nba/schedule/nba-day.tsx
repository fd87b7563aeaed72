import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { NbaView } from '../../../../contract/nba-codes';
import { LiveMatchNews } from '../../../../parts/matches/live-match-news';
import type { Ticker } from '../../../../parts/matches/ticker';
import { useAudience } from '../../../../parts/page/audience';
import { QueryState } from '../../../../parts/page/query-state';
import { serverDay } from '../../../../rules/date-filters';
import { Card } from '../../../../ui/section';
import { State } from '../../../../ui/state';
import { TitledSection } from '../../../../ui/titled-section';
import { MATCHES_HEIGHT_PX, MatchesBones } from '../../../../ui/topic-skeletons';
import { Broadcasts } from '../../schedule/broadcasts';
import { MatchList } from '../../schedule/match-list';
import { useDayNames } from '../../schedule/use-days';
import { nbaDayQuery } from '../nba-queries';
import { useNbaSource } from '../use-nba-source';

interface NbaDayProps {
  readonly seasonId: string;
  readonly view: NbaView;
  /** Any instant of the day, Unix ms. */
  readonly day: number;
  readonly ticker: Ticker;
  readonly menus: ReactNode;
}

/** The games of one day, what is on air above them. */
export function NbaDay({ seasonId, view, day, ticker, menus }: NbaDayProps) {
  const t = useTranslations();
  const names = useDayNames();
  const query = useQuery(nbaDayQuery(useNbaSource(), useAudience(), seasonId, view, day));
  const { matches = [], readAt = 0 } = query.data ?? {};
  const key = serverDay(day);
  return (
    <>
      <Broadcasts matches={matches} readAt={readAt} ticker={ticker} />
      <TitledSection title={names.title(key)} end={menus}>
        <Card>
          <QueryState query={query} bones={<MatchesBones />} space={MATCHES_HEIGHT_PX}>
            {matches.length === 0 ? (
              <State art="empty" title={t('topics.noMatches')} text={t('topics.noMatchesHint')} />
            ) : (
              <MatchList matches={matches} readAt={readAt} day={key} ticker={ticker} />
            )}
          </QueryState>
        </Card>
      </TitledSection>
      <LiveMatchNews matches={matches} readAt={readAt} />
    </>
  );
}
