import { useMemo } from 'react';
import { useTranslations } from 'use-intl/react';
import { spoilerStore, useNoSpoilers } from '../../../domains/spoilers/spoiler-store';
import { mayBeSpoiler } from '../../../rules/match/spoilers';
import { hiddenSides } from '../../../rules/match/veiled';
import { useServices } from '../../../services/services';
import { useStore } from '../../../services/store-registry';
import type { TopicMatch } from '../data/topic-match';

/** No crest, and none to ask for. */
const NO_CREST = '';

const BOTH = { home: true, away: true };

/** Hides names in later matches that would tell a hidden score. `matches`: of the whole knockout; until they are there nobody is named. */
export function useHiddenWinners(matches: readonly TopicMatch[] | undefined): (match: TopicMatch) => TopicMatch {
  const name = useTranslations('topics')('winnerHidden');
  const { now } = useServices();
  const hides = useNoSpoilers();
  const shown = useStore(spoilerStore, (state) => state.shown);
  return useMemo(() => {
    if (!hides) return (match) => match;
    // A later match may have been read after the earlier one, and know how that ended.
    const isSecret = (match: TopicMatch) => !shown.has(match.matchId) && mayBeSpoiler(match, now());
    const sidesOf = matches === undefined ? () => BOTH : hiddenSides(matches, isSecret);
    return (match) => {
      const { home, away } = sidesOf(match);
      const hidden = {
        ...(home ? { masterTeamName: name, homeShortName: undefined, homeLogo: NO_CREST } : {}),
        ...(away ? { guestTeamName: name, awayShortName: undefined, awayLogo: NO_CREST } : {}),
      };
      return home || away ? { ...match, ...hidden } : match;
    };
  }, [hides, matches, shown, now, name]);
}
