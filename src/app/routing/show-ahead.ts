import { type RefObject, useDeferredValue, useLayoutEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';
import { useServices } from '../../services/services';
import type { Routing } from './create-routing';
import styles from './kept-pages.module.css';
import { slideFrom } from './page-stack';
import { isMainTab, keptPath } from './route-table';
import { slideClass } from './slide-in';
import { scrollTo } from './use-scroll-position';

/** The address that a kept page was left with: at another one it has to render first. */
export const addressOf = ({ pathname, search, hash }: Location): string =>
  `${keptPath(pathname) ?? ''}${search}${hash}`;

const shelvesIn = (parent: HTMLElement | null): HTMLElement[] =>
  parent === null ? [] : ([...parent.children] as HTMLElement[]);

/** True when the page of an address is kept as it was left. */
const isKept = (parent: HTMLElement | null, location: Location): boolean =>
  keptPath(location.pathname) !== undefined &&
  shelvesIn(parent).some((shelf) => shelf.dataset['kept'] === addressOf(location));

/** One kept page is seen, or (`undefined`) the page that is not kept. React says the same once it has rendered. */
function show(parent: HTMLElement | null, wanted: string | undefined): HTMLElement | undefined {
  const shelves = shelvesIn(parent);
  for (const shelf of shelves) {
    const { kept } = shelf.dataset;
    if (kept === undefined) shelf.style.display = wanted === undefined ? '' : 'none';
    else shelf.className = kept === wanted ? '' : (styles.shelved ?? '');
  }
  return shelves.find(({ dataset }) => dataset['kept'] === wanted);
}

interface Ahead extends Pick<Routing, 'slides' | 'views'> {
  /** The host's scroll container; undefined: the window scrolls. */
  readonly container: HTMLElement | undefined;
}

/** Shows the kept page of `location` as it is, and as React is about to: entering from where it was left for `from`. */
function showKept({ slides, views, container }: Ahead, parent: HTMLElement | null, from: Location, location: Location) {
  const page = show(parent, addressOf(location))?.firstElementChild;
  const slide = slides ? slideFrom(from.pathname, location.pathname) : 'none';
  if (page instanceof HTMLElement) page.className = slideClass(slide) ?? '';
  scrollTo(container, views.showAhead(keptPath(location.pathname) ?? ''));
}

/** A user who went on before React had drawn the page ahead stays at their position. */
function showAgain({ views, container }: Ahead, parent: HTMLElement | null, location: Location) {
  const path = keptPath(location.pathname);
  show(parent, path === undefined ? undefined : addressOf(location));
  scrollTo(container, views.arrive(path ?? '', false) ?? 0);
}

/** On the way back a class shows a kept page at once; React follows a frame later. `shown`: what is drawn. */
function useShowAhead(
  { slides, views }: Pick<Routing, 'slides' | 'views'>,
  parent: RefObject<HTMLElement | null>,
  location: Location,
  shown: Location,
  isAhead: boolean,
): void {
  const { scrollContainer: container } = useServices();
  const ahead = useRef<string>(undefined);
  useLayoutEffect(() => {
    const by = { slides, views, container };
    if (isAhead) showKept(by, parent.current, shown, location);
    else if (ahead.current !== undefined && ahead.current !== location.pathname)
      showAgain(by, parent.current, location);
    ahead.current = isAhead ? location.pathname : undefined;
  }, [slides, views, container, parent, location, shown, isAhead]);
}

/**
 * The location whose page React draws. From one main tab to another the bar says at once that the tap was heard, and the page
 * follows in a frame of its own: on a cheap phone it takes longer than a tap should go unanswered. On the way back it comes at
 * once: there the browser scrolls, and must find the page that it scrolls; one that is kept is shown as it is, and drawn after.
 */
export function usePageLocation(
  routing: Pick<Routing, 'slides' | 'views'>,
  shelves: RefObject<HTMLElement | null>,
  location: Location,
  isBack: boolean,
): Location {
  const later = useDeferredValue(location);
  const isElsewhere = later.pathname !== location.pathname;
  const isAhead = isElsewhere && isBack && isKept(shelves.current, location);
  const isSwitch = isElsewhere && !isBack && isMainTab(later) && isMainTab(location);
  const shown = isSwitch || isAhead ? later : location;
  useShowAhead(routing, shelves, location, shown, isAhead);
  return shown;
}
