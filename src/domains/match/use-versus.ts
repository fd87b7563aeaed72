import { useTranslations } from 'use-intl/react';

interface Teams {
  readonly masterTeamName?: string | undefined;
  readonly guestTeamName?: string | undefined;
}

/** Names of both teams. An unknown one is "to be determined"; when both are, they are home and away. */
export function teamsOf(t: ReturnType<typeof useTranslations<never>>, { masterTeamName, guestTeamName }: Teams) {
  const isUntold = masterTeamName === undefined && guestTeamName === undefined;
  const home = masterTeamName ?? t(isUntold ? 'anchor.homeTeam' : 'anchor.unknownTeam');
  const away = guestTeamName ?? t(isUntold ? 'anchor.awayTeam' : 'anchor.unknownTeam');
  return { home, away, versus: t('anchor.versus', { home, away }) };
}

/** "Home v away", with a word for a team that is not known. */
export function useVersus(): (teams: Teams) => string {
  const t = useTranslations();
  return (teams) => teamsOf(t, teams).versus;
}
