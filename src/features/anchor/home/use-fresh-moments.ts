import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { HomeData } from '../../../parts/anchors/anchor-home-query';
import { beginWithHome, onlyPage } from '../../../parts/moments/moments-query';
import type { Audience } from '../../../parts/page/audience';

/** A fresh home reply renews the newest moments too, unless the user has scrolled on: then nothing may jump. */
export function useFreshMoments(audience: Audience, home: HomeData | undefined, onFresh: () => void): void {
  const client = useQueryClient();
  useEffect(() => {
    const shown = onlyPage(client, audience);
    if (home === undefined || shown === undefined || shown === home.moments) return;
    beginWithHome(client, audience, home);
    onFresh();
  }, [client, audience, home, onFresh]);
}
