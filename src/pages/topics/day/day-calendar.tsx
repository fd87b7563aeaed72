import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useStarredMatches } from '../../../domains/team/starred-matches-query';
import { useStarredTeams } from '../../../domains/team/starred-teams';
import { serverDay } from '../../../rules/match/date-filters';
import { RadioChips } from '../../../ui/controls/radio-chips';
import { MonthSheet } from '../schedule/month-sheet';
import { leaguesOf, SCOPES, type Scope, useDays, useLeagueNames } from './day-leagues';

/** The days on which teams with a star play, those of the scope's leagues alone. */
function useStarredDays(scope: Scope): ReadonlySet<string> {
  const facts = leaguesOf(scope).map((league) => league.facts);
  const teams = useStarredTeams().filter(({ topic, seasonId }) =>
    scope === 'nba' ? topic === 'nba' : facts.some((fact) => fact.seasonId === seasonId),
  );
  const matches = useStarredMatches(teams).flatMap((ofTeam) => ofTeam ?? []);
  return new Set(matches.map(({ startDate }) => serverDay(startDate)));
}

interface DayCalendarProps {
  readonly scope: Scope;
  readonly value: string | undefined;
  readonly onChoose: (day: string, scope: Scope) => void;
  readonly onClose: () => void;
}

/** The calendar of all leagues together, or of one of them. */
export function DayCalendar({ scope: first, value, onChoose, onClose }: DayCalendarProps) {
  const t = useTranslations('topics');
  const [scope, setScope] = useState(first);
  const { days } = useDays(scope);
  const { scopeName } = useLeagueNames();
  return (
    <MonthSheet
      days={days}
      value={value}
      starred={useStarredDays(scope)}
      onChoose={(day) => onChoose(day, scope)}
      onClose={onClose}
    >
      <RadioChips
        label={t('league')}
        choices={SCOPES.map((value) => ({ value, label: scopeName(value) }))}
        value={scope}
        onSelect={(value) => setScope(SCOPES.find((one) => one === value) ?? scope)}
      />
    </MonthSheet>
  );
}
