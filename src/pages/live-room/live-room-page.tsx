import { useCallback, useMemo, useRef, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { LIVE_STATUS } from '../../contract/codes';
import type { Moment } from '../../contract/moment/moment';
import type { RoomInfo } from '../../contract/room/room';
import { BookButton } from '../../domains/anchor/book-button';
import { useLikePendingActions } from '../../domains/anchor/use-pending-actions';
import { useMatchAnnouncements } from '../../domains/match/match-announcements';
import { useLiveMatch } from '../../domains/match/use-live-match';
import { useUnknownCodes } from '../../domains/match/use-unknown-codes';
import { useVersus } from '../../domains/match/use-versus';
import { useFeedActions } from '../../domains/moment/feed-actions';
import { MomentMore } from '../../domains/moment/moment-more';
import { usePhotoViewer } from '../../domains/moment/use-photo-viewer';
import type { PlannedShow } from '../../domains/room/schedule-query';
import { useUnspoilt } from '../../domains/spoilers/use-unspoilt';
import { useFormats } from '../../i18n/use-formats';
import type { Dated } from '../../rules/reading/asked';
import { usePageTitle } from '../../services/page-title';
import { useServices } from '../../services/services';
import { ButtonLink } from '../../ui/controls/button';
import { LiveRegion } from '../../ui/feedback/live-region';
import { State } from '../../ui/feedback/state';
import { useAfterPaint } from '../../ui/feedback/use-after-paint';
import { NavBar } from '../../ui/layout/nav-bar';
import { PageMain } from '../../ui/layout/page-main';
import text from '../../ui/theme/text.module.css';
import { useChatAccess } from './chat/use-chat-access';
import { useRoomNow } from './data/use-room-now';
import { HostBar } from './host-bar';
import styles from './live-room.module.css';
import { WatchOn } from './next/watch-on';
import { RoomMatchBar } from './room-match-bar';
import { isRoomTab, type RoomTab, RoomTabs, shownTab } from './room-tabs';
import { RoomScreen } from './screen/room-screen';
import { useRoomView } from './use-room-view';

/** The way here named another match than the one on air: when it begins, and to be reminded. */
function WantedBar({ show }: { readonly show: PlannedShow }) {
  const t = useTranslations('room');
  const { matchTime } = useFormats();
  const { now } = useServices();
  const match = useVersus()(show);
  return (
    <div className={styles.wanted}>
      <span className={styles.grow}>{t('wanted', { match, time: matchTime(show.startDate, now()) })}</span>
      <BookButton matchId={show.matchId} match={match} spot="row" />
    </div>
  );
}

/** Nobody of that id, or somebody who has left (product.md, section 5: withdrawn hosts are not shown). */
function UnknownHost() {
  const t = useTranslations();
  const { goBack, paths } = useServices();
  return (
    <>
      <NavBar title={t('pages.anchorRoom')} onBack={goBack} />
      <PageMain>
        <State
          art="empty"
          title={t('room.unknown')}
          text={t('room.unknownHint')}
          action={<ButtonLink to={paths.allAnchors({ tab: 'live' })}>{t('room.allAnchors')}</ButtonLink>}
        />
      </PageMain>
    </>
  );
}

/** Speaks goals and changes of status of the open match (decisions.md, accessibility); never seen. */
function RoomAnnouncements({ show }: { readonly show: Dated<RoomInfo> }) {
  const live = useLiveMatch(show);
  const unspoilt = useUnspoilt();
  const match = useMemo(() => unspoilt(live), [unspoilt, live]);
  const matches = useMemo(() => [match], [match]);
  const watched = useMemo(() => new Set([match.matchId]), [match.matchId]);
  useUnknownCodes(matches);
  return <LiveRegion message={useMatchAnnouncements(matches, watched)} />;
}

const momentMore = (moment: Moment) => <MomentMore moment={moment} />;

/** The actions of the room's moments; likes are sent when the page is left, whichever tab is shown. */
function useMoments(hostId: string) {
  const { open, sheet } = usePhotoViewer();
  const actions = useFeedActions(open, momentMore);
  useLikePendingActions(
    useCallback((id: string) => actions.like({ id, hostId, likeCount: undefined }), [actions, hostId]),
  );
  return { actions, viewer: sheet };
}

interface LiveRoomProps {
  readonly hostId: string;
  readonly matchId: string;
  /** That the way here named. */
  readonly first: RoomTab;
}

function LiveRoom({ hostId, matchId, first }: LiveRoomProps) {
  const t = useTranslations();
  const room = useRoomNow(hostId, matchId);
  const { reading, isClosed, show, shown } = room;
  const [chosen, setTab] = useState(first);
  const { actions, viewer } = useMoments(hostId);
  const isOnAir = show?.liveStatus === LIVE_STATUS.live;
  const access = useChatAccess(hostId, show);
  const tab = shownTab(chosen, isClosed, !access.isAbsent);
  const [isFull, setIsFull] = useState(false);
  const [page, head] = [useRef<HTMLElement>(null), useRef<HTMLDivElement>(null)];
  const [pinned, log] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  const host = reading?.host;
  // The picture is what one comes for: its stream is asked for before the chat is drawn.
  const hasTabs = useAfterPaint(host !== undefined) && host !== undefined;
  useRoomView({ page, screen: pinned, head, log }, tab === 'chat' && hasTabs);
  const hostName = host?.nickName ?? t('anchor.unnamed');
  usePageTitle(host && hostName);

  if (reading !== undefined && host === undefined) return <UnknownHost />;
  const announced = shown.kind === 'idle' ? undefined : shown.show;
  return (
    <main ref={page} className={styles.room}>
      <h1 className={text.vh} tabIndex={-1}>
        {t('room.heading', { name: hostName })}
      </h1>
      <RoomScreen ref={pinned} room={room} hostName={hostName} access={access} onFull={setIsFull} />
      {/* A full screen covers this: no key may lead there. */}
      <div className={styles.covered} inert={isFull}>
        <div ref={head} className={styles.head}>
          {host !== undefined && <WatchOn key={hostId} {...{ hostId, show }} kind={shown.kind} />}
          {host !== undefined && <HostBar host={host} isLive={isOnAir} />}
          {!isClosed && announced !== undefined && <RoomMatchBar show={announced} />}
          {shown.kind === 'live' && shown.wanted !== undefined && <WantedBar show={shown.wanted} />}
        </div>
        {hasTabs && <RoomTabs {...{ room, host, tab, access, isFull, actions }} onTab={setTab} logRef={log} />}
      </div>
      {show !== undefined && <RoomAnnouncements show={show} />}
      {viewer}
    </main>
  );
}

/** `/anchor/detail/{id}`: a host's live room. */
export default function LiveRoomPage() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const tab = query.get('tab');
  return <LiveRoom key={id} hostId={id} matchId={query.get('matchId') ?? ''} first={isRoomTab(tab) ? tab : 'chat'} />;
}
