import { type Location, Router } from 'react-router-dom';
import { watchedStore } from '../../domains/room/watched-store';
import { useStore } from '../../services/store-registry';
import { useChunk } from '../../services/use-chunk';
import type { App } from '../mount/create-app';
import { routerAt } from '../routing/router-at';

const load = () => import('../../pages/live-room/mini/mini-player');

interface MiniOutletProps {
  readonly app: App;
  readonly location: Location;
  /** A room shows its picture itself. */
  readonly isRoom: boolean;
}

/** The place of the picture that goes on when its room is left; its code comes while the room is watched. */
export function MiniOutlet({ app, location, isRoom }: MiniOutletProps) {
  const hostId = useStore(watchedStore, (state) => state.hostId);
  const { part } = useChunk(load, hostId !== undefined);
  if (isRoom || hostId === undefined || part === undefined) return null;
  return (
    <Router {...routerAt(app, location)}>
      <part.MiniPlayer key={hostId} hostId={hostId} />
    </Router>
  );
}
