import { useEffect, useRef, useState } from 'react';
import { followPull, type Pull, REST } from './pull-gesture';

/** The distance of a pull; calls `onRefresh` when it is let go far enough. */
export function usePull(container: HTMLElement | undefined, isBusy: boolean, onRefresh: () => void): Pull {
  const [pull, setPull] = useState(REST);
  const latest = useRef({ isBusy, onRefresh });
  useEffect(() => {
    latest.current = { isBusy, onRefresh };
  }, [isBusy, onRefresh]);

  useEffect(
    () =>
      followPull({
        container,
        isBusy: () => latest.current.isBusy,
        onPull: setPull,
        onRelease: (isArmed) => {
          setPull(REST);
          if (isArmed) latest.current.onRefresh();
        },
      }),
    [container],
  );
  return pull;
}
