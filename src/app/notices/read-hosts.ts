import { hostList } from '../../contract/anchor/calls-anchors';
import type { Host } from '../../contract/anchor/host';
import { LIVE_STATUS } from '../../contract/codes';
import { currentAudience } from '../../domains/session/audience';
import { shownHosts } from '../../rules/anchor/streamer-display';
import type { Services } from '../../services/services';

/** The hosts as this member may see them: whose room is hidden is not on air. */
const shown = (services: Services, hosts: readonly Host[]): readonly Host[] =>
  shownHosts(hosts, currentAudience(services).viewer);

/** Everybody, with their shows. */
export const readHosts = async (services: Services): Promise<readonly Host[]> =>
  shown(services, await services.call(hostList, {}, { quiet: true }));

/** Those on air: a back end that does not narrow brings all of them. */
export const readHostsOnAir = async (services: Services): Promise<readonly Host[]> => {
  const hosts = await services.call(hostList, { liveStatus: LIVE_STATUS.live }, { quiet: true });
  return shown(services, hosts).filter(({ liveStatus }) => liveStatus === LIVE_STATUS.live);
};
