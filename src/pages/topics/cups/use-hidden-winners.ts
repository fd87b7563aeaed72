import { useMemo } from 'react';
import { useTranslations } from 'use-intl/react';
import { useNoSpoilers } from '../../../domains/spoilers/spoiler-store';
import { useUnspoilt } from '../../../domains/spoilers/use-unspoilt';
import { hiddenSides } from '../../../rules/match/veiled';
import type { TopicMatch } from '../data/topic-match';
import { useLiveStatuses } from '../data/use-live-statuses';

/** No crest, and none to ask for. */
const NO_CREST = '';

const BOTH = { home: true, away: true };
const NONE: readonly TopicMatch[] = [];

/** Hides names in later matches that would tell a hidden score. `matches`: of the whole knockout; until they are there nobody is named. */
export function useHiddenWinners(matches: readonly TopicMatch[] | undefined): (match: TopicMatch) => TopicMatch {
  const name = useTranslations('topics')('winnerHidden');
  const hides = useNoSpoilers();
  const unspoilt = useUnspoilt();
  const laid = useLiveStatuses(matches ?? NONE);
  const isRead = matches !== undefined;
  return useMemo(() => {
    if (!hides) return (match) => match;
    const sidesOf = isRead ? hiddenSides(laid.map(unspoilt)) : () => BOTH;
    return (match) => {
      const { home, away } = sidesOf(match);
      const hidden = {
        ...(home ? { masterTeamName: name, homeShortName: undefined, homeLogo: NO_CREST } : {}),
        ...(away ? { guestTeamName: name, awayShortName: undefined, awayLogo: NO_CREST } : {}),
      };
      return home || away ? { ...match, ...hidden } : match;
    };
  }, [hides, isRead, laid, unspoilt, name]);
}
