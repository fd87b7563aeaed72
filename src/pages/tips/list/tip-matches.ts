import { useTranslations } from 'use-intl/react';
import type { TipMatch } from '../../../contract/tip/tip';
import { useFormats } from '../../../i18n/use-formats';
import { useServices } from '../../../services/services';

/** A tip's matches in words: league, who plays whom, when. */
export function useMatchLabels() {
  const t = useTranslations('anchor');
  const { matchTime } = useFormats();
  const { now } = useServices();
  return ({ matchId, matchLeague, masterTeamName, guestTeamName, startDate }: TipMatch) => {
    const unknown = t('unknownTeam');
    return {
      id: matchId,
      league: matchLeague ?? '',
      versus: t('versus', { home: masterTeamName ?? unknown, away: guestTeamName ?? unknown }),
      time: matchTime(startDate, now()),
    };
  };
}
