import type { LiveMatch } from '../../contract/anchor/host';
import { isLiveOn } from '../anchor/streamer-display';
import { statusOf } from './match-status';

/** By status; without one (an addition) by `activityStatus` (product.md, section 3, Live match). */
const isInPlay = (match: LiveMatch) => {
  const { group, label } = statusOf(match);
  return group === 'processing' || (label === 'neutral' && match.activityStatus === 1);
};

/** Matches in play that somebody shows now (glossary.md, ongoing-match selector), in the order they come. */
export const ongoingMatches = <M extends LiveMatch>(matches: readonly M[]): M[] =>
  matches.filter((match) => isInPlay(match) && match.hostList.some((host) => isLiveOn(host, match.matchId)));
