import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { MOMENT_SORT } from '../../../contract/codes';
import { beginWithHome, loadedPages } from '../moments/moments-query';
import type { HomeData } from './anchor-home-query';
import type { Audience } from './viewer';

/** A fresh home reply renews the newest moments too, unless the user has scrolled on: then nothing may jump. */
export function useFreshMoments(audience: Audience, home: HomeData | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (home === undefined || loadedPages(client, audience, MOMENT_SORT.newest) !== 1) return;
    beginWithHome(client, audience, home);
  }, [client, audience, home]);
}
