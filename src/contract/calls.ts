import type { Call } from './call';
import * as anchors from './calls-anchors';
import * as system from './calls-system';

/** Every call of the API that is built so far: the back end's routes, the OpenAPI document and conformance read this. */
export const allCalls: readonly Call[] = [
  system.domainList,
  system.commonConfig,
  system.images,
  system.gameIcons,
  system.goldBalance,
  system.goldDailyLimit,
  anchors.anchorHome,
  anchors.teamLogo,
  anchors.hostList,
  anchors.hostMatchInfo,
  anchors.hostSchedule,
  anchors.hostRank,
  anchors.momentList,
  anchors.momentLike,
  anchors.subscribe,
  anchors.unsubscribe,
  anchors.subscribeInfo,
  anchors.specialRoomIds,
];
