import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { PLAYER_STATS, type PlayerStat } from '../../../contract/football/football-codes';
import { QueryState } from '../../../domains/query/query-state';
import { useFormats } from '../../../i18n/use-formats';
import { useServices } from '../../../services/services';
import { Chip, ChipRow } from '../../../ui/controls/chip';
import { State } from '../../../ui/feedback/state';
import { Card } from '../../../ui/layout/section';
import type { Topic } from '../data/topic';
import { LeaderRow } from '../layout/leader-row';
import { LEADERS_HEIGHT_PX, LeadersSkeleton } from '../layout/topic-skeletons';
import { playerRankingQuery } from './player-ranking-query';

/** The ten best of a league by what they are ranked by, in the server's order. */
export function PlayersPanel({ topic, seasonId }: { readonly topic: Topic; readonly seasonId: string }) {
  const t = useTranslations('topics');
  const services = useServices();
  const { money } = useFormats();
  const [stat, setStat] = useState<PlayerStat>('goals');
  const query = useQuery(playerRankingQuery(services, seasonId, stat));
  const players = query.data ?? [];
  const best = players[0]?.value ?? 0;
  const { fileUrl, paths } = services;
  return (
    <>
      <ChipRow label={t('stat.label')}>
        {PLAYER_STATS.map((one) => (
          <Chip key={one} isOn={one === stat} onToggle={() => setStat(one)}>
            {t(`stat.${one}`)}
          </Chip>
        ))}
      </ChipRow>
      <Card>
        <QueryState query={query} skeleton={<LeadersSkeleton />} space={LEADERS_HEIGHT_PX}>
          {players.length === 0 && <State art="empty" title={t('noData')} text={t('noDataHint')} />}
          {players.map(({ playerId, playerName = playerId, playerLogo, teamName, teamLogo, rank, value }, index) => (
            <LeaderRow
              key={playerId}
              place={rank ?? index + 1}
              name={playerName}
              portrait={playerLogo && fileUrl(playerLogo)}
              team={teamName === undefined ? undefined : { name: teamName, crest: teamLogo && fileUrl(teamLogo) }}
              share={best > 0 ? (value ?? 0) / best : 0}
              value={money(value)}
              to={topic.playerPath?.(paths, seasonId, playerId)}
            />
          ))}
        </QueryState>
      </Card>
    </>
  );
}
