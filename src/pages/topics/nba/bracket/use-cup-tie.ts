import { useTranslations } from 'use-intl/react';
import { teamsOf } from '../../../../domains/match/use-versus';
import { showScore } from '../../../../domains/spoilers/spoiler-store';
import { useFormats } from '../../../../i18n/use-formats';
import { rowViewModel } from '../../../../rules/match/match-row-view-model';
import { useServices } from '../../../../services/services';
import type { BracketTie } from '../../bracket/bracket-tie';
import { winnerOf } from '../../cups/winner';
import type { CupGame } from './cup';

/** Makes of a game of the cup what is drawn of it; a reversed one has its away side on top, home and away always said. */
export function useCupTie(onOpen: (game: CupGame) => void) {
  const t = useTranslations();
  const { shortTime } = useFormats();
  const services = useServices();
  const { fileUrl, now } = services;

  const draw = (game: CupGame): BracketTie => {
    const isVeiled = game.isVeiled === true;
    const viewModel = rowViewModel(game, now(), false);
    const winner = winnerOf('basketball', game);
    const names = teamsOf(t, {
      masterTeamName: game.homeShortName ?? game.homeName,
      guestTeamName: game.awayShortName ?? game.awayName,
    });
    const side = (isHome: boolean) => {
      const at = isHome ? 'home' : 'away';
      const logo = game[`${at}Logo`];
      return {
        name: names[at],
        crest: logo && fileUrl(logo),
        score: String(viewModel.scores?.[at].score ?? ''),
        isOut: winner !== undefined && winner !== game[`${at}Id`],
        isVeiled,
        // On neutral ground nobody is at home.
        side: game.isNeutral === true ? undefined : t(`match.${at}`),
      };
    };
    const [home, away] = [side(!game.isReverse), side(game.isReverse)];
    const words = { first: home.name, second: away.name, firstWins: home.score, secondWins: away.score };
    return {
      key: game.matchId,
      label: isVeiled
        ? `${t('topics.tieToCome', { home: home.name, away: away.name })}, ${t('topics.tapToShow')}`
        : t('nba.bracket.series', words),
      home,
      away,
      note: isVeiled
        ? t('topics.tapToShow')
        : viewModel.scores === undefined
          ? shortTime(game.matchDate, now())
          : undefined,
      isLive: viewModel.look === 'live',
      onOpen: () => (isVeiled ? showScore(services, game.matchId) : onOpen(game)),
    };
  };
  return (game: CupGame | undefined, key: string): BracketTie => {
    if (game !== undefined) return draw(game);
    const side = { name: t('nba.bracket.undecided'), crest: undefined, score: '', isOut: false };
    return { key, label: side.name, home: side, away: side };
  };
}
