import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { QueryState } from '../../../domains/query/query-state';
import { useFormats } from '../../../i18n/use-formats';
import { useServices } from '../../../services/services';
import { Chip, ChipRow } from '../../../ui/controls/chip';
import { State } from '../../../ui/feedback/state';
import { Card } from '../../../ui/layout/section';
import type { Topic } from '../data/topic';
import { homeAwayQuery } from '../data/topic-queries';
import { LeaderRow } from '../frame/leader-row';
import { LEADERS_HEIGHT_PX, LeadersSkeleton } from '../frame/topic-skeletons';
import { knownStats, rankedTeams, TEAM_STATS, type TeamStat } from './team-ranking';

interface TeamsPanelProps {
  readonly topic: Topic;
  readonly seasonId: string;
}

const PERCENT = 100;

/** The teams of a league by one figure of the season. */
export function TeamsPanel({ topic, seasonId }: TeamsPanelProps) {
  const t = useTranslations('topics');
  const services = useServices();
  const { money, winRate } = useFormats();
  const [chosen, setStat] = useState<TeamStat>('goals');
  const query = useQuery(homeAwayQuery({ services, topic, seasonId }));
  const stats = query.data === undefined ? TEAM_STATS : knownStats(query.data);
  const stat = stats.includes(chosen) ? chosen : (stats[0] ?? chosen);
  const teams = rankedTeams(query.data ?? [], stat);
  const most = Math.max(0, ...teams.map(({ value }) => value));
  const { fileUrl, paths } = services;
  const write = (value: number) => (stat === 'possession' ? winRate(value / PERCENT) : money(value));
  return (
    <>
      <ChipRow label={t('stat.label')}>
        {stats.map((one) => (
          <Chip key={one} isOn={one === stat} onToggle={() => setStat(one)}>
            {t(`stat.${one}`)}
          </Chip>
        ))}
      </ChipRow>
      <Card>
        <QueryState query={query} skeleton={<LeadersSkeleton />} space={LEADERS_HEIGHT_PX}>
          {teams.length === 0 && <State art="empty" title={t('noData')} text={t('noDataHint')} />}
          {teams.map(({ row: { teamId, teamName = teamId, teamLogo }, place, value }) => (
            <LeaderRow
              key={teamId}
              isTeam
              place={place}
              name={teamName}
              crest={teamLogo && fileUrl(teamLogo)}
              share={most > 0 ? value / most : 0}
              value={write(value)}
              to={topic.teamPath(paths, seasonId, teamId)}
            />
          ))}
        </QueryState>
      </Card>
    </>
  );
}
