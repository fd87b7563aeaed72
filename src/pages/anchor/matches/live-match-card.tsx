import { memo, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Host, LiveMatch } from '../../../contract/anchor/host';
import { channels } from '../../../contract/push/channels';
import { BookButton } from '../../../domains/anchor/book-button';
import { LiveCard } from '../../../domains/anchor/live-card';
import { useLiveMatch } from '../../../domains/anchor/use-live';
import { LiveClockView } from '../../../domains/match/live-clock-view';
import { useTeamLogo } from '../../../domains/match/team-logo-query';
import { useFormats } from '../../../i18n/use-formats';
import { isLive as isLiveHost } from '../../../rules/anchor/streamer-display';
import { hasBegun } from '../../../rules/match/live-overlay';
import { useServices } from '../../../services/services';
import type { Ticker } from '../../../services/ticker';
import { useChannel } from '../../../services/use-live';
import { ButtonLink } from '../../../ui/controls/button';
import { useSeen } from '../../../ui/lists/use-seen';
import { KickOff } from '../kick-off';

/** Portraits that the card's foot has room for. */
const SHOWN_HOSTS = 3;
/** 0 is a score, null is not (decisions.md, score). */
const NO_SCORE = '–';

interface LiveMatchCardProps {
  readonly match: LiveMatch;
  readonly readAt: number;
  readonly ticker: Ticker;
}

/** One match of the strip with its crests, its clock or kick-off, and the way to watch or to book it. */
export const LiveMatchCard = memo(function LiveMatchCard({ match: read, readAt, ticker }: LiveMatchCardProps) {
  const t = useTranslations();
  const { count } = useFormats();
  const { fileUrl, paths } = useServices();
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place);
  const match = useLiveMatch(read, readAt);
  const crests = useTeamLogo(match.matchId, isSeen);
  useChannel(isSeen ? channels.match(match.matchId) : undefined);
  const isLive = match.activityStatus === 1;
  const unknown = t('anchor.unknownTeam');
  const home = match.masterTeamName ?? unknown;
  const away = match.guestTeamName ?? unknown;
  const versus = t('anchor.versus', { home, away });
  const isPlayed = isLive || hasBegun(match);
  const score = (value: number | undefined) => (isPlayed ? String(value ?? NO_SCORE) : '');
  const person = ({ id, nickName, pictureId }: Host) => ({
    id,
    name: nickName ?? t('anchor.unnamed'),
    src: pictureId && fileUrl(pictureId),
  });
  const room = match.hostList.find(isLiveHost) ?? match.hostList[0];
  const hosts = count(match.hostList.length);

  return (
    <div ref={place}>
      <LiveCard
        league={match.matchTypeName ?? ''}
        time={isPlayed ? <LiveClockView match={match} ticker={ticker} /> : <KickOff at={match.startDate} />}
        home={{ name: home, crest: crests.home, score: score(match.homeScore) }}
        away={{ name: away, crest: crests.away, score: score(match.awayScore) }}
        hosts={match.hostList.slice(0, SHOWN_HOSTS).map(person)}
        hostCount={t('anchor.hostCount', { hosts })}
        hostsLabel={t('anchor.hostsOnMatch', { hosts })}
        action={
          isLive && room !== undefined ? (
            <ButtonLink
              size="sm"
              variant="live"
              to={paths.anchorRoom(room.id, { matchId: match.matchId })}
              aria-label={t('anchor.watchMatch', { match: versus })}
            >
              {t('action.watch')}
            </ButtonLink>
          ) : (
            !isPlayed && <BookButton matchId={match.matchId} match={versus} />
          )
        }
      />
    </div>
  );
});
