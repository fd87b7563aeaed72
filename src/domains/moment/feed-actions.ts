import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Moment } from '../../contract/moment/moment';
import { useServices } from '../../services/services';
import { isLoggedIn } from '../../session/session-state';
import type { Photo } from '../../ui/media/photo-grid';
import { createMomentLikes } from './moment-likes';
import { momentStore } from './moment-store';

export interface OpenPhotos {
  readonly photos: readonly Photo[];
  readonly start: number;
}

/** The actions of a row; one object for the life of a feed, so that rows need not render for it. */
export interface FeedActions {
  readonly like: (moment: Pick<Moment, 'id' | 'hostId' | 'likeCount'>) => void;
  readonly openPhotos: (photos: readonly Photo[], start: number) => void;
  /** The page's further actions for a moment, behind its like. */
  readonly more?: (moment: Moment) => ReactNode;
}

/** The actions of one feed; likes that wait are sent when the page is left or hidden. */
export function useFeedActions(onPhotos: (open: OpenPhotos) => void, more?: FeedActions['more']): FeedActions {
  const { call, session, stores, askLogin, visibility } = useServices();
  const [likes] = useState(() => createMomentLikes({ call, session, moments: stores.get(momentStore) }));

  useEffect(() => {
    const leave = visibility.onVisibility(() => visibility.isVisible() || likes.flush());
    window.addEventListener('pagehide', likes.flush);
    return () => {
      leave();
      window.removeEventListener('pagehide', likes.flush);
      likes.flush();
    };
  }, [likes, visibility]);

  return useMemo(
    () => ({
      like: (moment) =>
        isLoggedIn(session.getState()) ? likes.tap(moment) : askLogin({ kind: 'like', id: moment.id }),
      openPhotos: (photos, start) => onPhotos({ photos, start }),
      ...(more && { more }),
    }),
    [likes, session, askLogin, onPhotos, more],
  );
}
