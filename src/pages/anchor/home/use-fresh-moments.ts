import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { HomeData } from '../../../domains/anchor/anchor-home-query';
import { beginWithHome, onlyPage } from '../../../domains/moment/moments-query';
import type { Audience } from '../../../domains/session/audience';

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
