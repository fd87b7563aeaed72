import { type RefObject, useEffect } from 'react';
import { useServices } from '../../services/services';
import { keyboardOver } from '../../ui/layout/keyboard-over';
import { isAnyFullScreen } from './player/full-screen';

/** The chat keeps at least this much of a small screen; then the page scrolls. CSS px. */
const LEAST_LOG_PX = 220;
/** With less than this above the keyboard the picture scrolls away: it would leave no line of the chat. CSS px. */
const CRAMPED_PX = 420;

interface ViewElements {
  readonly page: RefObject<HTMLElement | null>;
  /** Pinned on top. */
  readonly screen: RefObject<HTMLElement | null>;
  /** Between the screen and the tabs; what moves the log down. */
  readonly head: RefObject<HTMLElement | null>;
  readonly log: RefObject<HTMLElement | null>;
}

/** The lower edge of what scrolls the page and how far it has scrolled; in full screen, the screen's. CSS px. */
function edgesOf(container: HTMLElement | undefined) {
  if (container === undefined || isAnyFullScreen())
    return { end: window.innerHeight, scrolled: window.scrollY, top: 0 };
  const { top, bottom } = container.getBoundingClientRect();
  return { end: bottom, scrolled: container.scrollTop, top };
}

/** The height of the log between its start on the unscrolled page and the input bar, CSS px. */
function logRoom(log: HTMLElement, { end, scrolled, top }: ReturnType<typeof edgesOf>, keyboard: number): number {
  const bar = log.nextElementSibling?.getBoundingClientRect().height ?? 0;
  const begins = log.getBoundingClientRect().top + scrolled - top;
  return Math.max(LEAST_LOG_PX, Math.floor(end - top - keyboard - begins - bar));
}

const isRoomy = ({ end, top }: ReturnType<typeof edgesOf>, keyboard: number): boolean =>
  keyboard === 0 || end - top - keyboard >= CRAMPED_PX;
const heightOf = (element: HTMLElement | null): number => element?.offsetHeight ?? 0;

/** Measures for the page's styles: `--si-pinned`, `--si-pin`, `--si-keyboard` and the log's height `--si-log`. */
export function useRoomView({ page, screen, head, log }: ViewElements, isLogShown: boolean): void {
  const { scrollContainer } = useServices();
  // biome-ignore lint/correctness/useExhaustiveDependencies(isLogShown): the log is another element each time its tab is shown
  useEffect(() => {
    const root = page.current;
    if (root === null) return;
    let isTyping = false;
    const set = (name: string, value: string) => root.style.setProperty(name, value);
    const measure = () => {
      const edges = edgesOf(scrollContainer);
      const keyboard = keyboardOver(edges.end);
      const isPinned = isRoomy(edges, keyboard);
      // All is read before anything is written: each reading after a write computes the room's styles once more.
      const pinned = isPinned ? heightOf(screen.current) : 0;
      const logHeight = log.current && logRoom(log.current, edges, keyboard);
      set('--si-pin', isPinned ? 'sticky' : 'relative');
      set('--si-pinned', `${pinned}px`);
      set('--si-keyboard', `${keyboard}px`);
      if (logHeight === null) return;
      set('--si-log', `${logHeight}px`);
      // The log ends at the bar once the page has scrolled to its own end.
      if (keyboard > 0 && !isTyping)
        (scrollContainer ?? window).scrollTo({ top: root.scrollHeight, behavior: 'instant' });
      isTyping = keyboard > 0;
    };
    measure();
    const observer = new ResizeObserver(measure);
    const [pinned, bar] = [log.current?.previousElementSibling, log.current?.nextElementSibling];
    for (const element of [screen.current, head.current, pinned, bar]) if (element) observer.observe(element);
    if (scrollContainer !== undefined) observer.observe(scrollContainer);
    window.addEventListener('resize', measure);
    window.visualViewport?.addEventListener('resize', measure);
    window.visualViewport?.addEventListener('scroll', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      window.visualViewport?.removeEventListener('resize', measure);
      window.visualViewport?.removeEventListener('scroll', measure);
    };
  }, [page, screen, head, log, scrollContainer, isLogShown]);
}
