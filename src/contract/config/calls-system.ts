import * as v from 'valibot';
import { defineCall, nothing } from '../call';
import { commonConfigRequest, domainListRequest, imagesRequest } from '../first-requests';
import { csv, id, int, list, num, sentInt, soft, softOr, text, words } from '../wire';
import { commonConfigData } from './common-config';

/** A domain the portal offers: `api`, `push`, `file`, `h5`; unknown types are kept out by the reader. */
export const domain = v.object({ type: v.picklist(['api', 'push', 'file', 'h5']), domain: words });
export type Domain = v.InferOutput<typeof domain>;

export const domainList = defineCall({
  ...domainListRequest,
  body: nothing,
  data: list(domain, 'domains'),
});

export const commonConfig = defineCall({
  ...commonConfigRequest,
  body: nothing,
  data: commonConfigData,
});

/**
 * A banner (product.md, section 3): one slide per image. `title` and `subTitle` are additions: the slide's link needs a
 * text.
 */
export const banner = v.object({
  id: soft(id, 'id'),
  actionType: softOr(int, 'actionType', 0),
  /** For action 4 JSON with hostId and matchId, else a link. */
  actionContent: soft(text, 'actionContent'),
  images: softOr(csv, 'images', []),
  /** 1 red, 2 gain, 3 pop, 4 attention: the ranking that it opens. */
  type: soft(int, 'type'),
  title: soft(text, 'title'),
  subTitle: soft(text, 'subTitle'),
});
export type Banner = v.InferOutput<typeof banner>;

/** The content of an anchor banner's `actionContent`. */
export const anchorJump = v.object({ hostId: id, matchId: id });

export const images = defineCall({
  ...imagesRequest,
  body: v.object({ categoryId: id }),
  data: list(banner, 'banners'),
});

const gameIcon = v.object({ gameId: id, name: soft(text, 'name'), icon: soft(text, 'icon') });

export const gameIcons = defineCall({
  name: 'gameIcons',
  path: '/api/forehead/gamebet/config/query',
  body: v.object({ showClient: sentInt }),
  data: list(gameIcon, 'games'),
});

export const goldBalance = defineCall({
  name: 'goldBalance',
  path: '/api/forehead/activity/goldmall/balance',
  body: nothing,
  data: v.object({ balance: num }),
  needsLogin: true,
});

/** Coins that may still be spent today. */
export const goldDailyLimit = defineCall({
  name: 'goldDailyLimit',
  path: '/api/forehead/activity/goldmall/dailyLimit',
  body: nothing,
  data: v.object({ limit: num, used: num }),
  needsLogin: true,
});

/** The rules of the coins as rich text. An addition: product.md, section 2, names the page and no call. */
export const goldDocument = defineCall({
  name: 'goldDocument',
  path: '/api/forehead/activity/goldmall/document',
  body: nothing,
  data: v.object({ content: softOr(text, 'content', '') }),
});

/** Files are read by URL: `{file domain}` + this + the file's id. */
export const FILE_PATH = '/api/forehead/system/file/get/';
