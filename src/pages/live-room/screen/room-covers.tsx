import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { useStore } from 'zustand';
import type { RoomInfo } from '../../../contract/room/room';
import { useSubscribed } from '../../../domains/anchor/use-subscribed';
import { TimeLeft } from '../../../domains/match/time-left';
import { useVersus } from '../../../domains/match/use-versus';
import { type PlannedShow, scheduleQuery } from '../../../domains/room/schedule-query';
import { useAudience } from '../../../domains/session/audience';
import { useShare } from '../../../domains/share/use-share';
import { useUnspoilt } from '../../../domains/spoilers/use-unspoilt';
import { useFormats } from '../../../i18n/use-formats';
import { statusOf } from '../../../rules/match/match-status';
import type { Closed } from '../../../rules/room/room-access';
import { useServices, useTicked } from '../../../services/services';
import { isLoggedIn } from '../../../session/session-state';
import { Button, ButtonLink } from '../../../ui/controls/button';
import { ERROR_WORDS } from '../../../ui/feedback/error-labels';
import type { Failure } from '../../../ui/feedback/error-state';
import { Icon } from '../../../ui/media/icon';
import { PageIcon } from '../../../ui/media/page-icon';
import { Spinner } from '../../../ui/media/spinner';
import { PlayerMessage } from '../player/player-message';
import styles from './room-screen.module.css';

/** A host who is late: the room is read again this often. */
const LATE_READ_MS = 20_000;

interface ShowCountdownProps {
  /** Unix ms, server time. */
  readonly at: number;
  /** The time has come, and now and then while the host is late. */
  readonly onDue: () => void;
}

/** The time until the show, on server time; once it is due the room is read again. */
function ShowCountdown({ at, onDue }: ShowCountdownProps) {
  const t = useTranslations('room');
  const isDue = useTicked((now) => now >= at);
  const latest = useRef(onDue);
  useEffect(() => {
    latest.current = onDue;
  }, [onDue]);
  useEffect(() => {
    if (!isDue) return;
    latest.current();
    const timer = setInterval(() => latest.current(), LATE_READ_MS);
    return () => clearInterval(timer);
  }, [isDue]);
  if (isDue) return <span>{t('soonNow')}</span>;
  return (
    <span className={styles.left}>
      {t('soon')} <TimeLeft at={at} />
    </span>
  );
}

interface BookShowProps {
  readonly matchId: string;
  /** "Home v away", for the button's name. */
  readonly match: string;
  /** The button's words while the show is not booked. */
  readonly words: string;
}

function BookShow({ matchId, match, words }: BookShowProps) {
  const t = useTranslations();
  const { isOn, turn } = useSubscribed({ matchId });
  return (
    <Button
      variant={isOn ? 'quiet' : 'primary'}
      aria-pressed={isOn}
      aria-label={isOn ? t('anchor.unbookMatch', { match }) : t('room.bookOf', { words, match })}
      onClick={turn}
    >
      {isOn ? <Icon name="check" size={16} /> : <PageIcon name="bell" size={16} />}
      {isOn ? t('action.booked') : words}
    </Button>
  );
}

function OtherAnchors() {
  const t = useTranslations('room');
  const { paths } = useServices();
  return (
    <ButtonLink variant="quiet" to={paths.allAnchors({ tab: 'live' })}>
      {t('otherAnchors')}
    </ButtonLink>
  );
}

/** Starting soon: how long to wait, and the way to be reminded. */
export function SoonCover({ show, onDue }: { readonly show: RoomInfo | PlannedShow; readonly onDue: () => void }) {
  const t = useTranslations('room');
  const { matchTime } = useFormats();
  const { now } = useServices();
  const match = useVersus()(show);
  const { startDate, matchId } = show;
  return (
    <PlayerMessage
      title={startDate === undefined ? t('notBegun') : t('soonAt', { match, time: matchTime(startDate, now()) })}
      text={startDate !== undefined && <ShowCountdown key={startDate} at={startDate} onDue={onDue} />}
    >
      <div className={styles.onDark}>
        <BookShow matchId={matchId} match={match} words={t('bookShow')} />
      </div>
    </PlayerMessage>
  );
}

