import { useTranslations } from 'use-intl/react';
import { MatchBar } from '../../../../domains/match/match-bar';
import { showScore } from '../../../../domains/match/spoilers/spoiler-store';
import { useFormats } from '../../../../i18n/use-formats';
import { rowViewModel } from '../../../../rules/match/match-row-view-model';
import { readStatus } from '../../../../rules/match/match-status';
import { useServices } from '../../../../services/services';
import { PageIcon } from '../../../../ui/media/page-icon';
import { FinalCard } from '../../bracket/bracket';
import { BarLink } from '../../schedule/bar-link';
import type { CupGame } from './cup';

interface CupFinalProps {
  readonly game: CupGame | undefined;
  readonly onOpen: (game: CupGame) => void;
}

/** The cup's final in its frame: on neutral ground, never reversed. */
export function CupFinal({ game, onOpen }: CupFinalProps) {
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
  const bar = (
    <MatchBar
      league={undefined}
      home={side(game?.homeShortName ?? game?.homeName, game?.homeLogo, scores?.home.score)}
      away={side(game?.awayShortName ?? game?.awayName, game?.awayLogo, scores?.away.score)}
      kickOff={game === undefined ? t('format.missing') : clock(game.matchDate)}
      status={words?.join(' ')}
      isPlain
      isVeiled={game?.isVeiled}
    />
  );
  const title = (
    <>
      <PageIcon name="crown" size={16} />
      {t('nba.bracket.cupFinal')}
    </>
  );
  return (
    <FinalCard title={title}>
      {game === undefined ? (
        bar
      ) : (
        <BarLink
          label={game.isVeiled === true ? t('topics.tapToShow') : t('nba.bracket.game')}
          onOpen={() => (game.isVeiled === true ? showScore(services, game.matchId) : onOpen(game))}
        >
          {bar}
        </BarLink>
      )}
    </FinalCard>
  );
}
