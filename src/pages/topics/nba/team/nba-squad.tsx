import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { NBA_POSITIONS } from '../../../../contract/nba/nba-codes';
import type { NbaSquadPlayer } from '../../../../contract/nba/nba-player';
import type { NbaTeamLineup } from '../../../../contract/nba/nba-team';
import { QueryState } from '../../../../domains/query/query-state';
import { useFormats } from '../../../../i18n/use-formats';
import { ageOf } from '../../../../rules/session/age';
import { useServices } from '../../../../services/services';
import { State } from '../../../../ui/feedback/state';
import { Card } from '../../../../ui/layout/section';
import { SquadGroup, SquadRow } from '../../team/squad-row';
import { TABLE_HEIGHT_PX, TableSkeleton } from '../../topic-skeletons';
import { nbaSquadQuery } from '../nba-queries';
import { useNbaSource } from '../use-nba-source';

/** A group of the squad below its title. */
function Group({ title, players }: { readonly title: string; readonly players: readonly NbaSquadPlayer[] }) {
  const t = useTranslations();
  const { age } = useFormats();
  const { fileUrl, now, paths } = useServices();
  const metaOf = ({ birthday, height, position }: NbaSquadPlayer) =>
    [
      position && t(`nba.position.${position}`),
      age(ageOf(birthday, now())),
      height === undefined ? '' : t('topics.heightShort', { height: String(height) }),
    ]
      .filter(Boolean)
      .join(' · ');
  if (players.length === 0) return null;
  return (
    <SquadGroup title={title}>
      <Card>
        {players.map((player) => (
          <SquadRow
            key={player.playerId}
            number={player.shirtNumber?.toString() ?? ''}
            name={player.playerName ?? player.playerId}
            portrait={player.playerLogo && fileUrl(player.playerLogo)}
            meta={metaOf(player)}
            to={paths.nbaPlayer(player.playerId)}
          />
        ))}
      </Card>
    </SquadGroup>
  );
}

/** A team's line-up: who begins, then the others by position; the coach last. */
export function NbaSquad({ team: { teamId, starters, coach } }: { readonly team: NbaTeamLineup }) {
  const t = useTranslations();
  const query = useQuery(nbaSquadQuery(useNbaSource(), teamId));
  const beginning = new Set(starters.map(({ playerId }) => playerId));
  const others = (query.data ?? []).filter(({ playerId }) => !beginning.has(playerId));
  return (
    <QueryState query={query} skeleton={<TableSkeleton />} space={TABLE_HEIGHT_PX}>
      {starters.length + others.length === 0 && (
        <Card>
          <State art="empty" title={t('topics.noData')} />
        </Card>
      )}
      <Group title={t('nba.team.starters')} players={starters} />
      {[...NBA_POSITIONS, undefined].map((position) => (
        <Group
          key={position ?? 'other'}
          title={t(`nba.position.${position ?? 'other'}`)}
          players={others.filter((player) => player.position === position)}
        />
      ))}
      {coach !== undefined && <SquadGroup title={t('nba.team.coach', { name: coach })}>{null}</SquadGroup>}
    </QueryState>
  );
}
