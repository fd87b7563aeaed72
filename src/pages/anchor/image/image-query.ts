import { queryOptions } from '@tanstack/react-query';
import { hostList } from '../../../contract/anchor/calls-anchors';
import { images } from '../../../contract/banner/calls-banners';
import { BANNER_CATEGORY } from '../../../contract/codes';
import type { Audience } from '../../../domains/session/audience';
import { shownHosts } from '../../../rules/anchor/streamer-display';
import { asked } from '../../../services/asking';
import type { Services } from '../../../services/services';

const BACKGROUND_STALE_MS = 30 * 60_000;

/**
 * A host with their photos, as this viewer may see them; nobody: of that id there is none,
 * or somebody who has withdrawn.
 */
export const portraitQuery = (services: Services, audience: Audience, hostId: string) =>
  queryOptions({
    queryKey: ['anchor-image', audience.key, hostId] as const,
    queryFn: async ({ signal }) => {
      const [hosts, askedAt] = await asked(services, services.call(hostList, { hostId }, { signal, quiet: true }));
      const host = shownHosts(hosts, audience.viewer).find(({ id }) => id === hostId);
      return { hosts: host === undefined ? [] : [host], askedAt };
    },
  });

/** The picture behind all anchors' photos (category 30306); null where the portal has none. */
export const backgroundQuery = (services: Services) =>
  queryOptions({
    queryKey: ['banners', BANNER_CATEGORY.anchorBackground] as const,
    queryFn: async ({ signal }) => {
      const banners = await services.call(
        images,
        { categoryId: BANNER_CATEGORY.anchorBackground },
        { signal, quiet: true },
      );
      return banners.flatMap((banner) => banner.images)[0] ?? null;
    },
    staleTime: BACKGROUND_STALE_MS,
  });
