import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import type { NbaTeamData, NbaTeamLineup, NbaTeamStat } from '../../../../contract/nba/nba-team';
import { QueryState } from '../../../../domains/query/query-state';
import { useFormats } from '../../../../i18n/use-formats';
import { State } from '../../../../ui/feedback/state';
import { Card } from '../../../../ui/layout/section';
import { TitledSection } from '../../../../ui/layout/titled-section';
import { type Column, FigureTable } from '../../../../ui/lists/figure-table';
import { TABLE_HEIGHT_PX, TableSkeleton } from '../../layout/topic-skeletons';
import { CompareKey, CompareTable } from '../../team/compare-row';
import { nbaTeamDataQuery, useNbaOrigin } from '../data/nba-queries';
import { usePerGame } from '../data/use-per-game';
import { useSeasonKind } from './nba-team-games';

const KINDS = ['regular', 'playoffs'] as const;
/** Figures in per cent, of what was tried. */
const SHARES: ReadonlySet<NbaTeamStat['stat']> = new Set(['fieldGoals', 'threePointers', 'freeThrows']);
const PERCENT = 100;

function HomeAway({ data }: { readonly data: NbaTeamData }) {
  const t = useTranslations('nba');
  const sides = { home: t('table.home'), away: t('table.away') };
  return (
    <TitledSection title={t('team.winLoss')} end={<CompareKey {...sides} />}>
      <Card>
        <CompareTable
          caption={t('team.winLoss')}
          {...sides}
          rows={[
            { label: t('team.win'), home: data.homeWon, away: data.awayWon },
            { label: t('team.loss'), home: data.homeLoss, away: data.awayLoss },
          ]}
        />
      </Card>
    </TitledSection>
  );
}

function useLeagueColumns(): readonly Column<NbaTeamStat>[] {
  const t = useTranslations('nba');
  const missing = useTranslations('format')('missing');
  const { winRate } = useFormats();
  const perGame = usePerGame();
  const write = (stat: NbaTeamStat['stat'], value: number | undefined) =>
    SHARES.has(stat) ? winRate(value === undefined ? undefined : value / PERCENT) : perGame(value);
  return [
    { key: 'stat', head: t('stat.label'), isRowHead: true, cell: ({ stat }) => t(`teamStat.${stat}`) },
    { key: 'team', head: t('table.team'), width: 58, look: 'points', cell: ({ stat, value }) => write(stat, value) },
    {
      key: 'average',
      head: t('team.leagueKey'),
      width: 84,
      look: 'muted',
      cell: ({ stat, leagueAverage }) => write(stat, leagueAverage),
    },
    {
      key: 'best',
      head: t('team.leagueBest'),
      width: 84,
      look: 'muted',
      isFolded: true,
      cell: ({ stat, leagueBest }) => write(stat, leagueBest),
    },
    { key: 'rank', head: t('table.rankName'), width: 50, cell: ({ rank }) => rank ?? missing },
  ];
}

/** A team's figures beside the league's, and its games at home and away, of one season and one part of it. */
export function NbaTeamStats({ team }: { readonly team: NbaTeamLineup }) {
  const t = useTranslations();
  const { seasonId, kind, row } = useSeasonKind(team, KINDS);
  const query = useQuery(nbaTeamDataQuery(useNbaOrigin(), team.teamId, seasonId, kind));
  const columns = useLeagueColumns();
  const { data } = query;
  const isEmpty = data !== undefined && data.stats.length === 0;
  return (
    <>
      {row}
      <QueryState query={query} skeleton={<TableSkeleton />} space={TABLE_HEIGHT_PX}>
        {isEmpty && (
          <Card>
            <State art="empty" title={t('topics.noData')} text={t('nba.noGamesHint')} />
          </Card>
        )}
        {data !== undefined && !isEmpty && (
          <>
            <HomeAway data={data} />
            <TitledSection title={t('nba.team.league')}>
              <Card>
                <FigureTable
                  caption={t('nba.team.league')}
                  columns={columns}
                  rows={data.stats}
                  keyOf={({ stat }) => stat}
                />
              </Card>
            </TitledSection>
          </>
        )}
      </QueryState>
    </>
  );
}
