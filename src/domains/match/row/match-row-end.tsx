import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import type { Host } from '../../../contract/anchor/host';
import { useFormats } from '../../../i18n/use-formats';
import { isLiveOn } from '../../../rules/anchor/streamer-display';
import type { RowViewModel } from '../../../rules/match/match-row-view-model';
import { useServices } from '../../../services/services';
import { AvatarStack, type StackedPerson } from '../../../ui/media/avatar';
import { Icon } from '../../../ui/media/icon';
import words from '../../../ui/theme/text.module.css';
import { BookButton } from '../../anchor/book-button';
import { personOf } from '../../anchor/host-view-model';
import { useMatchPage, useOutsideLive } from '../match-page';
import type { RowMatch } from '../row-match';
import styles from './match-row-end.module.css';

interface WatchPillProps {
  readonly to: string;
  /** Two at most: there is no room for more. */
  readonly hosts: readonly StackedPerson[];
  readonly text: string;
  readonly label: string;
}

/** The way from a match's row into the room of the anchor who shows it. */
function WatchPill({ to, hosts, text, label }: WatchPillProps) {
  return (
    <Link to={to} className={styles.watch}>
      <span className={words.vh}>{label}</span>
      <AvatarStack people={hosts} size={22} on="live" />
      <span aria-hidden="true">{text}</span>
    </Link>
  );
}

/** The way to the result, outside of this app. */
function ResultLink({
  text,
  label,
  onOpen,
}: {
  readonly text: string;
  readonly label: string;
  readonly onOpen: () => void;
}) {
  return (
    <button type="button" className={styles.result} aria-label={label} onClick={onOpen}>
      {text}
      <Icon name="right" size={12} />
    </button>
  );
}

/** Portraits that the pill has room for. */
const SHOWN_HOSTS = 2;
const NOBODY: readonly Host[] = [];

interface MatchRowEndProps {
  readonly match: RowMatch;
  /** "Home v away", for the names of what can be pressed. */
  readonly versus: string;
  readonly offer: RowViewModel['offer'];
  /** Beside the booking. */
  readonly beside?: ReactNode;
}

/** An anchor on air with it may be watched before the kick-off, too. */
const isOnAirWith = ({ matchId, hostList = NOBODY }: RowMatch) =>
  hostList.some((host) => isLiveOn(host, matchId) && host.liveSchedule.length > 0);

function Watch({ match: { matchId, hostList = NOBODY }, versus }: Pick<MatchRowEndProps, 'match' | 'versus'>) {
  const t = useTranslations();
  const { count } = useFormats();
  const { fileUrl, paths } = useServices();
  const onAir = hostList.filter((host) => isLiveOn(host, matchId));
  const [first] = onAir;
  if (first === undefined) return null;
  const more = onAir.length - SHOWN_HOSTS;
  return (
    <WatchPill
      to={paths.anchorRoom(first.id, { matchId })}
      hosts={onAir.slice(0, SHOWN_HOSTS).map((host) => personOf(host, { t, fileUrl }))}
      text={more > 0 ? `+${more}` : t('match.live')}
      label={t('match.hostsTalk', { hosts: count(onAir.length), match: versus })}
    />
  );
}

/** The row's own offer: book a match to come, watch one on air, read a result. */
export function MatchRowEnd({ match, versus, offer, beside }: MatchRowEndProps) {
  const t = useTranslations('match');
  const named = useTranslations('anchor');
  const { matchId } = match;
  const openResult = useMatchPage(match);
  const openLive = useOutsideLive(match);
  const canWatch = offer === 'watch' || (offer === 'book' && isOnAirWith(match));
  if (openLive !== undefined) {
    // The seen word comes first in what is heard.
    const label = `${t('live')} · ${named('watchMatch', { match: versus })}`;
    return <ResultLink text={t('live')} label={label} onOpen={openLive} />;
  }
  if (canWatch) return <Watch match={match} versus={versus} />;
  if (offer === 'book') {
    const book = <BookButton matchId={matchId} match={versus} spot="row" />;
    if (!beside) return book;
    return (
      <span className={styles.book}>
        {book}
        {beside}
      </span>
    );
  }
  return offer === 'result' ? (
    <ResultLink text={t('result')} label={t('resultOf', { match: versus })} onOpen={openResult} />
  ) : null;
}
