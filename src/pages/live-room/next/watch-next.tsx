import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import type { RoomInfo } from '../../../contract/room/room';
import { CoverGrid } from '../../../domains/anchor/cover-card';
import { LiveBadge } from '../../../domains/anchor/live-badge';
import { useFormats } from '../../../i18n/use-formats';
import { useServices } from '../../../services/services';
import { cx } from '../../../ui/cx';
import { Section } from '../../../ui/layout/section';
import { Avatar } from '../../../ui/media/avatar';
import { PageIcon } from '../../../ui/media/page-icon';
import { PitchArt } from '../../../ui/media/pitch-art';
import layout from '../../../ui/theme/layout.module.css';
import text from '../../../ui/theme/text.module.css';
import styles from './next.module.css';
import type { NextRoom } from './next-rooms';
import { useRoomLabel } from './room-label';
import { useNextRooms } from './use-next-rooms';

const SHOWN = 4;
const WAIT_S = 8;
const SECOND_MS = 1_000;

function RoomCard({ room }: { readonly room: NextRoom }) {
  const t = useTranslations();
  const { count } = useFormats();
  const { fileUrl, paths } = useServices();
  const words = useRoomLabel()(room);
  const { id, nickName, pictureId, watcherCount } = room.host;
  const name = nickName ?? t('anchor.unnamed');
  return (
    <Link className={styles.card} to={paths.anchorRoom(id)} replace>
      <span className={styles.cover}>
        <PitchArt className={layout.cover} />
        <span className={styles.flag}>
          <LiveBadge text={t('match.liveNow')} />
        </span>
        {watcherCount !== undefined && (
          <span className={cx(styles.watching, text.num)}>
            <PageIcon name="eye" size={12} />
            {count(watcherCount)}
          </span>
        )}
      </span>
      <span className={styles.body}>
        <Avatar name={name} src={pictureId && fileUrl(pictureId)} size={32} live />
        <span className={styles.words}>
          <b className={styles.what}>{words}</b>
          <span className={cx(text.meta, text.two)}>{name}</span>
        </span>
      </span>
    </Link>
  );
}

/** Counts down to the first room, for who was there as the show ended; any touch of theirs ends it. */
function useCountdown(isWanted: boolean, onDue: () => void) {
  const { visibility } = useServices();
  const [left, setLeft] = useState(isWanted ? WAIT_S : undefined);
  useEffect(() => {
    if (left === undefined) return;
    if (left === 0) {
      setLeft(undefined);
      onDue();
      return;
    }
    const timer = setTimeout(() => visibility.isVisible() && setLeft(left - 1), SECOND_MS);
    const stop = () => setLeft(undefined);
    window.addEventListener('pointerdown', stop);
    window.addEventListener('keydown', stop);
    const leave = visibility.onVisibility(stop);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', stop);
      window.removeEventListener('keydown', stop);
      leave();
    };
  }, [left, onDue, visibility]);
  return { left, cancel: () => setLeft(undefined) };
}

interface WatchNextProps {
  readonly hostId: string;
  readonly show: RoomInfo | undefined;
  /** The show was on when this user came: it goes on with another. */
  readonly wasLive: boolean;
}

function NextList({ rooms, wasLive }: { readonly rooms: readonly NextRoom[]; readonly wasLive: boolean }) {
  const t = useTranslations();
  const { paths } = useServices();
  const navigate = useNavigate();
  const [first] = rooms;
  const { left, cancel } = useCountdown(wasLive, () => {
    if (first !== undefined) void navigate(paths.anchorRoom(first.host.id), { replace: true });
  });
  return (
    <Section
      title={t('next.title')}
      end={
        left !== undefined && (
          <span className={styles.soon}>
            <span className={cx(text.meta, text.num)}>{t('next.soon', { seconds: left })}</span>
            <button type="button" className={styles.cancel} onClick={cancel}>
              {t('action.cancel')}
            </button>
          </span>
        )
      }
    >
      <CoverGrid>
        {rooms.map((room) => (
          <RoomCard key={room.host.id} room={room} />
        ))}
      </CoverGrid>
    </Section>
  );
}

/** Rooms to go on with, under one that has ended. */
export function WatchNext({ hostId, show, wasLive }: WatchNextProps) {
  const rooms = useNextRooms(hostId, show).slice(0, SHOWN);
  return rooms.length > 0 && <NextList rooms={rooms} wasLive={wasLive} />;
}
