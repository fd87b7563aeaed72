import { useSearchParams } from 'react-router-dom';

export const TEAM_TABS = ['schedule', 'lineup', 'stats'] as const;
type TeamTab = (typeof TEAM_TABS)[number];

/** The address of a team's figures, beside the one in force. */
export const STATS_SEARCH = '?tab=stats';

/** The open part of a team's page, in the address; choosing is no step. */
export function useTeamTab() {
  const [params, setParams] = useSearchParams();
  const tab = TEAM_TABS.find((name) => name === params.get('tab')) ?? 'schedule';
  const selectTab = (name: TeamTab) => setParams({ tab: name }, { replace: true });
  return { tab, selectTab };
}
