import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { CONFERENCE, type NbaKind } from '../../../../contract/nba/nba-codes';
import type { NbaRanking, NbaHomeAway as Row } from '../../../../contract/nba/nba-standings';
import { QueryState } from '../../../../domains/query/query-state';
import { useLazySheet } from '../../../../services/lazy-sheet';
import { useServices } from '../../../../services/services';
import { Segmented } from '../../../../ui/controls/segmented';
import { Card } from '../../../../ui/layout/section';
import { TitledSection } from '../../../../ui/layout/titled-section';
import { type Column, FigureTable } from '../../../../ui/lists/figure-table';
import { NoData } from '../../layout/no-data';
import { TABLE_HEIGHT_PX, TableSkeleton } from '../../layout/topic-skeletons';
import { PanelHead } from '../../tables/panel-head';
import { TableLegend } from '../../tables/table-legend';
import { TableTeam } from '../../tables/table-team';
import { nbaHomeAwayQuery, nbaRankingQuery, useNbaOrigin } from '../data/nba-queries';
import { seasonKey } from '../data/seasons';
import { tablesOf } from '../data/told-by-teams';
import { usePerGame } from '../data/use-per-game';
import { useNbaColumns } from './nba-columns';
import { SeasonMenu } from './season-menu';
import { WideTable } from './wide-table';
import styles from './wide-table.module.css';

interface NbaHomeAwayProps {
  readonly seasonId: string;
  readonly scope: NbaKind;
  readonly division: string;
}

/** Won and lost at home and away (product.md, section 3); without it the page shows less. */
function NbaHomeAway({ seasonId, scope, division }: NbaHomeAwayProps) {
  const t = useTranslations('nba');
  const missing = useTranslations('format')('missing');
  const { fileUrl, paths } = useServices();
  const points = usePerGame();
  const { data = [] } = useQuery(nbaHomeAwayQuery(useNbaOrigin(), seasonId, scope, division));
  if (data.length === 0) return null;
  const record = (won: number | undefined, lost: number | undefined) =>
    won === undefined || lost === undefined ? missing : t('record', { won: String(won), lost: String(lost) });
  const columns: readonly Column<Row>[] = [
    {
      key: 'team',
      head: t('table.team'),
      width: 72,
      isRowHead: true,
      cell: ({ teamId, shortName, teamName = teamId, teamLogo }) => (
        <TableTeam name={teamName} short={shortName} crest={teamLogo && fileUrl(teamLogo)} to={paths.nbaTeam(teamId)} />
      ),
    },
    { key: 'home', head: t('table.home'), width: 56, cell: ({ homeWon, homeLoss }) => record(homeWon, homeLoss) },
    { key: 'homePoints', head: t('stat.points'), width: 52, look: 'muted', cell: (row) => points(row.homePointsFor) },
    { key: 'away', head: t('table.away'), width: 56, cell: ({ awayWon, awayLoss }) => record(awayWon, awayLoss) },
    { key: 'awayPoints', head: t('stat.points'), width: 52, look: 'muted', cell: (row) => points(row.awayPointsFor) },
  ];
  return (
    <TitledSection title={t('homeAway')}>
      <Card>
        <div className={styles.sideways}>
          <FigureTable caption={t('homeAway')} columns={columns} rows={data} keyOf={({ teamId }) => teamId} />
        </div>
      </Card>
    </TitledSection>
  );
}

interface NbaTableProps {
  readonly ranking: NbaRanking;
  readonly seasonId: string;
  /** The division tables beside a conference's; undefined for one of those. */
  readonly divisions: readonly NbaRanking[] | undefined;
}

const loadWhy = () => import('./nba-why');

/** One table of the standings, wider than the screen, with its play-off and play-in lines where it has any. */
function NbaTable({ ranking, seasonId, divisions }: NbaTableProps) {
  const t = useTranslations('nba');
  const why = useLazySheet(loadWhy, ({ NbaWhy }, onClose, teamId: string) => (
    <NbaWhy {...{ ranking, divisions, seasonId, teamId, onClose }} />
  ));
  const columns = useNbaColumns(ranking, ranking.rankingItem.length > 1 ? why.open : undefined);
  const { divisionName: group, rankingItem, playoffPlaces, playInPlaces, seasonName } = ranking;
  const season = seasonName ?? t(`seasons.${seasonKey(seasonId)}`);
  const zones = [
    ...(playoffPlaces === undefined ? [] : [{ key: 'playoffs', name: t('zone.playoffs'), tone: 'best' as const }]),
    ...(playInPlaces === undefined ? [] : [{ key: 'playIn', name: t('zone.playIn'), tone: 'good' as const }]),
  ];
  return (
    <Card>
      <WideTable
        label={t('table.region', { group })}
        hint={t('scroll')}
        legend={<TableLegend zones={zones}>{zones.length === 0 && <span> </span>}</TableLegend>}
      >
        <FigureTable
          caption={t('table.caption', { group, season, scope: t('view.regular') })}
          columns={columns}
          rows={rankingItem}
          keyOf={({ teamId }) => teamId}
        />
      </WideTable>
      {why.sheet}
    </Card>
  );
}

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
  const origin = useNbaOrigin();
  const panelId = useId();
  const [group, setGroup] = useState<Group>('east');
  const east = useQuery({ ...nbaRankingQuery(origin, seasonId, SCOPE, EAST), enabled: group !== 'west' });
  const west = useQuery({ ...nbaRankingQuery(origin, seasonId, SCOPE, WEST), enabled: group !== 'east' });
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
              <NoData />
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
