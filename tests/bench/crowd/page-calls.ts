import { anchorHome, subscribeInfo } from '../../../src/contract/anchor/calls-anchors';
import { hostList } from '../../../src/contract/anchor/calls-hosts';
import { images } from '../../../src/contract/banner/calls-banners';
import { commonConfig, domainList } from '../../../src/contract/config/calls-system';
import { leagueMatchDate, leagueMatchList } from '../../../src/contract/football/calls-football';
import { chatList, hostMatchInfo, lotteryInfo } from '../../../src/contract/room/calls-room';
import { myOrders, tipList } from '../../../src/contract/tip/calls-tips';
import type { RefetchKind } from '../../../src/services/refetch';

/** The readings of a client's screen by the kind under which they are registered, as calls; what a member has besides. */
export const SCREENS = {
  home: { screen: [anchorHome.name], room: [] },
  lists: { screen: [leagueMatchDate.name, leagueMatchList.name], room: [] },
  tips: { screen: [tipList.name], room: [] },
  room: { screen: [], room: [hostMatchInfo.name, chatList.name] },
} as const satisfies Readonly<Record<string, Partial<Record<RefetchKind, readonly string[]>>>>;

export type ScreenName = keyof typeof SCREENS;

/** In loops alone: what its channels tell is not read after a re-opening. */
export const BADGE = [anchorHome.name];
export const MEMBERS = { always: [myOrders.name], inLoops: [subscribeInfo.name] };

export const VISIT = [domainList.name, commonConfig.name, anchorHome.name, images.name];
export const MEMBERS_VISIT = [subscribeInfo.name, myOrders.name, hostList.name];
export const ENTERING = [hostMatchInfo.name, hostList.name, chatList.name, chatList.name];
export const DRAW = lotteryInfo.name;
