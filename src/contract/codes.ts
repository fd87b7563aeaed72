/** Business codes of section 8 of product.md. */
export const SUCCESS_CODES: ReadonlySet<number> = new Set([0, 1]);
/** Signed in on another device. */
export const KICKED_CODE = 505;
/** 405 expired, 505 kicked, 14010 the secondary expiry: the session is over. */
export const SESSION_OVER_CODES: ReadonlySet<number> = new Set([405, KICKED_CODE, 14010]);
/** More requests than a client may send, at HTTP status 429. */
export const TOO_MANY_CODE = 429;
export const NO_USER_CODE = 400;
export const FORBIDDEN_CODE = 403;
export const WRONG_IMAGE_CODE = 200025;
export const VALIDATION_CODE = 200028;
/** Refusals of a purchase, ours: the coins do not reach, the daily limit is reached, it is not on sale any more, it costs another price than was agreed. */
export const PURCHASE_REFUSALS = [200_101, 200_102, 200_103, 200_104] as const;
/** Codes that the catalogue or the contract names; any other is reported to monitoring once per code and path. */
export const KNOWN_CODES: ReadonlySet<number> = new Set([
  ...SUCCESS_CODES,
  ...SESSION_OVER_CODES,
  NO_USER_CODE,
  FORBIDDEN_CODE,
  WRONG_IMAGE_CODE,
  VALIDATION_CODE,
  TOO_MANY_CODE,
  ...PURCHASE_REFUSALS,
]);

/** Games of section 9 of product.md; the jump game decides which match sources are shown. */
export const GAME_IDS = { xj: 3, bti: 29, st: 34, newSt: 164, play: 100 } as const;
export const DEFAULT_JUMP_GAME = String(GAME_IDS.newSt);
export const DEFAULT_SPORT_PATH = '/newSport';
/** Entries of this source are shown whatever the jump game is. */
export const ALWAYS_SHOWN_SOURCE = String(GAME_IDS.play);

/** Live status of a host or a schedule entry. `withdrawn` (hosts only) is never shown. */
export const LIVE_STATUS = { notStarted: 0, live: 1, ended: 2, withdrawn: 3 } as const;
/** Tabs of the live list (product.md, section 4). */
export const LIVE_TAB = { live: 1, comingSoon: 2, scheduled: 3 } as const;
/** decisions.md, hosts: privileged ones need the native app 4.6.0, or the web. */
export const HOST_TYPE = { own: 1, guest: 2, privileged: 3 } as const;
export const MOMENT_SORT = { newest: 1, hottest: 2 } as const;
/** An addition to the comments' request; the newest first is not said. */
export const COMMENT_SORT = { newest: 1, mostLiked: 2 } as const;
/** Banner action 4 jumps to an anchor. */
export const BANNER_ACTION = { none: 0, anchor: 4 } as const;
/** decisions.md, ranking types: winners and whom to copy, profit, popularity, followed (no tab). Banners of type 1 to 4 open them in this order. */
export const RANKING_TYPES = ['red', 'gain', 'pop', 'attention'] as const;
export type RankingType = (typeof RANKING_TYPES)[number];
/** Image categories (product.md, section 9; which place each is for: decisions.md, banner places). */
export const BANNER_CATEGORY = {
  anchorHome: '20301',
  tips: '20302',
  ranking: '20303',
  fiveLeagues: '30301',
  nba: '30302',
  cups: '30303',
  anchorHomeApp: '30304',
  tipsApp: '30305',
  anchorBackground: '30306',
  download: '10103',
  goldMall: '10106',
} as const;
/** Characters of a chat message: 1 to this, counted as a reader counts (decisions.md, comment rule). */
export const MAX_CHAT_CHARACTERS = 200;
/** The number of messages that a room keeps (decisions.md, room chat). */
export const CHAT_KEPT = 200;
/** Coins of an order that come back: none, due (settled, on their way), or given. */
export const REFUND_STATUS = { none: 0, due: 1, given: 2 } as const;
export const ANCHORS_PER_PAGE = 8;
export const LIST_PAGE_SIZE = 10;
/** The orders of experts (decisions.md, expert sorts). */
export const EXPERT_SORT = { overall: 1, hitRate: 2, weekReturn: 3, mine: 4, streak: 5, popular: 6 } as const;
/** Of the strip on a list page; lists have pages of ten (decisions.md, page sizes). */
export const PERSON_PAGE_SIZE = 8;
/** Of a list that is read as a whole. */
export const WHOLE_PAGE_SIZE = 50;
/** product.md, section 9: the size of the betting list is fixed. */
export const BETTING_PAGE_SIZE = 100;
