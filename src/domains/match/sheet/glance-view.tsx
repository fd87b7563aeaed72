import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import type { Host } from '../../../contract/anchor/host';
import { LIVE_STATUS } from '../../../contract/codes';
import type { Tip } from '../../../contract/tip/tip';
import { useFormats } from '../../../i18n/use-formats';
import { isLiveOn } from '../../../rules/anchor/streamer-display';
import type { MatchEvent } from '../../../rules/match/match-facts';
import type { PastMatch } from '../../../rules/match/past-matches';
import type { GamePlayers } from '../../../rules/nba/game-leaders';
import { isOffered } from '../../../rules/tip/tip-view-model';
import { useServices } from '../../../services/services';
import { Button } from '../../../ui/controls/button';
import { cx } from '../../../ui/cx';
import { Avatar } from '../../../ui/media/avatar';
import { Outline } from '../../../ui/media/icon';
import { PageIcon } from '../../../ui/media/page-icon';
import layout from '../../../ui/theme/layout.module.css';
import text from '../../../ui/theme/text.module.css';
import { BookButton } from '../../anchor/book-button';
import { personOf } from '../../anchor/host-view-model';
import { showScore } from '../../spoilers/spoiler-store';
import { Coin } from '../../wallet/coin';
import { CalendarButton } from '../match-calendar';
import { useOutsideLive } from '../match-page';
import type { RowMatch } from '../row-match';
import { LeadersSection } from './leaders-section';
import styles from './match-sheet.module.css';
import { PeriodsSection } from './periods-section';
import { SeriesSection } from './series-section';
import type { Sides } from './sheet-board';
import type { SheetMatch } from './use-match-facts';

const BALL =
  'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17zM12 8l4 3-1.5 4.5h-5L8 11zM12 3.5V8M20 11l-4 0M17 19l-2.5-3.5M7 19l2.5-3.5M4 11h4';
const GOALS: ReadonlySet<MatchEvent['kind']> = new Set(['goal', 'penalty', 'ownGoal']);
const CARDS: ReadonlySet<MatchEvent['kind']> = new Set(['yellow', 'secondYellow', 'red']);

function Event({ event: { kind, player, side, gone } }: { readonly event: MatchEvent }) {
  const t = useTranslations('matchSheet');
  const isCard = CARDS.has(kind);
  return (
    <span className={cx(styles.event, side === 'home' && styles.homeEvent)}>
      {isCard && <span className={cx(styles.card, kind !== 'yellow' && styles.red)} aria-hidden="true" />}
      <span className={text.ell} title={player}>
        {player}
      </span>
      {GOALS.has(kind) && <Outline path={BALL} size={14} />}
      {kind === 'change' && <PageIcon name="swap" size={14} />}
      <small className={cx((kind === 'goal' || (kind === 'change' && gone === undefined)) && text.vh)}>
        {kind === 'change' && gone !== undefined ? t('event.changeFor', { name: gone }) : t(`event.${kind}`)}
      </small>
    </span>
  );
}

/** Goals, cards and changes, the last first; home on the left. */
function EventsSection({ events }: { readonly events: readonly MatchEvent[] }) {
  const t = useTranslations('matchSheet');
  if (events.length === 0) return null;
  const minute = (event: MatchEvent) =>
    event.minute === undefined ? '' : `${event.minute}${event.added > 0 ? `+${event.added}` : ''}′`;
  return (
    <>
      <h3 className={styles.heading}>{t('events')}</h3>
      <ol className={styles.events}>
        {events.map((event) => (
          <li key={event.key}>
            {event.side === 'home' ? <Event event={event} /> : <span />}
            <b className={text.num}>{minute(event)}</b>
            {event.side === 'away' && <Event event={event} />}
          </li>
        ))}
      </ol>
    </>
  );
}

/** The start of their show of a match, Unix ms, where they are not on air with it yet. */
const airsAt = ({ liveSchedule }: Host, matchId: string) =>
  liveSchedule.find((show) => show.matchId === matchId && show.liveStatus === LIVE_STATUS.notStarted)?.startDate;

