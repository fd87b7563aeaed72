import * as anchors from '../anchor/calls-anchors';
import * as hosts from '../anchor/calls-hosts';
import * as banner from '../banner/calls-banners';
import type { Call } from '../call';
import * as files from '../calls-files';
import * as comments from '../comment/calls-comments';
import * as speech from '../comment/calls-speech';
import * as system from '../config/calls-system';
import { euro, fifa } from '../cup/calls-cups';
import * as experts from '../expert/calls-experts';
import * as football from '../football/calls-football';
import * as moments from '../moment/calls-moments';
import * as nba from '../nba/calls-nba';
import * as ranking from '../ranking/calls-ranking';
import * as room from '../room/calls-room';
import * as news from '../tip/calls-tips';
import * as wallet from '../wallet/calls-wallet';

/** Every call of the API that is built so far: the back end's routes, the OpenAPI document and conformance read this. */
export const allCalls: readonly Call[] = [
  system.domainList,
  system.commonConfig,
  banner.images,
  ranking.gameIcons,
  wallet.goldBalance,
  wallet.goldDailyLimit,
  wallet.goldDocument,
  anchors.anchorHome,
  anchors.teamLogo,
  hosts.hostList,
  hosts.hostSchedule,
  hosts.hostRank,
  moments.momentList,
  moments.momentLike,
  anchors.subscribe,
  anchors.unsubscribe,
  anchors.subscribeInfo,
  anchors.specialRoomIds,
  room.hostMatchInfo,
  room.chatSend,
  room.chatList,
  speech.reportAdd,
  speech.reportCates,
  speech.commentRuleOf,
  room.lotteryInfo,
  room.lotterySubmit,
  experts.professorInfo,
  news.tipList,
  news.myOrders,
  experts.professorDetail,
  news.professorTips,
  news.tipDetail,
  news.tipBuy,
  news.tipSelect,
  experts.professorAttention,
  comments.commentPublish,
  comments.commentList,
  comments.myComments,
  comments.commentLike,
  ranking.titleList,
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
  football.leagueMatchDate,
  football.leagueMatchList,
  football.leagueRanking,
  football.leaguePlayerRanking,
  football.leagueHomeAway,
  football.teamLineUp,
  football.teamSeasonList,
  football.teamSeasonMatch,
  football.teamBestPlayers,
  football.teamMatch,
  football.teamLeaders,
  football.playerBasicOf,
  football.playerSeasonStatOf,
  ...Object.values(fifa),
  ...Object.values(euro),
];
