import { anchorHome, hostList } from '../../contract/anchor/calls-anchors';
import type { Host } from '../../contract/anchor/host';
import { LIVE_STATUS } from '../../contract/codes';
import { anchorHomeFields } from '../../contract/first-requests';
import { shownHosts, shownMatches } from '../../rules/anchor/streamer-display';
import type { Services } from '../../services/services';
import { currentAudience } from '../session/audience';

/** The hosts as this member may see them: whose room is hidden is not on air. */
const shown = (services: Services, hosts: readonly Host[]): readonly Host[] =>
  shownHosts(hosts, currentAudience(services).viewer);

/** Those on air: a back end that does not narrow brings all of them. */
export const readHostsOnAir = async (services: Services): Promise<readonly Host[]> => {
  const hosts = await services.call(hostList, { liveStatus: LIVE_STATUS.live }, { quiet: true });
  return shown(services, hosts).filter(({ liveStatus }) => liveStatus === LIVE_STATUS.live);
};

/** Anchor home: the matches around now with their kick-off and who shows them, and everybody's shows. */
export async function readHome(services: Services) {
  const { viewer } = currentAudience(services);
  const fields = anchorHomeFields(services.options.api.pid, viewer.jumpGame);
  const { hosts, liveMatchList } = await services.call(anchorHome, fields, { quiet: true });
  return { hosts: shownHosts(hosts, viewer), matches: shownMatches(liveMatchList, viewer) };
}
export type ReadHome = Awaited<ReturnType<typeof readHome>>;
