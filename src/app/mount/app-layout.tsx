import { useRef } from 'react';
import { type Location, Router } from 'react-router-dom';
import { useFollowPendingActions } from '../../domains/anchor/use-pending-actions';
import { configStore } from '../../domains/config/config-store';
import { useStore } from '../../services/store-registry';
import { Column } from '../../ui/layout/column';
import { Header } from '../layout/header';
import { MiniOutlet } from '../layout/mini-outlet';
import { ServiceOutlet } from '../layout/service-outlet';
import type { LazyPush } from '../push/lazy-push';
import { PushBar } from '../push/push-bar';
import type { Routing } from '../routing/create-routing';
import { KeptPages } from '../routing/kept-pages';
import { isMainTab, pageAt } from '../routing/route-table';
import { usePageLocation } from '../routing/show-ahead';

interface AppLayoutProps {
  readonly routing: Routing;
  readonly push: Pick<LazyPush, 'outage' | 'resume'>;
  readonly location: Location;
  /** Through the browser's history, back or forth. */
  readonly isBack: boolean;
}

/** The layout of every page: main tabs where the route has them, then the pages. */
export function AppLayout({ routing, push, location, isBack }: AppLayoutProps) {
  const { pathname } = location;
  const isHidden = useStore(configStore, (state) => state.hideHeader);
  useFollowPendingActions();
  const isMain = isMainTab(location);
  const shelves = useRef<HTMLDivElement>(null);
  const isRoom = pageAt(pathname)?.name === 'anchorRoom';
  const shown = usePageLocation(routing, shelves, location, isBack);
  const router = routing.routerAt(location);
  return (
    <Column isWide={isRoom}>
      {isMain && !isHidden && (
        <Router {...router}>
          <Header pathname={pathname} />
        </Router>
      )}
      <PushBar push={push} />
      <KeptPages routing={routing} location={shown} shelves={shelves} />
      <MiniOutlet router={router} isRoom={isRoom} />
      {isMain && <ServiceOutlet />}
    </Column>
  );
}
