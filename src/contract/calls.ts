import type { Call } from './call';
import * as anchors from './calls-anchors';
import * as comments from './calls-comments';
import * as files from './calls-files';
import * as nba from './calls-nba';
import * as news from './calls-news';
import * as ranking from './calls-ranking';
import * as room from './calls-room';
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
  anchors.hostSchedule,
  anchors.hostRank,
  anchors.momentList,
  anchors.momentLike,
  anchors.subscribe,
  anchors.unsubscribe,
  anchors.subscribeInfo,
  anchors.specialRoomIds,
  room.hostMatchInfo,
  room.chatSend,
  room.chatList,
  room.reportAdd,
  room.reportCates,
  room.commentRuleOf,
  room.lotteryInfo,
  room.lotterySubmit,
  news.professorInfo,
  news.tipList,
  news.myOrders,
  news.professorDetail,
  news.professorTips,
  news.tipDetail,
  news.tipBuy,
  news.tipSelect,
  news.professorAttention,
  comments.commentPublish,
  comments.commentList,
  comments.myComments,
  comments.commentLike,
  comments.titleList,
  files.fileUpload,
  nba.nbaMatchDate,
  nba.nbaList,
  nba.nbaTeamLineUp,
  nba.nbaTeamMatch,
  nba.nbaTeamPlayer,
  nba.nbaPlayerDetailOf,
  nba.nbaRanking,
  nba.nbaPlayerList,
  nba.nbaHomeAway,
  nba.nbaTeamDataOf,
  ranking.rankingConfigOf,
  ranking.rankingList,
  ranking.rankingSwitch,
  ranking.reportLike,
  ranking.reportDislike,
  ranking.bettingListOf,
];