/** The host's next show, of the room or of the schedule: null when there is none, undefined while nobody knows. */
function useNextShow({ nextShow, matchId }: RoomInfo, hostId: string) {
  const services = useServices();
  const { data } = useQuery({ ...scheduleQuery(services, useAudience(), hostId), enabled: nextShow === undefined });
  const now = services.now();
  const isNext = (one: PlannedShow) => one.matchId !== matchId && (one.startDate ?? 0) > now;
  return nextShow ?? (data && (data.find(isNext) ?? null));
}

export function EndedCover({ show: read, hostId }: { readonly show: RoomInfo; readonly hostId: string }) {
  const show = useUnspoilt()(read);
  const t = useTranslations();
  const { matchTime } = useFormats();
  const { now, paths } = useServices();
  const versus = useVersus();
  const share = useShare(paths.anchorRoom(hostId));
  const { homeScore, awayScore } = show;
  const nextShow = useNextShow(show, hostId);
  const { label } = statusOf(show);
  // An unknown status says nothing of how it ended.
  const status = label === 'neutral' ? '' : t(`match.status.${label}`);
  const hasScore = homeScore !== undefined && awayScore !== undefined;
  const score = hasScore ? t('room.score', { home: homeScore, away: awayScore, status }) : status;
  const over = score === '' ? t('room.ended') : t('room.endedScore', { score });
  return (
    <PlayerMessage
      title={t('room.ended')}
      text={
        nextShow?.startDate === undefined
          ? nextShow === null
            ? t('room.noNext', { over })
            : score !== '' && over
          : t('room.nextShow', { over, time: matchTime(nextShow.startDate, now()) })
      }
    >
      <div className={styles.onDark}>
        {nextShow && <BookShow matchId={nextShow.matchId} match={versus(nextShow)} words={t('room.bookNext')} />}
        <Button variant="quiet" onClick={({ currentTarget }) => void share(versus(show), currentTarget)}>
          <PageIcon name="share" size={16} />
          {t('room.shareShow')}
        </Button>
      </div>
    </PlayerMessage>
  );
}

export function IdleCover() {
  const t = useTranslations('room');
  return (
    <PlayerMessage title={t('idle')} text={t('idleHint')}>
      <div className={styles.onDark}>
        <OtherAnchors />
      </div>
    </PlayerMessage>
  );
}

interface ClosedCoverProps {
  readonly reason: Closed;
  /** The server's own words. */
  readonly refusal: string | undefined;
}

export function ClosedCover({ reason, refusal }: ClosedCoverProps) {
  const t = useTranslations();
  const { askLogin, session } = useServices();
  const isMember = useStore(session, isLoggedIn);
  return (
    <PlayerMessage
      icon={<PageIcon name="lock" size={24} />}
      title={t(`room.${reason}`)}
      text={refusal ?? t(`room.${reason}Hint`)}
    >
      <div className={styles.onDark}>
        {reason === 'private' && !isMember && <Button onClick={() => askLogin()}>{t('action.logIn')}</Button>}
        <OtherAnchors />
      </div>
    </PlayerMessage>
  );
}

/** The room could not be read; the server's own words win over ours. */
export function FailedCover({ failure, onRetry }: { readonly failure: Failure; readonly onRetry: () => void }) {
  const t = useTranslations();
  const words = ERROR_WORDS[failure.kind];
  return (
    <PlayerMessage
      icon={<Icon name="wifi" size={24} />}
      title={t(words.title)}
      text={failure.serverMessage ?? (words.text && t(words.text))}
      isAlert
    >
      <div className={styles.onDark}>
        <Button onClick={onRetry}>
          <Icon name="refresh" size={16} />
          {t('action.retry')}
        </Button>
        <OtherAnchors />
      </div>
    </PlayerMessage>
  );
}

export function WaitingCover() {
  const t = useTranslations('room');
  return <PlayerMessage icon={<Spinner />} title={t('loading')} />;
}
