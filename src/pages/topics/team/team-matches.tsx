import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { TeamSeason } from '../../../contract/football/football-match';
import { QueryState } from '../../../domains/query/query-state';
import { useServices } from '../../../services/services';
import { Chip, ChipRow } from '../../../ui/controls/chip';
import { Card } from '../../../ui/layout/section';
import { ChoiceMenu } from '../../../ui/overlays/choice-menu';
import type { Topic } from '../data/topic';
import { seasonListQuery } from '../data/topic-queries';
import { NoData } from '../layout/no-data';
import { MATCHES_HEIGHT_PX, MatchesSkeleton } from '../layout/topic-skeletons';
import { SplitRow } from '../schedule/split-row';
import { BestStrip } from './best-strip';
import { TeamCalendar } from './team-calendar';

interface TeamMatchesProps {
  readonly topic: Topic;
  readonly teamId: string;
  /** The team's running season. */
  readonly seasonId: string;
}

/** In the place of a competition: the last and next matches of all. */
const NEAR = 'near';

/** A team's matches: by season and competition, with the best of the team below. */
export function TeamMatches({ topic, teamId, seasonId }: TeamMatchesProps) {
  const t = useTranslations('topics');
  const services = useServices();
  const [chosen, setChosen] = useState<string>();
  const [only, setOnly] = useState<string>();
  const query = useQuery(seasonListQuery(services, topic, teamId));
  const seasons = bySeason(query.data ?? []);
  const isRunning = ({ competitions }: SeasonChoice) => competitions.some((one) => one.seasonId === seasonId);
  const season = seasons.find(({ name }) => name === chosen) ?? seasons.find(isRunning) ?? seasons[0];
  const competitions = season?.competitions ?? [];
  // What comes next is of the running season, whatever it is of.
  const hasNear = topic.calls.near !== undefined && season !== undefined && season === seasons[0];
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
            <ChipRow label={t('competitions')}>
              {hasNear && (
                <Chip isOn={isNear} onToggle={() => setOnly(NEAR)}>
                  {t('nearMatches')}
                </Chip>
              )}
              {(competitions.length > 1 || hasNear) && (
                <Chip isOn={only === undefined} onToggle={() => setOnly(undefined)}>
                  {t('allCompetitions')}
                </Chip>
              )}
              {competitions.map((one) => (
                <Chip
                  key={one.seasonId}
                  isOn={only === one.seasonId || (competitions.length === 1 && !hasNear)}
                  onToggle={() => setOnly(one.seasonId)}
                >
                  {one.competitionName ?? one.seasonId}
                </Chip>
              ))}
            </ChipRow>
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
      <BestStrip topic={topic} teamId={teamId} seasonId={seasonId} />
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
