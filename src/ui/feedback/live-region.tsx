import { useEffect, useRef, useState } from 'react';
import text from '../theme/text.module.css';

/** Goals of several matches must not talk over one another (decisions.md, accessibility). */
const SPEAK_EVERY_MS = 10_000;

/** Speaks the newest message, at most one in ten seconds; never seen. */
export function LiveRegion({ message }: { readonly message: string }) {
  const [spoken, setSpoken] = useState('');
  const spokenAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    if (message === '') return;
    const speak = () => {
      spokenAt.current = performance.now();
      setSpoken(message);
    };
    const wait = spokenAt.current + SPEAK_EVERY_MS - performance.now();
    const timer = setTimeout(speak, Math.max(0, wait));
    return () => clearTimeout(timer);
  }, [message]);

  return (
    <div className={text.vh} aria-live="polite">
      {spoken}
    </div>
  );
}
