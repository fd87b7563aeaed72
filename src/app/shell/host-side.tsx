import { useEffect, useRef } from 'react';
import { isHeard } from '../../contract/shell/is-heard';
import { watchedStore } from '../../domains/room/watched-store';
import { useLiveBadge } from '../../pages/anchor/use-live-badge';
import { useServices } from '../../services/services';
import { useStore } from '../../services/store-registry';
import { watchReleases } from './new-release';

interface HostSideProps {
  /** Our own header is shown, and reads for its badge: two would ask for everything twice. */
  readonly hasHeader: boolean;
}

/** Tells of the badge; its own component, for it reads what nobody else may need on this page. */
function BadgeTeller({ hasHeader }: HostSideProps) {
  const { tellHost } = useServices();
  const live = useLiveBadge(!hasHeader);
  const told = useRef<boolean>(undefined);
  useEffect(() => {
    if (told.current === live || (told.current === undefined && !live)) return;
    told.current = live;
    tellHost('badge:change', { live });
  }, [live, tellHost]);
  return null;
}

function usePlayerTold(): void {
  const { tellHost } = useServices();
  const player = useStore(watchedStore, (state) => state.player);
  const wasThere = useRef(false);
  const isThere = player !== undefined;
  const { playing = false, muted = false, small = false } = player ?? {};
  useEffect(() => {
    if (isThere || wasThere.current) tellHost('player:change', { playing, muted, small });
    wasThere.current = isThere;
  }, [isThere, playing, muted, small, tellHost]);
}

/** Tells a host what it asks to hear: the badge, the picture of a room, a later release. Nothing of it is seen. */
export function HostSide({ hasHeader }: HostSideProps) {
  const { options, tellHost, visibility } = useServices();
  usePlayerTold();
  const asksRelease = isHeard(options.bridge, 'release:new');
  useEffect(() => {
    if (!asksRelease) return;
    return watchReleases(visibility, (contract) => tellHost('release:new', { contract }));
  }, [asksRelease, visibility, tellHost]);
  return isHeard(options.bridge, 'badge:change') && <BadgeTeller hasHeader={hasHeader} />;
}
