import * as codes from '../../../src/contract/codes';
import { COMPETITION, PLAYER_RANKING_SIZE, PLAYER_STATS } from '../../../src/contract/football/football-codes';
import { CONFERENCE, CUP_STAGE, NBA_KINDS, NBA_POSITIONS, NBA_STATS } from '../../../src/contract/nba/nba-codes';
import { NBA_SEASON } from '../../../src/contract/nba/nba-seasons';
import { BETTING_TYPE } from '../../../src/contract/ranking/bet';
import { APP_TYPE, DEVICE_TYPE, OS_TYPE } from '../../../src/contract/request-headers';
import zh from '../../../src/i18n/messages/zh-CN/tips.json';
import { PING_INTERVAL_MS, RECONNECT_DELAY_MS, RECONNECT_TRIES } from '../../../src/socket/connection-state';

/** product.md, section 9, and decisions.md, Codes: a code that changes by mistake is refused here. */
test.each<readonly [clause: string, built: unknown, said: unknown]>([
  ['section 9, games [9.14]', codes.GAME_IDS, { xj: 3, bti: 29, st: 34, newSt: 164, play: 100 }],
  ['section 9, the default game [9.14]', codes.DEFAULT_JUMP_GAME, '164'],
  ['section 5, the source that always counts', codes.ALWAYS_SHOWN_SOURCE, '100'],
  [
    'section 8, codes of the catalogue, and our own for too many requests and for a purchase',
    [...codes.KNOWN_CODES],
    [0, 1, 405, 505, 14010, 400, 403, 200025, 200028, 429, 200101, 200102, 200103, 200104],
  ],
  ['section 8, codes that end a session', [...codes.SESSION_OVER_CODES], [405, 505, 14010]],
  ['section 6, app-type [6.6]', APP_TYPE, { app: '1', web: '3' }],
  ['section 6, os-type [6.7]', OS_TYPE, { other: '1', android: '2', ios: '3' }],
  ['section 6, device-type [6.8]', DEVICE_TYPE, { desktop: '0', webMobile: '1', android: '2', ios: '3' }],
  ['section 4, liveStatus [hosts.1]', codes.LIVE_STATUS, { notStarted: 0, live: 1, ended: 2, withdrawn: 3 }],
  ['section 4, tabs of the live list [4.8]', codes.LIVE_TAB, { live: 1, comingSoon: 2, scheduled: 3 }],
  ['section 3, banner types', codes.RANKING_TYPES, ['red', 'gain', 'pop', 'attention']],
  ['section 3, banner action of an anchor', codes.BANNER_ACTION.anchor, 4],
  [
    'section 9, banner categories [9.13]',
    Object.values(codes.BANNER_CATEGORY).sort(),
    ['10103', '10106', '20301', '20302', '20303', '30301', '30302', '30303', '30304', '30305', '30306'],
  ],
  ['liveHostType [hosts.1]', codes.HOST_TYPE, { own: 1, guest: 2, privileged: 3 }],
  ['momentSort [moments.1]', codes.MOMENT_SORT, { newest: 1, hottest: 2 }],
  [
    'section 9, competitions [9.3]',
    COMPETITION,
    {
      premierLeague: '12387',
      laLiga: '12388',
      serieA: '12417',
      bundesliga: '12416',
      ligue1: '12403',
      europaLeague: '11771',
      championsLeague: '11582',
      worldCup: '10810',
      friendlies: '10632',
      euro: '11334',
    },
  ],
  [
    'section 9, NBA seasons [9.1, NBA seasons.1]',
    NBA_SEASON,
    { s2425: '2425', s2324: '1745', s2223: '1566', s2122: '1414' },
  ],
  ['section 4, stages of the cup [4.15]', CUP_STAGE, { quarterFinal: '10492', semiFinal: '10493', final: '10494' }],
  ['section 9, conferences [9.7]', CONFERENCE, { east: 1, west: 2 }],
  ['section 9, parts of a season [9.8]', NBA_KINDS, ['regular', 'playoffs', 'preseason', 'allStar', 'finals']],
  ['section 9, figures of NBA players [9.6]', NBA_STATS, ['points', 'rebounds', 'assists', 'blocks', 'steals']],
  [
    'section 9, positions [9.6]',
    NBA_POSITIONS,
    ['center', 'forward', 'pointGuard', 'powerForward', 'shootingGuard', 'smallForward'],
  ],
  [
    'section 9, figures of football players [9.5]',
    PLAYER_STATS,
    ['goals', 'assists', 'shots_on_target', 'saves', 'minutes_played'],
  ],
  ['section 9, top 10 [9.12]', PLAYER_RANKING_SIZE, 10],
  ['section 9, 100 bets a page [9.9]', codes.BETTING_PAGE_SIZE, 100],
  [
    'section 9, persons by the call’s default, and in lists [3.35, 9.10, page sizes.1]',
    [codes.PERSON_PAGE_SIZE, codes.LIST_PAGE_SIZE],
    [8, 10],
  ],
  ['section 9, anchors grouped 8', codes.ANCHORS_PER_PAGE, 8],
  [
    'section 9, bet types [9.17]',
    BETTING_TYPE,
    { today: 1, early: 2, multiple: 3, rolling: 4, collection: 5, live: 6 },
  ],
  [
    'decisions, bet types [bet types.1]',
    zh.betType,
    { 1: '今日', 2: '早盘', 3: '串关', 4: '滚球', 5: '集合', 6: '直播' },
  ],
  [
    'decisions, expert sorts [expert sorts.1]',
    codes.EXPERT_SORT,
    { overall: 1, hitRate: 2, weekReturn: 3, mine: 4, streak: 5, popular: 6 },
  ],
  ['section 9, reconnecting [9.22]', [RECONNECT_DELAY_MS, RECONNECT_TRIES], [3_000, 5]],
  ['section 9, heartbeat [9.20]', PING_INTERVAL_MS, 60_000],
  [
    'section 9, sport types [9.18, sport types.1]',
    Object.values(zh.sport).join(' '),
    '足球 篮球 网球 棒球 冰球 美式足球 斯诺克 乒乓球 排球 羽毛球 手球 格斗 沙滩排球 橄榄球 曲棍球 水球 田径 高尔夫 自行车 赛车 冬季项目 板球 飞镖 五人足球 赛马 游泳 体操 举重 垒球 篮网球 澳式足球 电竞 虚拟体育 特别项目',
  ],
])('%s', (_clause, built, said) => {
  expect(built).toEqual(said);
});
