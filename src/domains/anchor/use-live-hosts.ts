import { useMemo } from 'react';
import type { Host, LiveMatch } from '../../contract/anchor/host';
import { type HostReading, withAnchorPushes, withHostPushes } from '../../rules/match/live-overlay';
import type { Dated } from '../../rules/reading/asked';
import { useStore } from '../../services/store-registry';
import { anchorStore } from './anchor-store';

const NOBODY: HostReading = { hosts: [], askedAt: 0 };

/** The hosts of a reading with what pushes have said since; who has withdrawn is gone. Nobody until there is a reading. */
export function useLiveHosts({ hosts, askedAt }: HostReading = NOBODY): readonly Host[] {
  const pushes = useStore(anchorStore, (state) => state.pushes);
  return useMemo(() => withAnchorPushes({ hosts, askedAt }, pushes), [hosts, askedAt, pushes]);
}

/** The matches with who went on or off air since they were asked for; scores belong to each match alone. */
export function useLiveHostLists<M extends Dated<LiveMatch>>(matches: readonly M[]): readonly M[] {
  const pushes = useStore(anchorStore, (state) => state.pushes);
  return useMemo(() => matches.map((match) => withHostPushes(match, pushes)), [matches, pushes]);
}
