import { type FocusEvent, useMemo, useState } from 'react';

/** True when the focus is in a box, or in a dialog that was opened from there and will give it back. */
export function useFocusWithin() {
  const [isIn, setIsIn] = useState(false);
  const handlers = useMemo(
    () => ({
      onFocus: () => setIsIn(true),
      onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
        const isKept = Boolean(relatedTarget?.closest('dialog')) || currentTarget.contains(relatedTarget);
        if (!isKept) setIsIn(false);
      },
    }),
    [],
  );
  return { isIn, handlers };
}
