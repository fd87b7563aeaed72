import { useTranslations } from 'use-intl/react';
import type { BetLeg } from '../../../contract/ranking/betting';
import { configStore } from '../../../domains/config/config-store';
import { useFormats } from '../../../i18n/use-formats';
import { useStore } from '../../../services/store-registry';
import { isBasketball, pickLabels, signedLine } from './bet-view-model';

/** A leg in words. */
export function useLegLabels() {
  const t = useTranslations();
  const team = (name: string | undefined) => name?.trim() || t('anchor.unknownTeam');
  const pick = (leg: BetLeg): { pick: string; line?: string | undefined } => {
    const words = pickLabels(leg);
    if (words === undefined) return { pick: t('format.missing') };
    if (words.kind === 'text') return { pick: words.text };
    if (words.kind === 'team') {
      const name = team(words.side === 'home' ? leg.homeName : leg.awayName);
      return words.line === 0 ? { pick: t('bet.level', { team: name }) } : { pick: name, line: signedLine(words.line) };
    }
    return { pick: t(`bet.${words.side}`), line: words.line === undefined ? undefined : String(words.line) };
  };
  return {
    match: ({ homeName, awayName }: BetLeg) => t('bet.versus', { home: team(homeName), away: team(awayName) }),
    play: (leg: BetLeg) =>
      t(`bet.${leg.playType === 'total' && isBasketball(leg) ? 'totalPoints' : (leg.playType ?? 'unknown')}`),
    pick,
  };
}

/** Odds as the user wants them, European or Hong Kong (decisions.md, odds). */
export function useOdds(): (odds: number | undefined) => string {
  const { odds } = useFormats();
  const oddsType = useStore(configStore, (state) => state.oddsType);
  return (value) => odds(value, oddsType);
}
