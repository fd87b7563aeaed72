import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../context/services';
import type { CallData } from '../../contract/call';
import { hostSchedule } from '../../contract/calls-anchors';
import { ALWAYS_TRY } from '../../parts/page/always-try';
import type { Audience } from '../../parts/page/audience';
import { shownSchedule } from '../../rules/room-access';

/** A show of a host's schedule with its match. */
export type PlannedShow = CallData<typeof hostSchedule>[number];

/** What a host shows around these days, as this viewer may see it, in the order of time. */
export const scheduleQuery = (services: Services, audience: Audience, hostId: string) =>
  queryOptions({
    queryKey: ['room-schedule', audience.key, hostId] as const,
    queryFn: async ({ signal }) => {
      const entries = await services.call(hostSchedule, { hostId }, { signal, quiet: true });
      return { shows: shownSchedule(entries, audience.viewer), readAt: services.now() };
    },
    ...ALWAYS_TRY,
  });
