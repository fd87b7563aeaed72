import { useState } from 'react';
import type { RoomInfo } from '../../../contract/room/room';
import { useChunk } from '../../../services/use-chunk';
import type { RoomShow } from '../data/room-show';

const load = () => import('./watch-next');

interface WatchOnProps {
  readonly hostId: string;
  readonly show: RoomInfo | undefined;
  readonly kind: RoomShow<never, never>['kind'];
}

/** The place of what to watch next; its code comes when the show is over. */
export function WatchOn({ hostId, show, kind }: WatchOnProps) {
  const [wasLive, setWasLive] = useState(false);
  if (kind === 'live' && !wasLive) setWasLive(true);
  const isOver = kind === 'ended';
  const { chunk } = useChunk(load, isOver);
  return isOver && chunk !== undefined && <chunk.WatchNext {...{ hostId, show, wasLive }} />;
}
