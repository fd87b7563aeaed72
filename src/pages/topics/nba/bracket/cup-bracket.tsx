import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { QueryState } from '../../../../domains/query/query-state';
import { useAudience } from '../../../../domains/session/audience';
import { State } from '../../../../ui/feedback/state';
import { Card } from '../../../../ui/layout/section';
import { Bracket } from '../../bracket/bracket';
import { ShareBracket } from '../../bracket/share-bracket';
import { TABLE_HEIGHT_PX, TableSkeleton } from '../../frame/topic-skeletons';
import { type NbaReading, nbaCupQuery } from '../data/nba-queries';
import { useNbaSource } from '../data/use-nba-source';
import { type CupGame, cupKnockout } from './cup';
import { CupFinal } from './cup-final';
import { GamesSheet } from './games-sheet';
import { useCupTie } from './use-cup-tie';
import { useToldGames } from './use-told-games';

const EMPTY: NbaReading = { games: [], matches: [] };

const teamsOf = ({ homeId = '', awayId = '', homeName, awayName, homeLogo, awayLogo }: CupGame) => [
  { id: homeId, name: homeName, logo: homeLogo },
  { id: awayId, name: awayName, logo: awayLogo },
];

/** The cup's knockout: east above west, single games. */
export function CupBracket({ seasonId }: { readonly seasonId: string }) {
  const t = useTranslations();
  const [open, setOpen] = useState<CupGame>();
  const query = useQuery(nbaCupQuery(useNbaSource(), useAudience(), seasonId));
  const { games, matches } = query.data ?? EMPTY;
  const { east, west, eastSemi, westSemi, final } = cupKnockout(useToldGames(games, seasonId));
  const tie = useCupTie(setOpen);
  const half = (conference: 'east' | 'west', quarters: typeof east, semi: typeof eastSemi) => [
    {
      key: `${conference}Quarter`,
      name: t(`nba.bracket.${conference}Quarter`),
      ties: quarters.map((game, place) => tie(game, `${conference}${place}`)),
    },
    { key: `${conference}Semi`, name: t('nba.bracket.semi'), ties: [tie(semi, `${conference}Semi`)] },
  ];
  const halves = { upper: half('east', east, eastSemi), lower: half('west', west, westSemi) };
  return (
    <QueryState query={query} skeleton={<TableSkeleton />} space={TABLE_HEIGHT_PX}>
      {games.length === 0 ? (
        <Card>
          <State art="empty" title={t('nba.bracket.noCup')} />
        </Card>
      ) : (
        <>
          <Bracket {...halves} final={<CupFinal game={final} onOpen={setOpen} />} />
          <ShareBracket title={t('nba.bracket.cupFinal')} {...halves} final={tie(final, 'final')} />
        </>
      )}
      {open !== undefined && (
        <GamesSheet
          title={tie(open, open.matchId).label}
          teams={teamsOf(open)}
          matches={matches.filter(({ matchId }) => matchId === open.matchId)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </QueryState>
  );
}
