import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../controls/button';
import { Icon } from '../media/icon';
import { Spinner } from '../media/spinner';
import text from '../theme/text.module.css';
import { followPull, type Pull } from './pull-gesture';
import styles from './pull-to-refresh.module.css';

const REST: Pull = { distance: 0, isArmed: false };

interface PullToRefreshProps {
  /** The host's scroll container; undefined: the window scrolls. */
  readonly container: HTMLElement | undefined;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

/** Pulling down at the top of the page asks again; the keyboard's way is a button that shows with the focus. */
export function PullToRefresh({ container, isRefreshing, onRefresh }: PullToRefreshProps) {
  const t = useTranslations();
  const { distance, isArmed } = useGesture({ container, isRefreshing, onRefresh });
  const isSeen = isRefreshing || distance > 0;
  return (
    <>
      <span className={styles.button}>
        <Button size="sm" variant="soft" onClick={onRefresh}>
          {t('action.refresh')}
        </Button>
      </span>
      {isSeen && (
        <div
          className={styles.puller}
          style={{ transform: `translateY(${isRefreshing ? 12 : distance - 40}px) rotate(${distance * 3}deg)` }}
        >
          {isRefreshing ? <Spinner small /> : <Icon name="refresh" />}
        </div>
      )}
      <span className={text.vh} role="status">
        {isRefreshing ? t('state.refreshing') : isArmed ? t('state.releaseToRefresh') : ''}
      </span>
    </>
  );
}

/** The distance of a pull; calls `onRefresh` when it is let go far enough. */
function useGesture({ container, isRefreshing: isBusy, onRefresh }: PullToRefreshProps): Pull {
  const [pull, setPull] = useState(REST);
  const latest = useRef({ isBusy, onRefresh });
  useEffect(() => {
    latest.current = { isBusy, onRefresh };
  }, [isBusy, onRefresh]);

  useEffect(() => {
    const ending = new AbortController();
    followPull({
      container,
      signal: ending.signal,
      isBusy: () => latest.current.isBusy,
      onPull: setPull,
      onRelease: (isArmed) => {
        setPull(REST);
        if (isArmed) latest.current.onRefresh();
      },
    });
    return () => ending.abort();
  }, [container]);
  return pull;
}
