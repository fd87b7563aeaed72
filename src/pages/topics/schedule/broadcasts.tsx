import { useTranslations } from 'use-intl/react';
import { LIVE_STATUS } from '../../../contract/codes';
import { useLiveHostLists } from '../../../domains/anchor/use-live-hosts';
import { readStatus, type Sport, sportOf } from '../../../rules/match/match-status';
import { Card } from '../../../ui/layout/section';
import { TitledSection } from '../../../ui/layout/titled-section';
import { isOnNow, type TopicMatch } from '../data/topic-match';
import { MatchBarLink } from './match-bar-link';

/** The view of the choice. */
interface Candidate {
  readonly matchDate: number;
  readonly statusId: number;
  readonly anchorInfo?: readonly { readonly liveStatus: number }[] | undefined;
}

const isLive = (sport: Sport, { statusId }: Candidate) => readStatus(sport, statusId).group === 'processing';
const isUpcoming = (sport: Sport, { statusId }: Candidate) => readStatus(sport, statusId).group === 'unstarted';
const hasLiveAnchor = ({ anchorInfo = [] }: Candidate) =>
  anchorInfo.some(({ liveStatus }) => liveStatus === LIVE_STATUS.live);

/** The matches shown as bars above a schedule (product.md, section 4, video schedule): one or two, by time. */
export function videoSchedule<M extends Candidate>(sport: Sport, matches: readonly M[]): M[] {
  const candidates = matches
    .filter((match) => isLive(sport, match) || isUpcoming(sport, match))
    .sort((a, b) => a.matchDate - b.matchDate);
  const two = candidates.slice(0, 2);
  const isWorthTwo = two.every((match) => isLive(sport, match) || hasLiveAnchor(match));
  return isWorthTwo ? two : candidates.slice(0, 1);
}

/** The video schedule above the day's matches: two of them, one, or none (product.md, section 4, video schedule). */
export function Broadcasts({ matches: read }: { readonly matches: readonly TopicMatch[] }) {
  const t = useTranslations('topics');
  const matches = useLiveHostLists(read);
  const candidates = matches.map((match) => {
    const { startDate, statusId, hostList } = match;
    return { match, matchDate: startDate, statusId, anchorInfo: hostList };
  });
  // A topic is of one sport.
  const shown = videoSchedule(sportOf(matches[0]?.matchTypeId), candidates);
  if (shown.length === 0) return null;
  const isOn = shown.some(({ match }) => isOnNow(match));
  return (
    <TitledSection title={t(isOn ? 'broadcasts' : 'featured')}>
      <Card>
        {shown.map(({ match }) => (
          <MatchBarLink key={match.matchId} match={match} league={match.roundName ?? match.matchTypeName} />
        ))}
      </Card>
    </TitledSection>
  );
}
