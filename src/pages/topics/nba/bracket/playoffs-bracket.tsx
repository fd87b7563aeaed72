import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { MatchBar } from '../../../../domains/match/match-bar';
import { useAudience } from '../../../../domains/session/audience';
import { monthDay } from '../../../../i18n/wall-time';
import { useServices } from '../../../../services/services';
import { FinalCard } from '../../bracket/bracket';
import type { BracketTie } from '../../bracket/bracket-tie';
import { NoData } from '../../layout/no-data';
import { nbaGamesQuery, useNbaOrigin } from '../data/nba-queries';
import { withPlayoffStages } from '../data/told-by-teams';
import { EMPTY, GamesSheet, NbaBracket } from './nba-bracket';
import { playoffBracket, type Series, type SeriesTeam, seriesWinner } from './series';
import { useToldGames } from './use-told-games';

const ROUND_NAMES = {
  east: ['eastFirst', 'second', 'conferenceFinal'],
  west: ['westFirst', 'second', 'conferenceFinal'],
} as const;

/** Makes of a series what is drawn of it; a tap shows its games. */
function useSeriesTie(onOpen: (series: Series) => void) {
  const t = useTranslations('nba.bracket');
  const veil = useTranslations('topics');
  const { fileUrl } = useServices();
  const veiledWords = ({ first, second }: { first: string; second: string }) =>
    `${veil('tieToCome', { home: first, away: second })}, ${veil('tapToShow')}`;
  return (series: Series | undefined, key: string): BracketTie => {
    const isVeiled = series?.isVeiled === true;
    const winner = seriesWinner(series);
    const side = (team: SeriesTeam | undefined) => ({
      name: team?.shortName ?? team?.name ?? t('undecided'),
      crest: team?.logo && fileUrl(team.logo),
      score: team === undefined ? '' : String(team.wins),
      isOut: winner !== undefined && winner !== team?.id,
      isVeiled,
    });
    const [home, away] = [side(series?.first), side(series?.second)];
    const words = { first: home.name, second: away.name, firstWins: home.score, secondWins: away.score };
    return {
      key: series?.key ?? key,
      label: isVeiled ? veiledWords(words) : t('series', words),
      note: isVeiled ? veil('tapToShow') : undefined,
      home,
      away,
      isLive: series?.isLive ?? false,
      onOpen: series && (() => onOpen(series)),
    };
  };
}

/** The finals in their box: games won, first and last day. */
function FinalSeries({
  series,
  onOpen,
}: {
  readonly series: Series | undefined;
  readonly onOpen: (series: Series) => void;
}) {
  const t = useTranslations('nba.bracket');
  const missing = useTranslations('format')('missing');
  const { fileUrl } = useServices();
  const side = (team: SeriesTeam | undefined) => ({
    // A whole name breaks inside a word here.
    name: team?.shortName ?? team?.name ?? t('undecided'),
    crest: team?.logo && fileUrl(team.logo),
    score: series?.isVeiled === true ? undefined : team?.wins,
  });
  return (
    <FinalCard title={t('finals')} way={series && { label: t('games'), onOpen: () => onOpen(series) }}>
      <MatchBar
        league={undefined}
        home={side(series?.first)}
        away={side(series?.second)}
        kickOff={missing}
        status={series && t('dates', { from: monthDay(series.from), to: monthDay(series.to) })}
        isPlain
        isVeiled={series?.isVeiled}
      />
    </FinalCard>
  );
}

/** Two conferences that meet at the finals, best of seven: the series and how they stand. */
export function PlayoffsBracket({ seasonId }: { readonly seasonId: string }) {
  const t = useTranslations();
  const [open, setOpen] = useState<Series>();
  const query = useQuery(nbaGamesQuery(useNbaOrigin(), useAudience(), seasonId, 'playoffs'));
  const { games, matches } = query.data ?? EMPTY;
  const { east, west, final } = playoffBracket(useToldGames(games, seasonId, withPlayoffStages));
  const tie = useSeriesTie(setOpen);
  const half = (rounds: typeof east, conference: keyof typeof ROUND_NAMES) =>
    rounds.map((series, index) => ({
      key: `${conference}${index}`,
      name: t(`nba.bracket.${ROUND_NAMES[conference][index] ?? 'second'}`),
      ties: series.map((one, position) => tie(one, `${conference}${index}${position}`)),
    }));
  const halves = { upper: half(east, 'east'), lower: half(west, 'west') };
  return (
    <NbaBracket
      {...{ query, halves }}
      none={<NoData />}
      title={t('nba.bracket.playoffs')}
      final={<FinalSeries series={final} onOpen={setOpen} />}
      finalTie={tie(final, 'final')}
    >
      {open !== undefined && (
        <GamesSheet
          title={tie(open, open.key).label}
          teams={[open.first, open.second]}
          matches={matches.filter(
            ({ homeId, awayId }) =>
              (homeId === open.first.id && awayId === open.second.id) ||
              (homeId === open.second.id && awayId === open.first.id),
          )}
          onClose={() => setOpen(undefined)}
        />
      )}
    </NbaBracket>
  );
}
