import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import type { NbaKind } from '../../../../contract/nba/nba-codes';
import type { NbaHomeAway as Row } from '../../../../contract/nba/nba-standings';
import { useServices } from '../../../../services/services';
import { Card } from '../../../../ui/layout/section';
import { TitledSection } from '../../../../ui/layout/titled-section';
import { type Column, FigureTable } from '../../../../ui/lists/figure-table';
import { TableTeam } from '../../tables/table-team';
import { nbaHomeAwayQuery } from '../data/nba-queries';
import { useNbaSource } from '../data/use-nba-source';
import { usePerGame } from '../data/use-per-game';

interface NbaHomeAwayProps {
  readonly seasonId: string;
  readonly scope: NbaKind;
  readonly division: string;
}

/**
 * Won and lost at home and away (product.md, section 3, Home/away statistics). Beside the table: without it the page
 * shows less.
 */
export function NbaHomeAway({ seasonId, scope, division }: NbaHomeAwayProps) {
  const t = useTranslations('nba');
  const missing = useTranslations('format')('missing');
  const { fileUrl, paths } = useServices();
  const points = usePerGame();
  const { data = [] } = useQuery(nbaHomeAwayQuery(useNbaSource(), seasonId, scope, division));
  if (data.length === 0) return null;
  const record = (won: number | undefined, lost: number | undefined) =>
    won === undefined || lost === undefined ? missing : t('record', { won: String(won), lost: String(lost) });
  const columns: readonly Column<Row>[] = [
    {
      key: 'team',
      head: t('table.team'),
      align: 'start',
      isRowHead: true,
      cell: ({ teamId, shortName, teamName = teamId, teamLogo }) => (
        <TableTeam name={shortName ?? teamName} crest={teamLogo && fileUrl(teamLogo)} to={paths.nbaTeam(teamId)} />
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
        <FigureTable caption={t('homeAway')} columns={columns} rows={data} keyOf={({ teamId }) => teamId} />
      </Card>
    </TitledSection>
  );
}
