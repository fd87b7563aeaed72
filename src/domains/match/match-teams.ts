import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { RowScore, RowViewModel } from '../../rules/match/match-row-view-model';
import { sportOf } from '../../rules/match/match-status';
import { useServices } from '../../services/services';
import type { RowMatch } from './row-match';
import { useTeamLogo } from './team-logo-query';
import { teamsOf } from './use-versus';

/** A team in a row, ready to show. */
export interface RowTeam {
  readonly name: string;
  /** In its place where there is little room. */
  readonly short?: string | undefined;
  readonly crest: string | undefined;
  /** Ready to read; empty where the row shows no score. */
  readonly score: string;
  readonly isVeiled?: boolean | undefined;
  readonly shootout?: number | undefined;
  readonly isLoser?: boolean | undefined;
  /** Home or away in a word, in basketball. */
  readonly side?: string | undefined;
  readonly mark?: ReactNode;
  /** Draws the name, where a part of it stands out. */
  readonly draw?: ((name: string) => ReactNode) | undefined;
}

/** 0 is a score, null is not (decisions.md, score). */
export const scoreText = (score: number | null | undefined): string => String(score ?? '–');

/** Of teams that are known: a crest beside a place to be determined would tell who gets there. */
function useCrests(match: RowMatch, isSeen: boolean) {
  const { fileUrl } = useServices();
  const { matchId, homeLogo, awayLogo, masterTeamName: home, guestTeamName: away } = match;
  const isBrought = homeLogo !== undefined || awayLogo !== undefined;
  const hasTeam = home !== undefined || away !== undefined;
  const asked = useTeamLogo(matchId, isSeen && hasTeam && !isBrought);
  const url = (logo: string | undefined) => (logo ? fileUrl(logo) : undefined);
  const crests = isBrought ? { home: url(homeLogo), away: url(awayLogo) } : asked;
  return { home: home && crests.home, away: away && crests.away };
}

/** Both teams of a match, ready to show; the crests are asked for when `isSeen`, unless the match brings them. */
export function useMatchTeams(match: RowMatch, isSeen: boolean, scores?: RowViewModel['scores']) {
  const t = useTranslations();
  const crests = useCrests(match, isSeen);
  const hasSides = sportOf(match.matchTypeId) === 'basketball';
  const team = (
    name: string,
    short: string | undefined,
    crest: string | undefined,
    score: RowScore | undefined,
    side: string,
  ) => ({
    name,
    short,
    crest,
    score: score === undefined ? '' : scoreText(score.score),
    isVeiled: match.isVeiled === true && score !== undefined,
    shootout: score?.shootout,
    isLoser: score?.isLoser,
    side: hasSides ? side : undefined,
  });
  const names = teamsOf(t, match);
  const home: RowTeam = team(names.home, match.homeShortName, crests.home, scores?.home, t('match.home'));
  const away: RowTeam = team(names.away, match.awayShortName, crests.away, scores?.away, t('match.away'));
  return { home, away, versus: names.versus };
}
