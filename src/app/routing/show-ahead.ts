import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';
import type { App } from '../mount/create-app';
import styles from './kept-pages.module.css';
import { slideFrom } from './page-stack';
import { keptPath } from './route-table';
import { slideClass } from './slide-in';
import { scrollTo } from './use-scroll-position';

/** The address that a kept page was left with: at another one it has to render first. */
export const placeOf = ({ pathname, search, hash }: Location): string => `${keptPath(pathname) ?? ''}${search}${hash}`;

const shelvesIn = (place: HTMLElement | null): HTMLElement[] =>
  place === null ? [] : ([...place.children] as HTMLElement[]);

/** True when the page of an address is kept as it was left. */
export const isKept = (place: HTMLElement | null, location: Location): boolean =>
  keptPath(location.pathname) !== undefined &&
  shelvesIn(place).some((shelf) => shelf.dataset['kept'] === placeOf(location));

/** One kept page is seen, or (`undefined`) the page that is not kept. React says the same once it has rendered. */
function show(place: HTMLElement | null, wanted: string | undefined): HTMLElement | undefined {
  const shelves = shelvesIn(place);
  for (const shelf of shelves) {
    const { kept } = shelf.dataset;
    if (kept === undefined) shelf.style.display = wanted === undefined ? '' : 'none';
    else shelf.className = kept === wanted ? '' : (styles.shelved ?? '');
  }
  return shelves.find(({ dataset }) => dataset['kept'] === wanted);
}

/** Shows the kept page of `location` as it is, and as React is about to: entering from where it was left for `from`. */
function showKept({ options, native, pageViews }: App, place: HTMLElement | null, from: Location, location: Location) {
  const page = show(place, placeOf(location))?.firstElementChild;
  const slide = native === undefined ? slideFrom(from.pathname, location.pathname) : 'none';
  if (page instanceof HTMLElement) page.className = slideClass(slide) ?? '';
  scrollTo(options.scrollContainer, pageViews.showAhead(keptPath(location.pathname) ?? ''));
}

/** A user who went on before React had drawn the page ahead stays at their position. */
function showAgain({ options, pageViews }: App, place: HTMLElement | null, location: Location) {
  const path = keptPath(location.pathname);
  show(place, path === undefined ? undefined : placeOf(location));
  scrollTo(options.scrollContainer, pageViews.arrive(path ?? '', false) ?? 0);
}

/**
 * On the way back a kept page is shown by its class, in the frame of the tap; what React has to say of it follows in the next
 * one. `shown`: what React draws by now; `location`: where the app is.
 */
export function useShowAhead(
  app: App,
  place: RefObject<HTMLElement | null>,
  location: Location,
  shown: Location,
  isAhead: boolean,
): void {
  const ahead = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (isAhead) showKept(app, place.current, shown, location);
    else if (ahead.current !== undefined && ahead.current !== location.pathname)
      showAgain(app, place.current, location);
    ahead.current = isAhead ? location.pathname : undefined;
  }, [app, place, location, shown, isAhead]);
}
