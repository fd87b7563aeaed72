import { type RefObject, useDeferredValue, useRef } from 'react';
import { type Location, Router } from 'react-router-dom';
import { useStore } from 'zustand';
import { useFollowPendingActions } from '../../domains/anchor/use-pending-actions';
import { Column } from '../../ui/layout/column';
import { Header } from '../layout/header';
import { MiniOutlet } from '../layout/mini-outlet';
import { ServiceOutlet } from '../layout/service-outlet';
import { PushBar } from '../push/push-bar';
import { KeptPages } from '../routing/kept-pages';
import { pageAt } from '../routing/route-table';
import { routerAt } from '../routing/router-at';
import { isKept, useShowAhead } from '../routing/show-ahead';
import type { App } from './create-app';

const isMainTab = ({ pathname }: Location): boolean => pageAt(pathname)?.header === true;

/**
 * The location whose page React draws. From one main tab to another the bar says at once that the tap was heard, and the page
 * follows in a frame of its own: on a cheap phone it takes longer than a tap should go unanswered. On the way back it comes at
 * once: there the browser scrolls, and must find the page that it scrolls; one that is kept is shown as it is, and drawn after.
 */
function usePageLocation(
  app: App,
  shelves: RefObject<HTMLElement | null>,
  location: Location,
  isBack: boolean,
): Location {
  const later = useDeferredValue(location);
  const isElsewhere = later.pathname !== location.pathname;
  const isAhead = isElsewhere && isBack && isKept(shelves.current, location);
  const isSwitch = isElsewhere && !isBack && isMainTab(later) && isMainTab(location);
  const shown = isSwitch || isAhead ? later : location;
  useShowAhead(app, shelves, location, shown, isAhead);
  return shown;
}

interface FrameProps {
  readonly app: App;
  readonly location: Location;
  /** Through the browser's history, back or forth. */
  readonly isBack: boolean;
}

/** The frame of every page: main tabs where the route has them, then the pages. */
export function Frame({ app, location, isBack }: FrameProps) {
  const { pathname } = location;
  const isHidden = useStore(app.config, (state) => state.hideHeader);
  useFollowPendingActions();
  const isMain = isMainTab(location);
  const shelves = useRef<HTMLDivElement>(null);
  const isRoom = pageAt(pathname)?.name === 'anchorRoom';
  const shown = usePageLocation(app, shelves, location, isBack);
  return (
    <Column isWide={isRoom}>
      {isMain && !isHidden && (
        <Router {...routerAt(app, location)}>
          <Header app={app} pathname={pathname} />
        </Router>
      )}
      <PushBar push={app.lazyPush} />
      <KeptPages app={app} location={shown} shelves={shelves} />
      <MiniOutlet app={app} location={location} isRoom={isRoom} />
      {isMain && <ServiceOutlet />}
    </Column>
  );
}
