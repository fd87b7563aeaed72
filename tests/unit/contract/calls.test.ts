import type * as v from 'valibot';
import { allCalls } from '../../../src/contract/calls';
import { FILE_PATH } from '../../../src/contract/config/calls-system';

const LIVE = '/api/forehead/live';
const TIPS = `${LIVE}/sports/message/v2`;
const COMMENTS = `${LIVE}/sports/message/comment`;
const LEAGUE = '/ssapi/football/league';
const TEAM = '/ssapi/football/team';

/** product.md, section 7: clause, how it travels, path, and the fields that it is said to have; paths by decisions.md. */
const CALLS: readonly (readonly [clause: string, how: string, path: string, fields: string])[] = [
  ['NBA, days', 'GET query', '/ssapi/nba/match-date', 'seasonId kind'],
  ['NBA, list', 'POST json', '/ssapi/nba/list', 'matchDate kind stageId seasonId'],
  ['NBA, line-up', 'POST form', '/ssapi/nba/team/lineUp', 'id'],
  ['NBA, matches of a team', 'POST form', '/ssapi/nba/team/match', 'teamId kind seasonId'],
  ['NBA, players of a team', 'POST form', '/ssapi/nba/team/player', 'teamId'],
  ['NBA, a player', 'POST form', '/ssapi/nba/player/detail', 'id'],
  ['NBA, ranking', 'POST json', '/ssapi/nba/ranking', 'scope division seasonId'],
  ['NBA, players', 'POST form', '/ssapi/nba/player/list', 'scope order seasonId'],
  ['NBA, home and away', 'POST form', '/ssapi/nba/home-away', 'seasonId division scope'],
  ['NBA, figures of a team', 'POST form', '/ssapi/nba/team/data', 'teamId kind seasonId'],
  ['world cup, days', 'GET query', '/ssapi/fifa/match-date', 'id'],
  ['world cup, stages', 'GET query', '/ssapi/fifa/stages', 'id'],
  ['world cup, list', 'POST form', '/ssapi/fifa/list', 'matchDate pid showAnchor stageId'],
  ['world cup, ranking', 'POST form', '/ssapi/fifa/ranking', 'groupName stageId'],
  ['world cup, line-up', 'POST form', '/ssapi/fifa/team/lineUp', 'id'],
  ['world cup, seasons of a team', 'POST form', '/ssapi/fifa/team/season-list', 'id'],
  ['world cup, matches of a season', 'POST form', '/ssapi/fifa/team/season-match', 'teamId seasonId'],
  ['euro, days', 'GET query', '/ssapi/euro/match-date', 'id'],
  ['euro, stages', 'GET query', '/ssapi/euro/stages', 'id'],
  ['euro, list', 'POST form', '/ssapi/euro/list', 'matchDate pid showAnchor stageId'],
  ['euro, ranking', 'POST form', '/ssapi/euro/ranking', 'groupName stageId'],
  ['euro, line-up', 'POST form', '/ssapi/euro/team/lineUp', 'id'],
  ['euro, seasons of a team', 'POST form', '/ssapi/euro/team/season-list', 'id'],
  ['euro, matches of a season', 'POST form', '/ssapi/euro/team/season-match', 'teamId seasonId'],
  ['euro, home and away', 'POST form', '/ssapi/euro/home-away', 'groupName stageId'],
  ['euro, leaders of a team', 'POST form', '/ssapi/euro/team/leaders', 'teamId seasonId'],
  ['football league, days', 'GET query', `${LEAGUE}/match-date`, 'seasonId'],
  ['football league, list', 'POST form', `${LEAGUE}/match-list`, 'seasonId matchDate pid'],
  ['football league, ranking', 'POST form', `${LEAGUE}/ranking`, 'seasonId groupName stageId'],
  ['football league, players', 'POST form', `${LEAGUE}/player-ranking`, 'seasonId order'],
  ['football league, home and away', 'POST form', `${LEAGUE}/home-away`, 'seasonId stageId groupName'],
  ['football team, line-up', 'POST form', `${TEAM}/lineUp`, 'id'],
  ['football team, seasons', 'POST form', `${TEAM}/season-list`, 'id'],
  ['football team, matches of a season', 'POST form', `${TEAM}/season-match`, 'teamId seasonId'],
  ['football team, best players', 'POST form', `${TEAM}/best-players`, 'teamId seasonId'],
  ['football team, matches', 'POST form', `${TEAM}/match`, 'teamId'],
  ['football team, leaders', 'POST form', `${TEAM}/leaders`, 'teamId seasonId'],
  ['football player, data', 'POST form', '/ssapi/football/player/basic', 'id'],
  ['football player, a season', 'POST form', '/ssapi/football/player/season-stat', 'seasonId playerId'],
  ['crests', 'GET query', '/ssapi/team/logo', 'matchId pid'],
  ['anchor home', 'GET query', '/ssapi/anchor/list/v2', 'pid matchSource t momentSort'],
  ['anchors, list', 'POST form', `${LIVE}/host/list`, 'liveStatus'],
  ['anchors, room', 'POST form', `${LIVE}/host/load/live/match/info`, 'hostId'],
  ['anchors, moments', 'POST form', `${LIVE}/host/moment/list`, 'hostId page size momentSort'],
  ['anchors, like of a moment', 'POST form', `${LIVE}/host/moment/submit/batch/liked`, 'momentId count'],
  ['anchors, schedule', 'POST form', `${LIVE}/host/load/schedule`, 'hostId'],
  ['anchors, ranking of the week', 'POST form', `${LIVE}/host/rank`, ''],
  ['anchors, subscribe', 'POST form', `${LIVE}/subscribe`, 'hostId matchId'],
  ['anchors, unsubscribe', 'POST form', `${LIVE}/unsubscribe`, 'hostId matchId'],
  ['anchors, subscriptions', 'POST form', `${LIVE}/user/subscribe/info`, ''],
  ['anchors, special rooms', 'POST form', `${LIVE}/liveRoom/getSpecialRoomIds`, ''],
  ['system, images', 'POST form', '/api/forehead/system/config/images/query', 'categoryId'],
  ['system, domain list', 'POST form', '/api/forehead/system/domain/list/v2', ''],
  ['system, common config', 'POST form', '/api/forehead/system/config/get/common/config', ''],
  ['system, gamebet config', 'POST form', '/api/forehead/gamebet/config/query', 'showClient'],
  ['system, daily limit', 'POST form', '/api/forehead/activity/goldmall/dailyLimit', ''],
  ['system, balance', 'POST form', '/api/forehead/activity/goldmall/balance', ''],
  ['tips, experts', 'GET query', `${LIVE}/professor/info`, 'page size sortType'],
  ['tips, list', 'GET query', `${TIPS}/info`, 'sportsType page size sportsIds blackReturnGold sportsSource'],
  ['tips, orders', 'POST form', `${TIPS}/myOrder`, ''],
  ['tips, an expert', 'GET query', `${TIPS}/professor/info`, 'professorId'],
  ['tips, of an expert', 'GET query', `${TIPS}/info/professor/sports`, 'isHistory page'],
  ['tips, detail', 'GET query', `${TIPS}/info/detail`, 'id'],
  ['tips, buy', 'POST form', `${TIPS}/buy`, 'messageId'],
  ['tips, select', 'GET query', `${TIPS}/select`, ''],
  ['tips, follow an expert', 'POST form', `${TIPS}/attention`, 'professorId isAttention'],
  ['comments, publish', 'POST form', `${COMMENTS}/publish`, 'messageId parentId content photos'],
  ['comments, list', 'POST form', `${COMMENTS}/list`, 'messageId page size'],
  ['comments, one’s own', 'POST form', `${COMMENTS}/my/list`, 'messageId page size'],
  ['comments, like', 'POST form', `${COMMENTS}/liked`, 'commentId'],
  ['comments, reasons of a report', 'POST form', `${COMMENTS}/report/cate`, ''],
  ['comments, rule', 'POST form', '/api/forehead/user/chat/get/comment/rule', ''],
  ['comments, report', 'POST form', `${LIVE}/chat/report/add`, 'commentId chatId cate content'],
  ['lottery, info', 'POST form', `${LIVE}/lottery/approval/info`, 'liveRoomId'],
  ['lottery, join', 'POST form', `${LIVE}/lottery/approval/submitInfo`, 'liveRoomId lotteryId'],
  ['titles', 'POST form', '/api/forehead/user/title/list/all', ''],
  ['ranking, list', 'POST form', '/api/forehead/user/ranking/list', 'type startDate endDate platform isHistory'],
  ['ranking, config', 'POST form', '/api/forehead/user/ranking/config', ''],
  ['ranking, switch', 'POST form', '/api/forehead/user/ranking/switch', 'visible'],
  ['ranking, like', 'POST form', '/api/forehead/user/ranking/report/like', 'uid reportId'],
  ['ranking, dislike', 'POST form', '/api/forehead/user/ranking/report/dislike', 'uid reportId'],
  ['ranking, bets', 'POST form', '/api/forehead/data/betting/list', 'size title'],
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

it('section 7, NBA: the list alone has the portal’s pid as a header', () => {
  expect(allCalls.filter(({ pidHeader }) => pidHeader).map(({ path }) => path)).toEqual(['/ssapi/nba/list']);
});
