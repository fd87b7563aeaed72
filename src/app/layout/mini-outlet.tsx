import { Router, type RouterProps } from 'react-router-dom';
import { watchedStore } from '../../domains/room/watched-store';
import { useStore } from '../../services/store-registry';
import { useChunk } from '../../services/use-chunk';

const load = () => import('../../pages/live-room/mini/mini-player');

interface MiniOutletProps {
  readonly router: Omit<RouterProps, 'children'>;
  /** A room shows its picture itself. */
  readonly isRoom: boolean;
}

/** The place of the picture that goes on when its room is left; its code comes while the room is watched. */
export function MiniOutlet({ router, isRoom }: MiniOutletProps) {
  const hostId = useStore(watchedStore, (state) => state.hostId);
  const { chunk } = useChunk(load, hostId !== undefined);
  if (isRoom || hostId === undefined || chunk === undefined) return null;
  return (
    <Router {...router}>
      <chunk.MiniPlayer key={hostId} hostId={hostId} />
    </Router>
  );
}
