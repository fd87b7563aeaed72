import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { NBA_KINDS, NBA_STATS, type NbaKind, type NbaStat } from '../../../../contract/nba/nba-codes';
import type { NbaSquadPlayer } from '../../../../contract/nba/nba-player';
import type { NbaTeamLineup } from '../../../../contract/nba/nba-team';
import { useAudience } from '../../../../domains/session/audience';
import { useServices } from '../../../../services/services';
import { ChoiceChips } from '../../../../ui/controls/choice-chips';
import { SplitRow } from '../../schedule/split-row';
import { BestCards } from '../../team/best-cards';
import { Calendar } from '../../team/team-calendar';
import { matchesOf, nbaSquadQuery, nbaTeamGamesQuery, useNbaOrigin } from '../data/nba-queries';
import { RUNNING_SEASON } from '../data/seasons';
import { usePerGame } from '../data/use-per-game';
import { SeasonMenu } from '../tables/season-menu';

/** Of so many games of the most played. */
const QUALIFIED = 0.5;

function bestIn(players: readonly NbaSquadPlayer[], stat: NbaStat): NbaSquadPlayer | undefined {
  const most = Math.max(0, ...players.map(({ games = 0 }) => games));
  return players
    .filter(({ games = 0 }) => games > 0 && games >= most * QUALIFIED)
    .reduce<NbaSquadPlayer | undefined>(
      (best, one) => ((one[stat] ?? 0) > (best?.[stat] ?? 0) ? one : best),
      undefined,
    );
}

function NbaBest({ teamId }: { readonly teamId: string }) {
  const t = useTranslations('nba');
  const { paths } = useServices();
  const perGame = usePerGame();
  const { data = [] } = useQuery(nbaSquadQuery(useNbaOrigin(), teamId));
  const best = NBA_STATS.flatMap((stat) => {
    const player = bestIn(data, stat);
    if (player === undefined) return [];
    const { playerId, playerName = playerId, shortName: name = playerName, playerLogo: logo } = player;
    return { name, logo, value: perGame(player[stat]), label: t(`stat.${stat}`), to: paths.nbaPlayer(playerId) };
  });
  return <BestCards best={best} />;
}

/** The season and the kind of its games that are shown or counted, and the row that they are chosen in. */
export function useSeasonKind({ seasonId: running = RUNNING_SEASON }: NbaTeamLineup, kinds: readonly NbaKind[]) {
  const t = useTranslations('nba');
  const [seasonId, setSeasonId] = useState(running);
  const [kind, setKind] = useState<NbaKind>('regular');
  const choices = kinds.map((value) => ({ value, label: t(`view.${value}`) }));
  const row = (
    <SplitRow isPadded end={<SeasonMenu value={seasonId} onChoose={setSeasonId} />}>
      <ChoiceChips label={t('kind')} choices={choices} value={kind} onChoose={setKind} />
    </SplitRow>
  );
  return { seasonId, kind, row };
}

/** A team plays no All-Star game. */
const KINDS = NBA_KINDS.filter((kind) => kind !== 'allStar');

/** A team's games by season and kind: on air, next, results, and what comes later; the best of the team below. */
export function NbaTeamGames({ team }: { readonly team: NbaTeamLineup }) {
  const t = useTranslations('nba');
  const { teamId } = team;
  const { row, ...chosen } = useSeasonKind(team, KINDS);
  const options = nbaTeamGamesQuery(useNbaOrigin(), useAudience(), { teamId, ...chosen });
  const query = useQuery({ ...options, select: matchesOf });
  return (
    <>
      {row}
      <Calendar query={query} matches={query.data ?? []} none={{ title: t('noGames'), text: t('noGamesHint') }}>
        <NbaBest teamId={teamId} />
      </Calendar>
    </>
  );
}
