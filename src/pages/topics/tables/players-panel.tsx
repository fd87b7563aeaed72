import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { PLAYER_STATS, type PlayerStat } from '../../../contract/football/football-codes';
import { useFormats } from '../../../i18n/use-formats';
import { useServices } from '../../../services/services';
import type { Topic } from '../data/topic';
import { playerRankingQuery, topPlayers } from '../data/topic-queries';
import { Leaders, Ranking } from '../layout/leader-row';

/** The ten best of a league by what they are ranked by, in the server's order. */
export function PlayersPanel({ topic, seasonId }: { readonly topic: Topic; readonly seasonId: string }) {
  const t = useTranslations('topics');
  const services = useServices();
  const { money } = useFormats();
  const [stat, setStat] = useState<PlayerStat>('goals');
  const query = useQuery(playerRankingQuery({ services, topic, seasonId }, stat));
  const players = topPlayers(query.data ?? []);
  const choices = PLAYER_STATS.map((value) => ({ value, label: t(`stat.${value}`) }));
  return (
    <Ranking
      {...{ query, choices }}
      label={t('stat.label')}
      value={stat}
      onChoose={setStat}
      isEmpty={players.length === 0}
    >
      <Leaders
        players={players}
        write={money}
        pathOf={(playerId) => topic.playerPath?.(services.paths, seasonId, playerId)}
      />
    </Ranking>
  );
}
