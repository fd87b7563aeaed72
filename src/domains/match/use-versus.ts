import { useTranslations } from 'use-intl/react';

interface Teams {
  readonly masterTeamName?: string | undefined;
  readonly guestTeamName?: string | undefined;
}

/** "Home v away", with a word for a team that is not known. */
export function useVersus(): (teams: Teams) => string {
  const t = useTranslations('anchor');
  return ({ masterTeamName, guestTeamName }) =>
    t('versus', { home: masterTeamName ?? t('unknownTeam'), away: guestTeamName ?? t('unknownTeam') });
}
