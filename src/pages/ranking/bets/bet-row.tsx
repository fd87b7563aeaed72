import { useTranslations } from 'use-intl/react';
import type { BetResult } from '../../../contract/ranking/bet';
import type { BetLeg, PlacedBet } from '../../../contract/ranking/betting';
import { configStore } from '../../../domains/config/config-store';
import { ResultVeil, useHiddenBy } from '../../../domains/match/spoilers/result-veil';
import { useFormats } from '../../../i18n/use-formats';
import { sportOf } from '../../../rules/match/match-status';
import { matchTarget, targetHref } from '../../../rules/shell/navigation-targets';
import type { ToldResult } from '../../../rules/tip/result-spoilers';
import { isSettled, type ResultTone, toneOf } from '../../../rules/tip/tip-view-model';
import { useServices } from '../../../services/services';
import { Badge } from '../../../ui/feedback/badge';
import { BetCard, type BetLegViewModel } from './bet-card';
import { useLegLabels, useOdds } from './bet-labels';
import { isParlay, profitTone } from './bet-view-model';

const TONES: Readonly<Record<ResultTone, 'win' | 'lose' | 'draw' | undefined>> = {
  win: 'win',
  lose: 'lose',
  draw: 'draw',
  void: undefined,
};

/** The state of a bet, always in a word (product.md, section 4, bet results). */
function ResultBadge({ result }: { readonly result: BetResult }) {
  const t = useTranslations('betResult');
  const tone = isSettled(result) ? TONES[toneOf(result)] : 'accent';
  return <Badge {...(tone !== undefined && { tone })}>{t(result)}</Badge>;
}

/** Opens the portal's page of a leg's match (decisions.md, outside targets). */
export function useOpenLeg() {
  const { openLink, stores } = useServices();
  return ({ matchId, matchTypeId, statusId }: BetLeg, betType: number | undefined) => {
    const match = { sport: sportOf(matchTypeId), matchId, statusId };
    openLink(targetHref(matchTarget(stores.get(configStore).getState().sportPath, match, { betType })));
  };
}

const toldMatch = ({ matchId, matchTypeId, matchDate }: BetLeg) => ({ matchId, matchTypeId, startDate: matchDate });

/** A result, or a veil where it would tell how a match of today ended. `name`: of the match or the bet. */
function Told({ told, name }: { readonly told: ToldResult; readonly name: string }) {
  const hidden = useHiddenBy()(told);
  if (hidden.length > 0) return <ResultVeil matchIds={hidden} name={name} place="badge" />;
  return <ResultBadge result={told.result} />;
}

/** One bet, whatever its kind. */
export function BetRow({ bet }: { readonly bet: PlacedBet }) {
  const t = useTranslations();
  const { money, profit } = useFormats();
  const words = useLegLabels();
  const odds = useOdds();
  const open = useOpenLeg();
  const { legs, result, bettingType } = bet;
  const inParlay = isParlay(bet);
  const told = { id: bet.betId, result, matches: legs.map(toldMatch), settleTime: bet.createDate };
  const isHidden = useHiddenBy()(told).length > 0;
  const toldBy = (leg: BetLeg): ToldResult =>
    inParlay ? { ...told, result: leg.result ?? 'waiting', matches: [toldMatch(leg)] } : told;
  const viewModel = (leg: BetLeg): BetLegViewModel => ({
    league: leg.leagueName,
    match: words.match(leg),
    play: words.play(leg),
    line: undefined,
    ...words.pick(leg),
    odds: t('bet.odds', { odds: odds(leg.odds) }),
    badge: <Told told={toldBy(leg)} name={words.match(leg)} />,
    onOpen: () => open(leg, bettingType),
  });
  const parlay = {
    name: t('bet.parlay', { legs: legs.length }),
    odds: t('bet.parlayOdds', { odds: odds(bet.odds) }),
    badge: <Told told={told} name={t('bet.parlay', { legs: legs.length })} />,
  };
  return (
    <BetCard
      legs={legs.map(viewModel)}
      parlay={legs.length === 1 ? undefined : parlay}
      money={{
        stake: t('bet.stake', { coins: money(bet.stake) }),
        profit: profit(isSettled(result) && !isHidden ? bet.profit : undefined),
        tone: isHidden ? 'muted' : profitTone(bet),
      }}
    />
  );
}
