import { queryOptions } from '@tanstack/react-query';
import { hostSchedule } from '../../contract/anchor/calls-hosts';
import type { CallData } from '../../contract/call';
import { type Dated, dated } from '../../rules/reading/asked';
import { shownSchedule } from '../../rules/room/room-access';
import { asked } from '../../services/asking';
import type { Services } from '../../services/services';
import type { Audience } from '../session/audience';

/** A show of a host's schedule with its match. */
export type PlannedShow = Dated<CallData<typeof hostSchedule>[number]>;

/** The host's shows around these days, as this viewer may see them, in the order of time. */
export const scheduleQuery = (services: Services, audience: Audience, hostId: string) =>
  queryOptions({
    queryKey: ['room-schedule', audience.key, hostId] as const,
    queryFn: async ({ signal }) => {
      const asking = services.call(hostSchedule, { hostId }, { signal, quiet: true });
      return shownSchedule(dated(...(await asked(services, asking))), audience.viewer);
    },
  });
