import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import type { TeamLineup } from '../../../contract/football/lineup';
import { StarTeam } from '../../../domains/team/star-team';
import type { StarredTeam } from '../../../domains/team/starred-teams';
import { TabPanel, Tabs } from '../../../ui/controls/tabs';
import { DetailLayout } from '../layout/page-layouts';

const TABS = ['schedule', 'lineup', 'stats'] as const;
export type TeamTab = (typeof TABS)[number];

/** The address of a team's figures, beside the one in force. */
export const STATS_SEARCH = '?tab=stats';

interface TeamLayoutProps<T> {
  readonly query: UseQueryResult<T>;
  /** The team's id, topic and one of its seasons, for its star. */
  readonly of: (team: T) => Omit<StarredTeam, 'name' | 'logo'>;
  readonly hero: (team: T) => ReactNode;
  readonly panel: (tab: TeamTab, team: T) => ReactNode;
}

/** The page of a team of any sport; its open part stands in the address, and choosing is no step. */
export function TeamLayout<T extends Pick<TeamLineup, 'teamName' | 'teamLogo'>>(props: TeamLayoutProps<T>) {
  const { query, of, hero, panel } = props;
  const t = useTranslations();
  const id = useId();
  const [params, setParams] = useSearchParams();
  const tab = TABS.find((name) => name === params.get('tab')) ?? 'schedule';
  return (
    <DetailLayout
      title={t('pages.leagueTeam')}
      query={query}
      name={query.data?.teamName}
      action={(team) => <StarTeam team={{ ...of(team), name: team.teamName, logo: team.teamLogo }} />}
    >
      {(team) => (
        <>
          {hero(team)}
          <Tabs
            id={id}
            label={t('topics.tabs')}
            tabs={TABS.map((value) => ({
              value,
              label: t(value === 'lineup' ? 'topics.squad' : `topics.tab.${value}`),
            }))}
            value={tab}
            onSelect={(name) => setParams({ tab: name }, { replace: true })}
            sticky="nav"
          />
          <TabPanel id={id} value={tab}>
            {panel(tab, team)}
          </TabPanel>
        </>
      )}
    </DetailLayout>
  );
}