/** The anchors who show the match now, else those who will; left out without any. */
function OnAirSection({ match: { matchId, hostList = [] } }: { readonly match: RowMatch }) {
  const t = useTranslations();
  const { count, matchTime } = useFormats();
  const { fileUrl, now, paths } = useServices();
  const onAir = hostList.filter((host) => isLiveOn(host, matchId));
  const shown = onAir.length > 0 ? onAir : hostList;
  if (shown.length === 0) return null;
  return (
    <>
      <h3 className={styles.heading}>
        {t(onAir.length > 0 ? 'matchSheet.onAir' : 'matchSheet.willAir')}
        <span className={text.meta}>{t('matchSheet.people', { count: shown.length })}</span>
      </h3>
      <div className={styles.strip}>
        {shown.map((host) => {
          const { id, name, src } = personOf(host, { t, fileUrl });
          const watchers = onAir.length > 0 ? host.watcherCount : undefined;
          const begins = watchers === undefined ? airsAt(host, matchId) : undefined;
          return (
            <Link key={id} to={paths.anchorRoom(id, { matchId })}>
              <Avatar name={name} src={src} size={40} live={onAir.length > 0} />
              <span>
                <b className={text.ell} title={name}>
                  {name}
                </b>
                {watchers !== undefined && (
                  <span className={text.meta}>{t('matchSheet.watchers', { count: count(watchers) })}</span>
                )}
                {begins !== undefined && (
                  <span className={text.meta}>{t('anchor.startsAt', { time: matchTime(begins, now()) })}</span>
                )}
              </span>
            </Link>
          );
        })}
      </div>
    </>
  );
}

const TIPS_SHOWN = 3;

/** Some of the tips about the match that can be bought; left out where there are none. */
function TipsSection({ tips }: { readonly tips: readonly Tip[] }) {
  const t = useTranslations('matchSheet');
  const { now, paths } = useServices();
  const { money, matchTime } = useFormats();
  const onSale = tips.filter((tip) => isOffered(tip, now()));
  if (onSale.length === 0) return null;
  return (
    <>
      <h3 className={styles.heading}>
        {t('tips')}
        <span className={text.meta}>{t('tipCount', { count: onSale.length })}</span>
      </h3>
      {onSale.slice(0, TIPS_SHOWN).map(({ id, sportsTitle, professor, goldPrice, saleEndTime }) => {
        const until = saleEndTime && t('onSaleUntil', { time: matchTime(saleEndTime, now()) });
        return (
          <Link key={id} to={paths.tipDetail(id)} className={styles.tip}>
            <span>
              <span className={text.ell} title={sportsTitle}>
                {sportsTitle}
              </span>
              <span className={`${text.meta} ${text.ell}`}>{[professor?.name, until].filter(Boolean).join(' · ')}</span>
            </span>
            {goldPrice !== undefined && <Coin amount={money(goldPrice)} />}
          </Link>
        );
      })}
    </>
  );
}

/** The hidden content, and the way to see it. */
function VeilBar({ matchId }: { readonly matchId: string }) {
  const t = useTranslations();
  const services = useServices();
  return (
    <div className={styles.hidden}>
      <PageIcon name="eyeOff" size={16} />
      <span className={layout.grow}>{t('matchSheet.hidden')}</span>
      <Button size="sm" variant="soft" onClick={() => showScore(services, matchId)}>
        {t('match.showScore')}
      </Button>
    </div>
  );
}

interface GlanceViewProps {
  readonly match: RowMatch & SheetMatch & { readonly isVeiled?: boolean | undefined };
  readonly sides: Sides;
  /** Both teams in words. */
  readonly versus: string;
  readonly events: readonly MatchEvent[];
  readonly tips: readonly Tip[];
  /** Both teams' matches of the season. */
  readonly seasons: readonly PastMatch[];
  readonly players: GamePlayers | undefined;
  readonly canBook: boolean;
}

/** Scores by period, goals, cards and changes, a series and its leaders, who is on air, and tips on sale; what is not known is left out. */
export function GlanceView(props: GlanceViewProps) {
  const { match, sides, versus, events, tips, seasons, players, canBook } = props;
  const t = useTranslations();
  const openLive = useOutsideLive(match);
  return (
    <>
      {canBook && (
        <div className={styles.book}>
          <BookButton matchId={match.matchId} match={versus} />
          <CalendarButton match={match} label={t('matchSheet.toCalendar')}>
            {t('matchSheet.toCalendar')}
          </CalendarButton>
        </div>
      )}
      {match.isVeiled === true ? (
        <VeilBar matchId={match.matchId} />
      ) : (
        <>
          <PeriodsSection match={match} sides={sides} events={events} />
          <EventsSection events={events} />
          <SeriesSection match={match} sides={sides} seasons={seasons} />
          {players !== undefined && <LeadersSection players={players} />}
        </>
      )}
      <OnAirSection match={match} />
      {openLive !== undefined && (
        <Button variant="soft" block onClick={openLive}>
          {t('anchor.watchMatch', { match: versus })}
        </Button>
      )}
      <TipsSection tips={tips} />
    </>
  );
}
