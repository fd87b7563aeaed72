import { type FocusEvent, useCallback, useEffect, useState } from 'react';

const HIDDEN_AFTER_MS = 3_000;

interface AutoHide {
  readonly isShown: boolean;
  /** The user is there: shown for a while more. */
  readonly poke: () => void;
  /** A tap on the picture itself. */
  readonly toggle: () => void;
  /** For the element around the controls. */
  readonly focus: { readonly onFocus: (event: FocusEvent) => void; readonly onBlur: (event: FocusEvent) => void };
}

/** Controls that go away by themselves, but never under a keyboard's focus nor while `isHeld`. */
export function useAutoHide(isHeld: boolean): AutoHide {
  const [isShown, setIsShown] = useState(true);
  const [hasFocus, setHasFocus] = useState(false);
  const [pokes, setPokes] = useState(0);
  const isPinned = isHeld || hasFocus;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each poke begins the time anew
  useEffect(() => {
    if (!isShown || isPinned) return;
    const timer = setTimeout(() => setIsShown(false), HIDDEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isShown, isPinned, pokes]);

  const poke = useCallback(() => {
    setIsShown(true);
    setPokes((count) => count + 1);
  }, []);
  const toggle = () => (isShown && !isPinned ? setIsShown(false) : poke());
  const onFocus = ({ target }: FocusEvent) => {
    // A finger's focus goes as it came, without a ring: it pins nothing.
    if (!target.matches(':focus-visible')) return;
    setHasFocus(true);
    setIsShown(true);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) setHasFocus(false);
  };
  return { isShown: isShown || isPinned, poke, toggle, focus: { onFocus, onBlur } };
}
