import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { CONFERENCE } from '../../../../contract/nba/nba-codes';
import { QueryState } from '../../../../domains/query/query-state';
import { Segmented } from '../../../../ui/controls/segmented';
import { State } from '../../../../ui/feedback/state';
import { Card } from '../../../../ui/layout/section';
import { TitledSection } from '../../../../ui/layout/titled-section';
import { TABLE_HEIGHT_PX, TableSkeleton } from '../../frame/topic-skeletons';
import { PanelHead } from '../../tables/panel-head';
import { nbaRankingQuery } from '../data/nba-queries';
import { tablesOf } from '../data/told-by-teams';
import { useNbaSource } from '../data/use-nba-source';
import { NbaHomeAway } from './nba-home-away';
import { NbaTable } from './nba-table';
import { SeasonMenu } from './season-menu';

interface NbaStandingsProps {
  readonly seasonId: string;
  readonly onSeason: (seasonId: string) => void;
}

const GROUPS = ['east', 'west', 'division'] as const;
type Group = (typeof GROUPS)[number];
const SCOPE = 'regular';
const EAST = String(CONFERENCE.east);
const WEST = String(CONFERENCE.west);

/** Two conferences, or the six divisions; in the server's order. */
export function NbaStandings({ seasonId, onSeason }: NbaStandingsProps) {
  const t = useTranslations();
  const source = useNbaSource();
  const panelId = useId();
  const [group, setGroup] = useState<Group>('east');
  const east = useQuery({ ...nbaRankingQuery(source, seasonId, SCOPE, EAST), enabled: group !== 'west' });
  const west = useQuery({ ...nbaRankingQuery(source, seasonId, SCOPE, WEST), enabled: group !== 'east' });
  const query = group === 'west' ? west : east;
  const shown =
    group === 'division'
      ? [east.data, west.data].flatMap((rankings = []) => tablesOf(rankings, true))
      : tablesOf(query.data ?? [], false);
  return (
    <>
      <PanelHead>
        <Segmented
          label={t('nba.conference.label')}
          segments={GROUPS.map((value) => ({ value, label: t(`nba.conference.${value}`) }))}
          value={group}
          onSelect={setGroup}
          panelId={panelId}
        />
        <SeasonMenu value={seasonId} onChoose={onSeason} />
      </PanelHead>
      <div id={panelId}>
        <QueryState query={query} skeleton={<TableSkeleton />} space={TABLE_HEIGHT_PX}>
          {shown.length === 0 && (
            <Card>
              <State art="empty" title={t('topics.noData')} text={t('topics.noDataHint')} />
            </Card>
          )}
          {shown.map((ranking) =>
            group === 'division' ? (
              <TitledSection key={ranking.divisionName} title={ranking.divisionName}>
                <NbaTable ranking={ranking} seasonId={seasonId} divisions={undefined} />
              </TitledSection>
            ) : (
              <NbaTable
                key={ranking.divisionName}
                ranking={ranking}
                seasonId={seasonId}
                divisions={tablesOf(query.data ?? [], true)}
              />
            ),
          )}
        </QueryState>
        {group !== 'division' && (
          <NbaHomeAway seasonId={seasonId} scope={SCOPE} division={group === 'east' ? EAST : WEST} />
        )}
      </div>
    </>
  );
}
