import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { TeamSeason } from '../../../contract/football/football-match';
import { QueryState } from '../../../domains/query/query-state';
import { useFormats } from '../../../i18n/use-formats';
import { useServices } from '../../../services/services';
import { ChoiceChips } from '../../../ui/controls/choice-chips';
import { Card, MoreLink } from '../../../ui/layout/section';
import section from '../../../ui/layout/section.module.css';
import { ChoiceMenu } from '../../../ui/overlays/choice-menu';
import type { Topic } from '../data/topic';
import { bestQuery, seasonListQuery } from '../data/topic-queries';
import { NoData } from '../layout/no-data';
import { MATCHES_HEIGHT_PX, MatchesSkeleton } from '../layout/topic-skeletons';
import { SplitRow } from '../schedule/split-row';
import { BestCards } from './best-cards';
import { TeamCalendar } from './team-calendar';
import { STATS_SEARCH } from './team-layout';

/** A team in the season of a topic. */
export interface TeamInSeason {
  readonly topic: Topic;
  readonly teamId: string;
  readonly seasonId: string;
  /** The competition in whose path its players stand. */
  readonly leagueId: string;
}

function BestOfTeam({ topic, teamId, seasonId, leagueId }: TeamInSeason) {
  const t = useTranslations();
  const services = useServices();
  const { money } = useFormats();
  const { data = [] } = useQuery(bestQuery(services, topic, teamId, seasonId));
  const { paths } = services;
  return (
    <BestCards
      best={data.map(({ stat, playerId, playerName: name = playerId, playerLogo: logo, value }) => ({
        ...{ name, logo, value: money(value), label: t(`topics.stat.${stat}`) },
        to: topic.playerPath?.(paths, leagueId, playerId),
      }))}
      end={<MoreLink to={`${topic.teamPath(paths, leagueId, teamId)}${STATS_SEARCH}`}>{t('action.all')}</MoreLink>}
    />
  );
}

/** In the place of a competition: the last and next matches of all. */
const NEAR = 'near';

/** A team's matches: by season and competition, with the best of the team below. */
export function TeamMatches({ topic, teamId, seasonId, leagueId }: TeamInSeason) {
  const t = useTranslations('topics');
  const services = useServices();
  const [chosen, setChosen] = useState<string>();
  const [only, setOnly] = useState<string>();
  const query = useQuery(seasonListQuery(services, topic, teamId));
  const seasons = bySeason(query.data ?? []);
  const isRunning = ({ competitions }: SeasonChoice) => competitions.some((one) => one.seasonId === seasonId);
  const season = seasons.find(({ name }) => name === chosen) ?? seasons.find(isRunning) ?? seasons[0];
  const competitions = season?.competitions ?? [];
  // The next match is of the running season, whatever it is of.
  const hasNear = topic.calls.near !== undefined && season !== undefined && season === seasons[0];
  const isAlone = competitions.length === 1 && !hasNear;
  const isNear = hasNear && only === NEAR;
  const shown = competitions.filter((one) => only === undefined || one.seasonId === only);
  return (
    <QueryState query={query} skeleton={<MatchesSkeleton />} space={MATCHES_HEIGHT_PX}>
      {season === undefined ? (
        <Card>
          <NoData />
        </Card>
      ) : (
        <>
          <SplitRow
            isPadded
            end={
              <ChoiceMenu
                label={t('seasons')}
                choices={seasons.map(({ name }) => ({ value: name, label: name }))}
                value={season.name}
                onChoose={(name) => {
                  setChosen(name);
                  setOnly(undefined);
                }}
              />
            }
          >
            <ChoiceChips
              label={t('competitions')}
              choices={[
                ...(hasNear ? [{ value: NEAR, label: t('nearMatches') }] : []),
                ...(isAlone ? [] : [{ value: undefined, label: t('allCompetitions') }]),
                ...competitions.map((one) => ({ value: one.seasonId, label: one.competitionName ?? one.seasonId })),
              ]}
              value={isAlone ? competitions[0]?.seasonId : only}
              onChoose={setOnly}
            />
          </SplitRow>
          <TeamCalendar
            key={`${season.name} ${only}`}
            topic={topic}
            teamId={teamId}
            seasonIds={shown.map((one) => one.seasonId)}
            isNear={isNear}
          />
        </>
      )}
      <div className={section.tail}>
        <BestOfTeam {...{ topic, teamId, seasonId, leagueId }} />
      </div>
    </QueryState>
  );
}

/** A season as it is chosen: everything that the team plays in it. */
interface SeasonChoice {
  readonly name: string;
  readonly competitions: readonly TeamSeason[];
}

/** Competitions of the same season together, in the server's order; one without a name stands alone. */
export function bySeason(seasons: readonly TeamSeason[]): readonly SeasonChoice[] {
  const choices = new Map<string, TeamSeason[]>();
  for (const season of seasons) {
    const name = season.seasonName ?? season.seasonId;
    choices.set(name, [...(choices.get(name) ?? []), season]);
  }
  return [...choices].map(([name, competitions]) => ({ name, competitions }));
}
