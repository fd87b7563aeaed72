import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { NBA_POSITIONS } from '../../../../contract/nba/nba-codes';
import type { NbaSquadPlayer } from '../../../../contract/nba/nba-player';
import type { NbaTeamLineup } from '../../../../contract/nba/nba-team';
import { QueryState } from '../../../../domains/query/query-state';
import { useServices } from '../../../../services/services';
import { State } from '../../../../ui/feedback/state';
import { Card } from '../../../../ui/layout/section';
import { TABLE_HEIGHT_PX, TableSkeleton } from '../../frame/topic-skeletons';
import { SquadGroup, SquadTitle } from '../../team/squad-row';
import { nbaSquadQuery } from '../data/nba-queries';
import { useNbaSource } from '../data/use-nba-source';

/** A team's line-up: who begins, then the others by position; the coach last. */
export function NbaSquad({ team: { teamId, starters, coach } }: { readonly team: NbaTeamLineup }) {
  const t = useTranslations();
  const { paths } = useServices();
  const query = useQuery(nbaSquadQuery(useNbaSource(), teamId));
  const beginning = new Set(starters.map(({ playerId }) => playerId));
  const others = (query.data ?? []).filter(({ playerId }) => !beginning.has(playerId));
  const row = {
    pathOf: (playerId: string) => paths.nbaPlayer(playerId),
    placeOf: ({ position }: NbaSquadPlayer) => position && t(`nba.position.${position}`),
  };
  return (
    <QueryState query={query} skeleton={<TableSkeleton />} space={TABLE_HEIGHT_PX}>
      {starters.length + others.length === 0 && (
        <Card>
          <State art="empty" title={t('topics.noData')} />
        </Card>
      )}
      <SquadGroup title={t('nba.team.starters')} players={starters} {...row} />
      {[...NBA_POSITIONS, undefined].map((position) => (
        <SquadGroup
          key={position ?? 'other'}
          title={t(`nba.position.${position ?? 'other'}`)}
          players={others.filter((player) => player.position === position)}
          {...row}
        />
      ))}
      {coach !== undefined && <SquadTitle title={t('nba.team.coach', { name: coach })} />}
    </QueryState>
  );
}
