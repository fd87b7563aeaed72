import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { NbaView } from '../../../../contract/nba/nba-codes';
import { LiveMatchAnnouncements } from '../../../../domains/match/live-match-announcements';
import { QueryState } from '../../../../domains/query/query-state';
import { useAudience } from '../../../../domains/session/audience';
import { starredFirst, useStarredTeams } from '../../../../domains/team/starred-teams';
import { serverDay } from '../../../../rules/match/date-filters';
import { State } from '../../../../ui/feedback/state';
import { Card } from '../../../../ui/layout/section';
import { TitledSection } from '../../../../ui/layout/titled-section';
import { Broadcasts } from '../../schedule/broadcasts';
import { MatchList } from '../../schedule/match-list';
import { SpoilerLine } from '../../schedule/spoiler-switch';
import { useDayNames } from '../../schedule/use-days';
import { MATCHES_HEIGHT_PX, MatchesSkeleton } from '../../topic-skeletons';
import { nbaDayQuery } from '../nba-queries';
import { useNbaSource } from '../use-nba-source';

interface NbaDayProps {
  readonly seasonId: string;
  readonly view: NbaView;
  /** Any instant of the day, Unix ms. */
  readonly day: number;
  readonly menus: ReactNode;
}

/** The games of one day, what is on air above them. */
export function NbaDay({ seasonId, view, day, menus }: NbaDayProps) {
  const t = useTranslations();
  const names = useDayNames();
  const query = useQuery(nbaDayQuery(useNbaSource(), useAudience(), seasonId, view, day));
  const { matches: read = [] } = query.data ?? {};
  const matches = starredFirst(read, useStarredTeams());
  const key = serverDay(day);
  return (
    <>
      <Broadcasts matches={matches} />
      <TitledSection title={names.title(key)} end={menus}>
        {matches.length > 0 && <SpoilerLine />}
        <Card>
          <QueryState query={query} skeleton={<MatchesSkeleton />} space={MATCHES_HEIGHT_PX}>
            {matches.length === 0 ? (
              <State art="empty" title={t('topics.noMatches')} text={t('topics.noMatchesHint')} />
            ) : (
              <MatchList matches={matches} day={key} />
            )}
          </QueryState>
        </Card>
      </TitledSection>
      <LiveMatchAnnouncements matches={matches} />
    </>
  );
}
