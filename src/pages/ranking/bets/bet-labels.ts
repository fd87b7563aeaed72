import { useTranslations } from 'use-intl/react';
import type { BetLeg } from '../../../contract/ranking/betting';
import { configStore } from '../../../domains/config/config-store';
import { teamsOf } from '../../../domains/match/use-versus';
import { useFormats } from '../../../i18n/use-formats';
import { sportOf } from '../../../rules/match/match-status';
import { betPlayKey } from '../../../rules/tip/tip-view-model';
import { useStore } from '../../../services/store-registry';
import { isBasketball, lineLabels, pickLabels, signedLine } from './bet-view-model';

export function useLegLabels() {
  const t = useTranslations();
  const teams = ({ homeName, awayName }: BetLeg) =>
    teamsOf(t, { masterTeamName: homeName?.trim() || undefined, guestTeamName: awayName?.trim() || undefined });
  const lineOf = (line: number) => {
    const { receives, ...named } = lineLabels(line);
    return t('bet.line', { receives, name: t('bet.lineName', { ...named }) });
  };
  const handicap = (leg: BetLeg, side: 'home' | 'away', line: number) => {
    const name = teams(leg)[side];
    if (line === 0) return { pick: t('bet.level', { team: name }) };
    return { pick: name, line: isBasketball(leg) ? signedLine(line) : lineOf(line) };
  };
  const pick = (leg: BetLeg): { pick: string; line?: string | undefined } => {
    const words = pickLabels(leg);
    if (words === undefined) return { pick: t('format.missing') };
    if (words.kind === 'text') return { pick: words.text };
    if (words.kind === 'team') return handicap(leg, words.side, words.line);
    return { pick: t(`bet.${words.side}`), line: words.line === undefined ? undefined : String(words.line) };
  };
  return {
    match: (leg: BetLeg) => teams(leg).versus,
    play: ({ playType, matchTypeId }: BetLeg) =>
      playType === undefined ? t('bet.unknown') : t(`betPlay.${betPlayKey(playType, sportOf(matchTypeId))}`),
    pick,
  };
}

/** Odds as the user wants them, European or Hong Kong (decisions.md, odds). */
export function useOdds(): (odds: number | undefined) => string {
  const { odds } = useFormats();
  const oddsType = useStore(configStore, (state) => state.oddsType);
  return (value) => odds(value, oddsType);
}
