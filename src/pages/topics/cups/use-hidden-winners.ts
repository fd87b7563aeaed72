import { useMemo } from 'react';
import { useTranslations } from 'use-intl/react';
import { useUnspoilt } from '../../../domains/spoilers/use-unspoilt';
import { hiddenSides } from '../../../rules/match/veiled';
import type { TopicMatch } from '../data/topic-match';

/** No crest, and none to ask for. */
const NO_CREST = '';

/** Hides names in later matches that would tell a hidden score. `matches`: all at hand. */
export function useHiddenWinners(matches: readonly TopicMatch[]): (match: TopicMatch) => TopicMatch {
  const name = useTranslations('topics')('winnerHidden');
  const unspoilt = useUnspoilt();
  return useMemo(() => {
    const shown = matches.map(unspoilt);
    if (shown.every((match, index) => match === matches[index])) return (match) => match;
    const sidesOf = hiddenSides(shown);
    return (match) => {
      const { home, away } = sidesOf(match);
      const hidden = {
        ...(home ? { masterTeamName: name, homeShortName: undefined, homeLogo: NO_CREST } : {}),
        ...(away ? { guestTeamName: name, awayShortName: undefined, awayLogo: NO_CREST } : {}),
      };
      return home || away ? { ...match, ...hidden } : match;
    };
  }, [matches, unspoilt, name]);
}
