import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { NBA_KINDS, type NbaKind } from '../../../../contract/nba/nba-codes';
import type { NbaTeamLineup } from '../../../../contract/nba/nba-team';
import { useAudience } from '../../../../domains/session/audience';
import { Chip, ChipRow } from '../../../../ui/controls/chip';
import { SplitRow } from '../../schedule/split-row';
import { Calendar } from '../../team/team-calendar';
import { matchesOf, nbaTeamGamesQuery } from '../data/nba-queries';
import { RUNNING_SEASON } from '../data/season-keys';
import { useNbaSource } from '../data/use-nba-source';
import { SeasonMenu } from '../tables/season-menu';
import { NbaBest } from './nba-best';

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
  const options = nbaTeamGamesQuery(useNbaSource(), useAudience(), { teamId, seasonId, kind });
  const query = useQuery({ ...options, select: matchesOf });
  const none = { title: t('nba.noGames'), text: t('nba.noGamesHint') };
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
      <Calendar query={query} matches={query.data ?? []} none={none}>
        <NbaBest teamId={teamId} />
      </Calendar>
    </>
  );
}
