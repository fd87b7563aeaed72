import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { NBA_KINDS, type NbaKind } from '../../../../contract/nba/nba-codes';
import type { NbaTeamLineup } from '../../../../contract/nba/nba-team';
import { LiveMatchAnnouncements } from '../../../../domains/match/live-match-announcements';
import { QueryState } from '../../../../domains/query/query-state';
import { useAudience } from '../../../../domains/session/audience';
import { Chip, ChipRow } from '../../../../ui/controls/chip';
import { State } from '../../../../ui/feedback/state';
import { Card, Section } from '../../../../ui/layout/section';
import { MatchList } from '../../schedule/match-list';
import { teamCalendar } from '../../schedule/match-order';
import { SplitRow } from '../../schedule/split-row';
import { MATCHES_HEIGHT_PX, MatchesSkeleton } from '../../topic-skeletons';
import { nbaTeamGamesQuery } from '../nba-queries';
import { RUNNING_SEASON } from '../season-keys';
import { SeasonMenu } from '../season-menu';
import { useNbaSource } from '../use-nba-source';
import { NbaBest } from './nba-best';

/** The next match stands above the results; later ones stand below them. */
const NEXT_SHOWN = 2;
/** A team plays no All-Star game. */
const KINDS = NBA_KINDS.filter((kind) => kind !== 'allStar');

/** A team's games by season and kind: on air, next, results, and what comes later; the best of the team below. */
export function NbaTeamGames({
  team: { teamId, seasonId: running = RUNNING_SEASON },
}: {
  readonly team: NbaTeamLineup;
}) {
  const t = useTranslations();
  const [seasonId, setSeasonId] = useState(running);
  const [kind, setKind] = useState<NbaKind>('regular');
  const query = useQuery(nbaTeamGamesQuery(useNbaSource(), useAudience(), { teamId, seasonId, kind }));
  const { matches = [] } = query.data ?? {};
  const { near, later } = teamCalendar(matches, NEXT_SHOWN);
  return (
    <>
      <SplitRow isPadded end={<SeasonMenu value={seasonId} onChoose={setSeasonId} />}>
        <ChipRow label={t('nba.kind')}>
          {KINDS.map((one) => (
            <Chip key={one} isOn={one === kind} onToggle={() => setKind(one)}>
              {t(`nba.view.${one}`)}
            </Chip>
          ))}
        </ChipRow>
      </SplitRow>
      <Card>
        <QueryState query={query} skeleton={<MatchesSkeleton />} space={MATCHES_HEIGHT_PX}>
          {near.length === 0 ? (
            <State art="empty" title={t('nba.noGames')} text={t('nba.noGamesHint')} />
          ) : (
            <MatchList key={`${seasonId} ${kind}`} matches={near} />
          )}
        </QueryState>
      </Card>
      <NbaBest teamId={teamId} />
      {later.length > 0 && (
        <Section title={t('topics.later')}>
          <Card>
            <MatchList matches={later} />
          </Card>
        </Section>
      )}
      <LiveMatchAnnouncements matches={matches} />
    </>
  );
}
