import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { QueryState } from '../../../domains/query/query-state';
import { useFormats } from '../../../i18n/use-formats';
import { useServices } from '../../../services/services';
import { Card, Section } from '../../../ui/layout/section';
import { leadersQuery } from '../data/team-queries';
import type { Topic } from '../data/topic';
import { LeaderRow } from '../frame/leader-row';
import { TABLE_HEIGHT_PX, TableSkeleton } from '../frame/topic-skeletons';

/** Of each thing. */
const SHOWN = 3;

interface TeamLeadersListProps {
  readonly topic: Topic;
  readonly teamId: string;
  readonly seasonId: string;
}

/** The leaders of a team, the first three of each figure. */
export function TeamLeadersList({ topic, teamId, seasonId }: TeamLeadersListProps) {
  const t = useTranslations('topics');
  const services = useServices();
  const { money } = useFormats();
  const query = useQuery(leadersQuery(services, topic, teamId, seasonId));
  const { fileUrl, paths } = services;
  return (
    <QueryState query={query} skeleton={<TableSkeleton />} space={TABLE_HEIGHT_PX}>
      {query.data?.map(({ stat, players }) => {
        const best = players[0]?.value ?? 0;
        return players.length === 0 ? null : (
          <Section key={stat} title={t(`stat.${stat}`)}>
            <Card>
              {players.slice(0, SHOWN).map(({ playerId, playerName = playerId, playerLogo, rank, value }, index) => (
                <LeaderRow
                  key={playerId}
                  place={rank ?? index + 1}
                  name={playerName}
                  portrait={playerLogo && fileUrl(playerLogo)}
                  share={best > 0 ? (value ?? 0) / best : 0}
                  value={money(value)}
                  to={topic.playerPath?.(paths, seasonId, playerId)}
                />
              ))}
            </Card>
          </Section>
        );
      })}
    </QueryState>
  );
}
