import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { RoomInfo } from '../../../contract/room/room';
import { anchorHomeQuery, type HomeData } from '../../../domains/anchor/anchor-home-query';
import { useLiveHostLists, useLiveHosts } from '../../../domains/anchor/use-live-hosts';
import { watchedStore } from '../../../domains/room/watched-store';
import { useAudience } from '../../../domains/session/audience';
import { useServices } from '../../../services/services';
import { type NextRoom, nextRooms } from './next-rooms';

const NONE: HomeData['matches'] = [];

/** Rooms to go on with, as anchor home knows them; read once for this visit of the room. */
export function useNextRooms(
  hostId: string,
  show: Pick<RoomInfo, 'matchId' | 'matchLeague'> | undefined,
): readonly NextRoom[] {
  const services = useServices();
  const { data } = useQuery(anchorHomeQuery(services, useAudience()));
  const hosts = useLiveHosts(data);
  const matches = useLiveHostLists(data?.matches ?? NONE);
  // As it was on entering: what is offered does not change its order because one is here.
  const [visited] = useState(() => services.stores.get(watchedStore).getState().visited);
  const { matchId, matchLeague: league } = show ?? {};
  return useMemo(
    () => nextRooms({ hostId, matchId, league }, { hosts, matches }, visited),
    [hostId, matchId, league, hosts, matches, visited],
  );
}
