import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { MatchBar } from '../../../../domains/match/match-bar';
import { useAudience } from '../../../../domains/session/audience';
import { showScore } from '../../../../domains/spoilers/spoiler-store';
import { useFormats } from '../../../../i18n/use-formats';
import { rowViewModel } from '../../../../rules/match/match-row-view-model';
import { readStatus } from '../../../../rules/match/match-status';
import { useServices } from '../../../../services/services';
import { State } from '../../../../ui/feedback/state';
import { FinalCard } from '../../bracket/bracket';
import { nbaCupQuery, useNbaOrigin } from '../data/nba-queries';
import { type CupGame, cupKnockout } from './cup';
import { EMPTY, GamesSheet, NbaBracket } from './nba-bracket';
import { useCupTie } from './use-cup-tie';
import { useToldGames } from './use-told-games';

/** The cup's final in its box: on neutral ground, never reversed. */
function CupFinal({ game, onOpen }: { readonly game: CupGame | undefined; readonly onOpen: (game: CupGame) => void }) {
  const t = useTranslations();
  const { clock, shortTime } = useFormats();
  const services = useServices();
  const { fileUrl, now } = services;
  const scores = game && rowViewModel(game, now(), true).scores;
  const side = (name: string | undefined, logo: string | undefined, score: number | null | undefined) => ({
    name: name ?? t('nba.bracket.undecided'),
    crest: logo && fileUrl(logo),
    score: score ?? undefined,
  });
  const status = game && readStatus('basketball', game.statusId, game.phase).label;
  const words = game &&
    status && [
      shortTime(game.matchDate, now()),
      t(`match.status.${status}`),
      ...(game.isNeutral === true ? ['·', t('nba.bracket.neutral')] : []),
    ];
  const isVeiled = game?.isVeiled === true;
  const way = game && {
    label: isVeiled ? t('topics.tapToShow') : t('nba.bracket.game'),
    onOpen: () => (isVeiled ? showScore(services, game.matchId) : onOpen(game)),
  };
  return (
    <FinalCard title={t('nba.bracket.cupFinal')} way={way}>
      <MatchBar
        league={undefined}
        home={side(game?.homeShortName ?? game?.homeName, game?.homeLogo, scores?.home.score)}
        away={side(game?.awayShortName ?? game?.awayName, game?.awayLogo, scores?.away.score)}
        kickOff={game === undefined ? t('format.missing') : clock(game.matchDate)}
        status={words?.join(' ')}
        isPlain
        isVeiled={isVeiled}
      />
    </FinalCard>
  );
}

const teamsOf = ({ homeId = '', awayId = '', homeName, awayName, homeLogo, awayLogo }: CupGame) => [
  { id: homeId, name: homeName, logo: homeLogo },
  { id: awayId, name: awayName, logo: awayLogo },
];

/** The cup's knockout: east above west, single games. */
export function CupBracket({ seasonId }: { readonly seasonId: string }) {
  const t = useTranslations();
  const [open, setOpen] = useState<CupGame>();
  const query = useQuery(nbaCupQuery(useNbaOrigin(), useAudience(), seasonId));
  const { games, matches } = query.data ?? EMPTY;
  const { east, west, eastSemi, westSemi, final } = cupKnockout(useToldGames(games, seasonId));
  const tie = useCupTie(setOpen);
  const half = (conference: 'east' | 'west', quarters: typeof east, semi: typeof eastSemi) => [
    {
      key: `${conference}Quarter`,
      name: t(`nba.bracket.${conference}Quarter`),
      ties: quarters.map((game, position) => tie(game, `${conference}${position}`)),
    },
    { key: `${conference}Semi`, name: t('nba.bracket.semi'), ties: [tie(semi, `${conference}Semi`)] },
  ];
  const halves = { upper: half('east', east, eastSemi), lower: half('west', west, westSemi) };
  return (
    <NbaBracket
      {...{ query, halves }}
      none={<State art="empty" title={t('nba.bracket.noCup')} />}
      title={t('nba.bracket.cupFinal')}
      final={<CupFinal game={final} onOpen={setOpen} />}
      finalTie={tie(final, 'final')}
    >
      {open !== undefined && (
        <GamesSheet
          title={tie(open, open.matchId).label}
          teams={teamsOf(open)}
          matches={matches.filter(({ matchId }) => matchId === open.matchId)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </NbaBracket>
  );
}
