import { useTranslations } from 'use-intl/react';
import { useStore } from 'zustand';
import type { RoomInfo } from '../../../contract/room/room';
import { useUnspoilt } from '../../../domains/match/spoilers/use-unspoilt';
import { useFormats } from '../../../i18n/use-formats';
import { statusOf } from '../../../rules/match/match-status';
import type { Closed } from '../../../rules/room/room-access';
import { useServices } from '../../../services/services';
import type { Ticker } from '../../../services/ticker';
import { isLoggedIn } from '../../../session/session-store';
import { Button, ButtonLink } from '../../../ui/controls/button';
import { ERROR_WORDS } from '../../../ui/feedback/error-labels';
import { Spinner } from '../../../ui/feedback/spinner';
import { Icon } from '../../../ui/media/icon';
import { PageIcon } from '../../../ui/media/page-icon';
import { PlayerMessage } from '../player/controls/player-message';
import type { PlannedShow } from '../schedule-query';
import { useVersus } from '../use-versus';
import { BookShow } from './book-show';
import { ShowCountdown } from './show-countdown';
import styles from './stage.module.css';

/** To the other anchors of the match, or to those who are on air at all. */
function OtherAnchors({ onOthers }: { readonly onOthers: (() => void) | undefined }) {
  const t = useTranslations('room');
  const { paths } = useServices();
  if (onOthers === undefined) {
    return (
      <ButtonLink variant="quiet" to={paths.allAnchors({ tab: 'live' })}>
        {t('otherAnchors')}
      </ButtonLink>
    );
  }
  return (
    <Button variant="quiet" onClick={onOthers}>
      {t('otherAnchors')}
    </Button>
  );
}

interface SoonCoverProps {
  readonly show: RoomInfo | PlannedShow;
  readonly ticker: Ticker;
  readonly onDue: () => void;
}

/** Starting soon: how long to wait, and the way to be reminded. */
export function SoonCover({ show, ticker, onDue }: SoonCoverProps) {
  const t = useTranslations('room');
  const { matchTime } = useFormats();
  const { now } = useServices();
  const match = useVersus()(show);
  const { startDate, matchId } = show;
  return (
    <PlayerMessage
      title={startDate === undefined ? t('notBegun') : t('soonAt', { match, time: matchTime(startDate, now()) })}
      text={startDate !== undefined && <ShowCountdown key={startDate} at={startDate} ticker={ticker} onDue={onDue} />}
    >
      <div className={styles.onDark}>
        <BookShow matchId={matchId} match={match} words={t('bookShow')} />
      </div>
    </PlayerMessage>
  );
}

interface EndedCoverProps {
  readonly show: RoomInfo;
  /** Where there are other anchors of the match. */
  readonly onOthers: (() => void) | undefined;
}

/** Over: how it ended, and when the host is back. */
export function EndedCover({ show: read, onOthers }: EndedCoverProps) {
  const show = useUnspoilt()(read);
  const t = useTranslations();
  const { matchTime } = useFormats();
  const { now } = useServices();
  const versus = useVersus();
  const { homeScore, awayScore, nextShow } = show;
  const { label } = statusOf(show);
  // What nobody knows says nothing of how it ended.
  const status = label === 'neutral' ? '' : t(`match.status.${label}`);
  const hasScore = homeScore !== undefined && awayScore !== undefined;
  const score = hasScore ? t('room.score', { home: homeScore, away: awayScore, status }) : status;
  const over = score === '' ? t('room.ended') : t('room.endedScore', { score });
  return (
    <PlayerMessage
      title={t('room.ended')}
      text={
        nextShow === undefined
          ? t('room.noNext', { over })
          : t('room.nextShow', { over, time: matchTime(nextShow.startDate, now()) })
      }
    >
      <div className={styles.onDark}>
        {nextShow !== undefined && (
          <BookShow matchId={nextShow.matchId} match={versus(nextShow)} words={t('room.bookNext')} />
        )}
        <OtherAnchors onOthers={onOthers} />
      </div>
    </PlayerMessage>
  );
}

/** Nothing in sight. */
export function IdleCover() {
  const t = useTranslations('room');
  return (
    <PlayerMessage title={t('idle')} text={t('idleHint')}>
      <div className={styles.onDark}>
        <OtherAnchors onOthers={undefined} />
      </div>
    </PlayerMessage>
  );
}

interface ClosedCoverProps {
  readonly reason: Closed;
  /** The server's own words. */
  readonly refusal: string | undefined;
}

/** Not for this viewer, and a way on. */
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
        <OtherAnchors onOthers={undefined} />
      </div>
    </PlayerMessage>
  );
}

/** The room could not be read. */
export function FailedCover({
  kind,
  onRetry,
}: {
  readonly kind: keyof typeof ERROR_WORDS;
  readonly onRetry: () => void;
}) {
  const t = useTranslations();
  const words = ERROR_WORDS[kind];
  return (
    <PlayerMessage
      icon={<Icon name="wifi" size={24} />}
      title={t(words.title)}
      text={words.text === undefined ? undefined : t(words.text)}
      isAlert
    >
      <div className={styles.onDark}>
        <Button onClick={onRetry}>
          <Icon name="refresh" size={16} />
          {t('action.retry')}
        </Button>
        <OtherAnchors onOthers={undefined} />
      </div>
    </PlayerMessage>
  );
}

export function WaitingCover() {
  const t = useTranslations('room');
  return <PlayerMessage icon={<Spinner />} title={t('loading')} />;
}
