import { startTransition, useEffect, useState } from 'react';

/**
 * False while the first screen is drawn, true soon after: what lies below or beside it is drawn in pieces, when the
 * user can see and touch the rest already. Stays true once it was.
 */
export function useAfterPaint(isReady = true): boolean {
  const [isAfter, setIsAfter] = useState(false);
  useEffect(() => {
    if (isReady) startTransition(() => setIsAfter(true));
  }, [isReady]);
  return isAfter;
}
