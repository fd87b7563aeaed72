import { useTranslations } from 'use-intl/react';
import type { NbaRanking } from '../../../../contract/nba/nba-standings';
import { useLazySheet } from '../../../../services/lazy-sheet';
import { Card } from '../../../../ui/layout/section';
import { FigureTable } from '../../../../ui/lists/figure-table';
import { TableLegend } from '../../tables/table-legend';
import { seasonKey } from '../data/season-keys';
import { useNbaColumns } from './nba-columns';
import { WideTable } from './wide-table';

interface NbaTableProps {
  readonly ranking: NbaRanking;
  readonly seasonId: string;
  /** The division tables beside a conference's; undefined for one of those. */
  readonly divisions: readonly NbaRanking[] | undefined;
}

const loadWhy = () => import('./nba-why');

/** One table of the standings, wider than the screen, with its play-off and play-in lines where it has any. */
export function NbaTable({ ranking, seasonId, divisions }: NbaTableProps) {
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
