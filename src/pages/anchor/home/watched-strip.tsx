import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { AnchorRow } from '../../../domains/anchor/anchor-row';
import { personOf } from '../../../domains/anchor/host-view-model';
import { useLiveHosts } from '../../../domains/anchor/use-live-hosts';
import { type WatchedRoom, watchedLately } from '../../../domains/room/watched-lately';
import { useFormats } from '../../../i18n/use-formats';
import { isLive } from '../../../rules/anchor/streamer-display';
import type { HostReading } from '../../../rules/match/live-overlay';
import { useServices } from '../../../services/services';
import { useStore } from '../../../services/store-registry';
import { Button } from '../../../ui/controls/button';
import { Card, Section, Strip } from '../../../ui/layout/section';
import styles from './watched-strip.module.css';

/** A removal can be undone for so long. */
const UNDO_MS = 4_000;

/** Anchors watched lately on this device, the last one first; who may not be seen any more is left out. */
export function WatchedStrip({ reading }: { readonly reading: HostReading }) {
  const t = useTranslations();
  const { postTime } = useFormats();
  const { deviceNow, fileUrl, paths } = useServices();
  const { value: rooms, change } = useStore(watchedLately, (state) => state);
  const [isCleared, setIsCleared] = useState(false);
  const isUndone = useRef(false);
  const hosts = new Map(useLiveHosts(reading).map((host) => [host.id, host]));
  useEffect(() => {
    if (!isCleared) return;
    // Rooms watched since then stay.
    const wasThere = ({ id, at }: WatchedRoom) => rooms.some((one) => one.id === id && one.at === at);
    const forget = () => {
      change((since) => since.filter((one) => !wasThere(one)));
      setIsCleared(false);
    };
    const timer = setTimeout(forget, UNDO_MS);
    return () => {
      clearTimeout(timer);
      // Left meanwhile: what was cleared is.
      if (!isUndone.current) forget();
    };
  }, [isCleared, change, rooms]);
  const shown = rooms.flatMap(({ id, at }) => {
    const host = hosts.get(id);
    return host === undefined ? [] : [{ host, at }];
  });
  if (shown.length === 0) return null;
  const turn = (isOff: boolean) => {
    isUndone.current = !isOff;
    setIsCleared(isOff);
  };
  const end = !isCleared && (
    <Button size="sm" variant="quiet" aria-label={t('watched.clearOf')} onClick={() => turn(true)}>
      {t('watched.clear')}
    </Button>
  );
  return (
    <Section title={t('watched.title')} end={end}>
      {!isCleared ? (
        <Strip>
          {shown.map(({ host, at }) => (
            <div key={host.id} className={styles.room}>
              <AnchorRow
                person={personOf(host, { t, fileUrl })}
                live={isLive(host) ? 'words' : undefined}
                meta={t('watched.ago', { time: postTime(at, deviceNow()) })}
                to={paths.anchorRoom(host.id)}
              />
            </div>
          ))}
        </Strip>
      ) : (
        <Card>
          <div className={styles.cleared} role="status">
            {t('watched.cleared')}
            <Button size="sm" variant="soft" onClick={() => turn(false)}>
              {t('watched.undo')}
            </Button>
          </div>
        </Card>
      )}
    </Section>
  );
}
