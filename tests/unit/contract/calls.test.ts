import type * as v from 'valibot';
import { FILE_PATH } from '../../../src/contract/config/calls-system';
import { allCalls } from '../../../tools/documents/all-calls';

const LIVE = '/api/forehead/live';
const TIPS = `${LIVE}/sports/message/v2`;
const COMMENTS = `${LIVE}/sports/message/comment`;
const LEAGUE = '/ssapi/football/league';
const TEAM = '/ssapi/football/team';

/** product.md, section 7: clause, how it travels, path, and the fields that it is said to have; paths by decisions.md. */
const CALLS: readonly (readonly [clause: string, how: string, path: string, fields: string])[] = [
  ['NBA, days [7.7]', 'GET query', '/ssapi/nba/match-date', 'seasonId kind'],
  ['NBA, list [7.8]', 'POST json', '/ssapi/nba/list', 'matchDate kind stageId seasonId'],
  ['NBA, line-up [7.9]', 'POST form', '/ssapi/nba/team/lineUp', 'id'],
  ['NBA, matches of a team [7.9]', 'POST form', '/ssapi/nba/team/match', 'teamId kind seasonId'],
  ['NBA, players of a team [7.9]', 'POST form', '/ssapi/nba/team/player', 'teamId'],
  ['NBA, a player [7.10]', 'POST form', '/ssapi/nba/player/detail', 'id'],
  ['NBA, ranking [7.11, body.2]', 'POST json', '/ssapi/nba/ranking', 'scope division seasonId'],
  ['NBA, players [7.12]', 'POST form', '/ssapi/nba/player/list', 'scope order seasonId'],
  ['NBA, home and away [7.13]', 'POST form', '/ssapi/nba/home-away', 'seasonId division scope'],
  ['NBA, figures of a team [7.9]', 'POST form', '/ssapi/nba/team/data', 'teamId kind seasonId'],
  ['world cup, days [7.14]', 'GET query', '/ssapi/fifa/match-date', 'id'],
  ['world cup, stages [7.14]', 'GET query', '/ssapi/fifa/stages', 'id'],
  ['world cup, list [7.14]', 'POST form', '/ssapi/fifa/list', 'matchDate pid showAnchor stageId'],
  ['world cup, ranking [7.14, world cup and euro.1]', 'POST form', '/ssapi/fifa/ranking', 'groupName stageId'],
  ['world cup, line-up [7.14]', 'POST form', '/ssapi/fifa/team/lineUp', 'id'],
  ['world cup, seasons of a team [7.15]', 'POST form', '/ssapi/fifa/team/season-list', 'id'],
  ['world cup, matches of a season [7.15]', 'POST form', '/ssapi/fifa/team/season-match', 'teamId seasonId'],
  ['euro, days [7.16]', 'GET query', '/ssapi/euro/match-date', 'id'],
  ['euro, stages [7.16]', 'GET query', '/ssapi/euro/stages', 'id'],
  ['euro, list [7.16]', 'POST form', '/ssapi/euro/list', 'matchDate pid showAnchor stageId'],
  ['euro, ranking [7.16]', 'POST form', '/ssapi/euro/ranking', 'groupName stageId'],
  ['euro, line-up [7.16]', 'POST form', '/ssapi/euro/team/lineUp', 'id'],
  ['euro, seasons of a team [7.17]', 'POST form', '/ssapi/euro/team/season-list', 'id'],
  ['euro, matches of a season [7.17]', 'POST form', '/ssapi/euro/team/season-match', 'teamId seasonId'],
  ['euro, home and away [7.17, world cup and euro.1]', 'POST form', '/ssapi/euro/home-away', 'groupName stageId'],
  ['euro, leaders of a team [7.17, world cup and euro.1]', 'POST form', '/ssapi/euro/team/leaders', 'teamId seasonId'],
  ['football league, days [7.18]', 'GET query', `${LEAGUE}/match-date`, 'seasonId'],
  ['football league, list [7.18, paths of calls.1]', 'POST form', `${LEAGUE}/match-list`, 'seasonId matchDate pid'],
  ['football league, ranking [7.19]', 'POST form', `${LEAGUE}/ranking`, 'seasonId groupName stageId'],
  ['football league, players [7.20]', 'POST form', `${LEAGUE}/player-ranking`, 'seasonId order'],
  ['football league, home and away [7.19]', 'POST form', `${LEAGUE}/home-away`, 'seasonId stageId groupName'],
  ['football team, line-up [7.21]', 'POST form', `${TEAM}/lineUp`, 'id'],
  ['football team, seasons [7.21]', 'POST form', `${TEAM}/season-list`, 'id'],
  ['football team, matches of a season [7.21]', 'POST form', `${TEAM}/season-match`, 'teamId seasonId'],
  ['football team, best players [7.21]', 'POST form', `${TEAM}/best-players`, 'teamId seasonId'],
  ['football team, matches [7.62]', 'POST form', `${TEAM}/match`, 'teamId'],
  ['football team, leaders [7.21]', 'POST form', `${TEAM}/leaders`, 'teamId seasonId'],
  ['football player, data [7.22, paths of calls.1]', 'POST form', '/ssapi/football/player/basic', 'id'],
  ['football player, a season [7.22]', 'POST form', '/ssapi/football/player/season-stat', 'seasonId playerId'],
  ['crests [7.24]', 'GET query', '/ssapi/team/logo', 'matchId pid'],
  ['anchor home [7.23]', 'GET query', '/ssapi/anchor/list/v2', 'pid matchSource t momentSort'],
  ['anchors, list [7.25]', 'POST form', `${LIVE}/host/list`, 'liveStatus'],
  ['anchors, room [7.26]', 'POST form', `${LIVE}/host/load/live/match/info`, 'hostId'],
  ['anchors, moments [7.27]', 'POST form', `${LIVE}/host/moment/list`, 'hostId page size momentSort'],
  ['anchors, like of a moment [3.28, 7.28]', 'POST form', `${LIVE}/host/moment/submit/batch/liked`, 'momentId count'],
  ['anchors, schedule [7.29]', 'POST form', `${LIVE}/host/load/schedule`, 'hostId'],
  ['anchors, ranking of the week [7.30]', 'POST form', `${LIVE}/host/rank`, ''],
  ['anchors, subscribe [7.31]', 'POST form', `${LIVE}/subscribe`, 'hostId matchId'],
  ['anchors, unsubscribe [7.31]', 'POST form', `${LIVE}/unsubscribe`, 'hostId matchId'],
  ['anchors, subscriptions [7.31]', 'POST form', `${LIVE}/user/subscribe/info`, ''],
  ['anchors, special rooms [7.32]', 'POST form', `${LIVE}/liveRoom/getSpecialRoomIds`, ''],
  ['system, images [7.33]', 'POST form', '/api/forehead/system/config/images/query', 'categoryId'],
  ['system, domain list [7.34]', 'POST form', '/api/forehead/system/domain/list/v2', ''],
  ['system, common config [7.34]', 'POST form', '/api/forehead/system/config/get/common/config', ''],
  ['system, gamebet config [7.35]', 'POST form', '/api/forehead/gamebet/config/query', 'showClient'],
  ['system, daily limit [7.36]', 'POST form', '/api/forehead/activity/goldmall/dailyLimit', ''],
  ['system, balance [7.36]', 'POST form', '/api/forehead/activity/goldmall/balance', ''],
  ['tips, experts [7.38]', 'GET query', `${LIVE}/professor/info`, 'page size sortType'],
  [
    'tips, list [7.39, paths of calls.1]',
    'GET query',
    `${TIPS}/info`,
    'sportsType page size sportsIds blackReturnGold sportsSource',
  ],
  ['tips, orders [7.40]', 'POST form', `${TIPS}/myOrder`, ''],
  ['tips, an expert [7.41]', 'GET query', `${TIPS}/professor/info`, 'professorId'],
  ['tips, of an expert [7.42]', 'GET query', `${TIPS}/info/professor/sports`, 'isHistory page'],
  ['tips, detail [7.43]', 'GET query', `${TIPS}/info/detail`, 'id'],
  ['tips, buy [7.44]', 'POST form', `${TIPS}/buy`, 'messageId'],
  ['tips, select [7.45]', 'GET query', `${TIPS}/select`, ''],
  ['tips, follow an expert [7.46, bodies.1]', 'POST form', `${TIPS}/attention`, 'professorId isAttention'],
  ['comments, publish [7.47]', 'POST form', `${COMMENTS}/publish`, 'messageId parentId content photos'],
  ['comments, list [7.47]', 'POST form', `${COMMENTS}/list`, 'messageId page size'],
  ['comments, one’s own [7.47]', 'POST form', `${COMMENTS}/my/list`, 'messageId page size'],
  ['comments, like [7.47]', 'POST form', `${COMMENTS}/liked`, 'commentId'],
  ['comments, reasons of a report [7.48]', 'POST form', `${COMMENTS}/report/cate`, ''],
  ['comments, rule [7.49]', 'POST form', '/api/forehead/user/chat/get/comment/rule', ''],
  ['comments, report [7.48, bodies.1]', 'POST form', `${LIVE}/chat/report/add`, 'commentId chatId cate content'],
  ['lottery, info [7.50]', 'POST form', `${LIVE}/lottery/approval/info`, 'liveRoomId'],
  ['lottery, join [7.50, bodies.1]', 'POST form', `${LIVE}/lottery/approval/submitInfo`, 'liveRoomId lotteryId'],
  ['titles [7.51]', 'POST form', '/api/forehead/user/title/list/all', ''],
  [
    'ranking, list [7.52, bodies.1]',
    'POST form',
    '/api/forehead/user/ranking/list',
    'type startDate endDate platform isHistory',
  ],
  ['ranking, config [7.52]', 'POST form', '/api/forehead/user/ranking/config', ''],
  ['ranking, switch [7.52]', 'POST form', '/api/forehead/user/ranking/switch', 'visible'],
  ['ranking, like [7.52]', 'POST form', '/api/forehead/user/ranking/report/like', 'uid reportId'],
  ['ranking, dislike [7.52]', 'POST form', '/api/forehead/user/ranking/report/dislike', 'uid reportId'],
  ['ranking, bets [7.53]', 'POST form', '/api/forehead/data/betting/list', 'size title'],
  ['room chat, an addition', 'POST form', `${LIVE}/chat/send`, 'liveRoomId content'],
  ['files, an addition: upload', 'POST multipart', '/api/forehead/system/file/upload', 'file'],
];

type Wrapped = v.GenericSchema & { wrapped?: Wrapped; options?: readonly Wrapped[]; entries?: object };
/** Names of the fields that a call takes, whichever of its shapes they belong to. */
const fieldsOf = ({ wrapped, options, entries }: Wrapped): string[] =>
  wrapped ? fieldsOf(wrapped) : options ? options.flatMap(fieldsOf) : Object.keys(entries ?? {});

it.each(CALLS)('section 7, %s', (_clause, how, path, fields) => {
  const call = allCalls.find((one) => one.path === path);
  expect(call && `${call.method} ${call.encoding}`).toBe(how);
  const taken = call && fieldsOf(call.body as Wrapped);
  expect(taken).toEqual(expect.arrayContaining(fields.split(' ').filter(Boolean)));
});

it('section 7, files are read below one path', () => {
  expect(FILE_PATH).toBe('/api/forehead/system/file/get/');
});

it('section 7, NBA: the list alone has the portal’s pid as a header [7.8, headers.1]', () => {
  expect(allCalls.filter(({ pidHeader }) => pidHeader).map(({ path }) => path)).toEqual(['/ssapi/nba/list']);
});
