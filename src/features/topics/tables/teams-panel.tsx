import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useServices } from '../../../context/services';
import { useFormats } from '../../../i18n/use-formats';
import { QueryState } from '../../../parts/page/query-state';
import { knownStats, rankedTeams, TEAM_STATS, type TeamStat } from '../../../rules/team-ranking';
import { Chip, ChipRow } from '../../../ui/chip';
import { LeaderRow } from '../../../ui/leader-row';
import { Card } from '../../../ui/section';
import { State } from '../../../ui/state';
import { LEADERS_HEIGHT_PX, LeadersBones } from '../../../ui/topic-skeletons';
import type { Topic } from '../topic';
import { homeAwayQuery } from '../topic-queries';

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
        <QueryState query={query} bones={<LeadersBones />} space={LEADERS_HEIGHT_PX}>
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
