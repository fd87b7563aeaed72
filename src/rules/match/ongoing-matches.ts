import type { LiveMatch } from '../../contract/anchor/host';
import { isLiveOn } from '../anchor/streamer-display';
import { readStatus, sportOf } from './match-status';

/** Matches in play that somebody shows now (glossary.md, ongoing-match selector), in the order they come. */
export const ongoingMatches = (matches: readonly LiveMatch[]): LiveMatch[] =>
  matches.filter(
    ({ matchTypeId, statusId, phase, hostList, matchId }) =>
      readStatus(sportOf(matchTypeId), statusId, phase).group === 'processing' &&
      hostList.some((host) => isLiveOn(host, matchId)),
  );
