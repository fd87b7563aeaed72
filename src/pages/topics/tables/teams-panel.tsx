import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { HomeAwayRow } from '../../../contract/football/standings';
import { useFormats } from '../../../i18n/use-formats';
import { useServices } from '../../../services/services';
import type { Topic } from '../data/topic';
import { homeAwayQuery } from '../data/topic-queries';
import { LeaderRow, Ranking } from '../layout/leader-row';

/** The figures that teams are ranked by. */
const TEAM_STATS = ['goals', 'goalsAgainst', 'shotsOnTarget', 'cleanSheets', 'possession'] as const;
type TeamStat = (typeof TEAM_STATS)[number] | 'points';

/** Of goals against the fewest are the best. */
const FEWEST_FIRST: ReadonlySet<TeamStat> = new Set(['goalsAgainst']);

interface RankedTeam {
  readonly row: HomeAwayRow;
  /** Teams with the same figure share a place. */
  readonly place: number;
  readonly value: number;
}

/** Both halves of the season, where the whole is not there. */
const sum = (a: number | undefined, b: number | undefined) => (a === undefined || b === undefined ? undefined : a + b);

export function teamFigure(row: HomeAwayRow, stat: TeamStat): number | undefined {
  if (stat === 'points') return sum(row.homePoints, row.awayPoints);
  if (row[stat] !== undefined) return row[stat];
  if (stat === 'goals') return sum(row.homeGoals, row.awayGoals);
  return stat === 'goalsAgainst' ? sum(row.homeGoalsAgainst, row.awayGoalsAgainst) : undefined;
}

/** The figures that these teams can be ranked by: those that some team has; all are additions, and without them points remain. */
function knownStats(rows: readonly HomeAwayRow[]): readonly TeamStat[] {
  const known = TEAM_STATS.filter((stat) => rows.some((row) => teamFigure(row, stat) !== undefined));
  return known.length > 0 || rows.length === 0 ? known : ['points'];
}

/** Teams by a figure, best first; without it a team is not ranked. */
export function rankedTeams(rows: readonly HomeAwayRow[], stat: TeamStat): readonly RankedTeam[] {
  const sign = FEWEST_FIRST.has(stat) ? 1 : -1;
  const known = rows.flatMap((row) => {
    const value = teamFigure(row, stat);
    return value === undefined ? [] : [{ row, value }];
  });
  const sorted = [...known].sort((a, b) => sign * (a.value - b.value));
  return sorted.map((one) => ({ ...one, place: sorted.findIndex(({ value }) => value === one.value) + 1 }));
}

const PERCENT = 100;

/** The teams of a league by one figure of the season. */
export function TeamsPanel({ topic, seasonId }: { readonly topic: Topic; readonly seasonId: string }) {
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
  const choices = stats.map((value) => ({ value, label: t(`stat.${value}`) }));
  return (
    <Ranking
      {...{ query, choices }}
      label={t('stat.label')}
      value={stat}
      onChoose={setStat}
      isEmpty={teams.length === 0}
    >
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
    </Ranking>
  );
}
