import { useDeferredValue } from 'react';
import { type Location, Router } from 'react-router-dom';
import { useStore } from 'zustand';
import { useFollowPendingActions } from '../../domains/anchor/use-pending-actions';
import { Column } from '../../ui/layout/column';
import type { App } from '../mount/create-app';
import { PushBarOutlet } from '../push/push-bar-outlet';
import { KeptPages } from '../routing/kept-pages';
import { pageAt } from '../routing/route-table';
import { routerAt } from '../routing/router-at';
import { Header } from './header';
import { MiniOutlet } from './mini-outlet';
import { ServiceOutlet } from './service-outlet';

const isMainTab = ({ pathname }: Location): boolean => pageAt(pathname)?.header === true;

/**
 * The location whose page is shown. From one main tab to another the bar says at once that the tap was heard, and the page
 * follows in a frame of its own: on a cheap phone it takes longer than a tap should go unanswered. On the way back it comes at
 * once: there the browser scrolls, and must find the page that it scrolls.
 */
function usePageLocation(location: Location, isBack: boolean): Location {
  const later = useDeferredValue(location);
  const isSwitch = !isBack && later.pathname !== location.pathname && isMainTab(later) && isMainTab(location);
  return isSwitch ? later : location;
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
  const isRoom = pageAt(pathname)?.name === 'anchorRoom';
  const shown = usePageLocation(location, isBack);
  return (
    <Column isWide={isRoom}>
      {isMain && !isHidden && (
        <Router {...routerAt(app, location)}>
          <Header app={app} pathname={pathname} />
        </Router>
      )}
      <PushBarOutlet app={app} />
      <KeptPages app={app} location={shown} />
      <MiniOutlet app={app} location={location} isRoom={isRoom} />
      {isMain && <ServiceOutlet />}
    </Column>
  );
}
