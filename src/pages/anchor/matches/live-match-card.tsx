import { useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import type { LiveMatch } from '../../../contract/anchor/host';
import { channels } from '../../../contract/push/channels';
import { BookButton } from '../../../domains/anchor/book-button';
import { personOf } from '../../../domains/anchor/host-view-model';
import { LiveCard } from '../../../domains/match/live-card';
import styles from '../../../domains/match/live-card.module.css';
import { LiveClockView } from '../../../domains/match/live-clock-view';
import { scoreText } from '../../../domains/match/match-teams';
import { useTeamLogo } from '../../../domains/match/team-logo-query';
import { useLiveMatch } from '../../../domains/match/use-live-match';
import { teamsOf } from '../../../domains/match/use-versus';
import { showScore, useIsVeiled } from '../../../domains/spoilers/spoiler-store';
import { useFormats } from '../../../i18n/use-formats';
import { isLiveOn } from '../../../rules/anchor/streamer-display';
import { hasBegun } from '../../../rules/match/live-overlay';
import { statusOf } from '../../../rules/match/match-status';
import type { Dated } from '../../../rules/reading/asked';
import { useServices } from '../../../services/services';
import { useChannel } from '../../../services/use-live';
import { Button, ButtonLink } from '../../../ui/controls/button';
import { useSeen } from '../../../ui/lists/use-seen';
import text from '../../../ui/theme/text.module.css';

/** The kick-off: today, tomorrow or a date. */
function KickOff({ at }: { readonly at: number }) {
  const { matchTime } = useFormats();
  const { now } = useServices();
  return <span className={text.num}>{matchTime(at, now())}</span>;
}

/** Portraits that the card's foot has room for. */
const SHOWN_HOSTS = 3;

/** One match of the strip with its crests, its clock or kick-off, and the way to watch or to book it. */
export function LiveMatchCard({ match: read }: { readonly match: Dated<LiveMatch> }) {
  const t = useTranslations();
  const { count } = useFormats();
  const services = useServices();
  const { fileUrl, now, paths } = services;
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(box);
  const match = useLiveMatch(read);
  const isVeiled = useIsVeiled(match);
  const crests = useTeamLogo(match.matchId, isSeen);
  useChannel(isSeen ? channels.match(match.matchId) : undefined);
  const isLive = match.activityStatus === 1;
  const { home, away, versus } = teamsOf(t, match);
  // A match that does not say how it stands is told by its kick-off (decisions.md, additions).
  const isUntold = statusOf(match).label === 'neutral';
  const isPlayed = !isUntold && (isLive || hasBegun(match));
  const canBook = isUntold ? match.startDate > now() : !isPlayed;
  const score = (value: number | undefined) => (isVeiled ? '?' : isPlayed ? scoreText(value) : '');
  const room = match.hostList.find((host) => isLiveOn(host, match.matchId));
  const hosts = count(match.hostList.length);

  return (
    <div ref={box} className={styles.place}>
      <LiveCard
        league={match.matchTypeName ?? ''}
        time={isPlayed ? <LiveClockView match={match} /> : <KickOff at={match.startDate} />}
        home={{ name: home, crest: crests.home, score: score(match.homeScore) }}
        away={{ name: away, crest: crests.away, score: score(match.awayScore) }}
        hosts={match.hostList.slice(0, SHOWN_HOSTS).map((host) => personOf(host, { t, fileUrl }))}
        hostCount={t('anchor.hostCount', { hosts })}
        hostsLabel={t('anchor.hostsOnMatch', { hosts })}
        action={
          <>
            {isVeiled && (
              <Button
                size="sm"
                variant="quiet"
                aria-label={t('match.showScoreOf', { match: versus })}
                onClick={() => showScore(services, match.matchId)}
              >
                {t('match.showScore')}
              </Button>
            )}
            {isLive && room !== undefined ? (
              <ButtonLink
                size="sm"
                variant="live"
                to={paths.anchorRoom(room.id, { matchId: match.matchId })}
                aria-label={t('anchor.watchMatch', { match: versus })}
              >
                {t('action.watch')}
              </ButtonLink>
            ) : (
              canBook && <BookButton matchId={match.matchId} match={versus} />
            )}
          </>
        }
      />
    </div>
  );
}
