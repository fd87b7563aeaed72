import { useRef } from 'react';
import { type Location, Router, type RouterProps } from 'react-router-dom';
import { isHeard } from '../../contract/shell/is-heard';
import { useFollowPendingActions } from '../../domains/anchor/use-pending-actions';
import { configStore } from '../../domains/config/config-store';
import { useSettled } from '../../domains/query/use-settled';
import { watchedStore } from '../../domains/room/watched-store';
import { useServices } from '../../services/services';
import { useStore } from '../../services/store-registry';
import { useChunk } from '../../services/use-chunk';
import { Column } from '../../ui/layout/column';
import { Header } from '../layout/header';
import type { LazyPush } from '../push/lazy-push';
import type { Routing } from '../routing/create-routing';
import { KeptPages } from '../routing/kept-pages';
import { isMainTab, pageAt } from '../routing/route-table';
import { usePageLocation } from '../routing/show-ahead';

const loadBar = () => import('../push/push-bar');
const loadMini = () => import('../../pages/live-room/mini/mini-player');

interface MiniOutletProps {
  readonly router: Omit<RouterProps, 'children'>;
  readonly isRoom: boolean;
}

/** The place of the picture that goes on when its room is left; its code comes while the room is watched. */
function MiniOutlet({ router, isRoom }: MiniOutletProps) {
  const hostId = useStore(watchedStore, (state) => state.hostId);
  const { chunk } = useChunk(loadMini, hostId !== undefined);
  if (isRoom || hostId === undefined || chunk === undefined) return null;
  return (
    <Router {...router}>
      <chunk.MiniPlayer key={hostId} hostId={hostId} />
    </Router>
  );
}

const loadHostSide = () => import('../shell/host-side');
const ASKED = ['badge:change', 'player:change', 'release:new'] as const;

/** The place of all that a host may ask to hear beyond the app's own steps; one that hears none of it loads none of it. */
function HostOutlet({ hasHeader }: { readonly hasHeader: boolean }) {
  const { bridge } = useServices().options;
  const { chunk } = useChunk(
    loadHostSide,
    ASKED.some((name) => isHeard(bridge, name)),
  );
  return chunk && <chunk.HostSide hasHeader={hasHeader} />;
}

const loadService = () => import('../../pages/service/customer-service');

/** The customer service's place: its code follows the first screen, and where it does not come nothing else waits for it. */
function ServiceOutlet({ isWanted }: { readonly isWanted: boolean }) {
  const { chunk } = useChunk(loadService, isWanted);
  return chunk && <chunk.CustomerService />;
}

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
  const isSettled = useSettled();
  // Fetched before it is needed: without a network it would not come any more.
  const { chunk: bar } = useChunk(loadBar, isSettled);
  const isMain = isMainTab(location);
  const hasHeader = isMain && !isHidden;
  const shelves = useRef<HTMLDivElement>(null);
  const page = pageAt(pathname);
  const isRoom = page?.name === 'anchorRoom';
  const isTopic = page?.header && page.texts.includes('topics');
  const shown = usePageLocation(routing, shelves, location, isBack);
  const router = routing.routerAt(location);
  return (
    <Column wide={isRoom ? 'room' : isTopic ? 'topic' : undefined}>
      {hasHeader && (
        <Router {...router}>
          <Header pathname={pathname} />
        </Router>
      )}
      {bar && <bar.PushBar push={push} />}
      <KeptPages routing={routing} location={shown} shelves={shelves} />
      <MiniOutlet router={router} isRoom={isRoom} />
      {isMain && <ServiceOutlet isWanted={isSettled} />}
      <HostOutlet hasHeader={hasHeader} />
    </Column>
  );
}
