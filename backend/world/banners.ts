import { BANNER_ACTION, BANNER_CATEGORY } from '../../src/contract/codes';
import { BASKETBALL } from './match-state';

/** The show that an anchor banner may point to at this instant. */
export interface BannerTarget {
  readonly hostId: number;
  readonly hostName: string;
  readonly matchId: number;
  readonly matchType: number;
  /** League and round. */
  readonly label: string;
  readonly homeName: string;
  readonly awayName: string;
}

/** A banner as it goes over the wire; the client shows one slide per image. */
export interface BannerRow {
  readonly id: number;
  readonly actionType: number;
  readonly actionContent: string;
  readonly images: string;
  /** The ranking that it opens (product.md, section 3, Banner). */
  readonly type?: number;
  readonly title?: string;
  readonly subTitle?: string;
}

// A link inside or outside the app.
const LINK = 5;
/** Places in RANKING_TYPES, counted from 1. */
const RED = 1;
const ATTENTION = 4;
const ABSENT = 999_999_999;

/** A football or a basketball with a gradient (pictures/banner-art.ts); without a match the football. */
const artOf = (target: BannerTarget | undefined, gradient: number) =>
  `bn${target?.matchType === BASKETBALL ? 2 : 1}-${gradient}.png`;

const jump = (hostId: number, matchId: number) => JSON.stringify({ hostId, matchId });

/** A page of the portal, outside the app (product.md, section 2). */
const outside = (hostId: number, matchId: number) =>
  `/newSport/match-detail?${new URLSearchParams({ matchId: String(matchId), hostId: String(hostId), tab: 'data' })}`;

/** The anchor home's: one of every kind, among them those that the client must leave out. */
function anchorHome(target: BannerTarget | undefined): BannerRow[] {
  const live: BannerRow[] =
    target === undefined
      ? []
      : [
          {
            id: 1,
            actionType: BANNER_ACTION.anchor,
            actionContent: jump(target.hostId, target.matchId),
            images: artOf(target, 0),
            title: `${target.homeName}对${target.awayName}`,
            subTitle: `${target.label}，${target.hostName}正在直播`,
          },
        ];
  const anchor = { actionType: BANNER_ACTION.anchor, images: 'bn1-3.png' };
  const host = target?.hostId ?? 1001;
  return [
    ...live,
    {
      id: 2,
      actionType: LINK,
      actionContent: '/news/all-gods',
      images: 'bn3-1.png',
      title: '专家周榜更新',
      subTitle: '近 10 场命中率前十',
    },
    {
      id: 3,
      actionType: BANNER_ACTION.none,
      actionContent: '',
      type: RED,
      images: 'bn1-2.png, bn2-5.png',
      title: '红单周',
      subTitle: '连红 5 场以上专家精选',
    },
    { ...anchor, id: 4, actionContent: jump(ABSENT, target?.matchId ?? 1), title: '主播不在' },
    { ...anchor, id: 5, actionContent: jump(host, ABSENT), title: '比赛不在' },
    { ...anchor, id: 6, actionContent: '{"hostId":', title: '坏内容' },
    { ...anchor, id: 7, actionContent: '["__proto__"]', title: '不是对象' },
    { id: 8, actionType: LINK, actionContent: '/download', images: '', title: '没有图片' },
    {
      id: 9,
      actionType: LINK,
      actionContent: 'javascript:alert(1)',
      images: 'bn1-4.png',
      title: '链接不可信',
      subTitle: '点了也不应跳转',
    },
    {
      id: 10,
      actionType: LINK,
      actionContent: outside(host, target?.matchId ?? 1),
      images: artOf(target, 1),
      title: '赛前数据',
      subTitle: '在体育页查看赔率与阵容',
    },
  ];
}

const link = (id: number, to: string, image: string, title: string, subTitle: string): BannerRow => ({
  id,
  actionType: LINK,
  actionContent: to,
  images: image,
  title,
  subTitle,
});

/** Banners of the other places, which stand still. */
const FIXED: ReadonlyMap<string, readonly BannerRow[]> = new Map([
  [BANNER_CATEGORY.tips, [link(21, '/news/all-gods', 'bn3-1.png', '本周命中榜', '看专家近 50 场')]],
  [BANNER_CATEGORY.tipsApp, [link(22, '/news/all-gods', 'bn3-1.png', '本周命中榜', '看专家近 50 场')]],
  [BANNER_CATEGORY.ranking, [{ ...link(23, '', 'bn3-5.png', '关注榜', '看看大家在赞谁'), type: ATTENTION }]],
  [BANNER_CATEGORY.fiveLeagues, [link(31, '/five-leagues', 'bn1-0.png', '五大联赛同场', '一晚看五场')]],
  [BANNER_CATEGORY.nba, [link(32, '/nba', 'bn2-4.png', 'NBA 常规赛', '每天上午不间断')]],
  [BANNER_CATEGORY.cups, [link(33, '/euro-cup', 'bn3-3.png', '杯赛回顾', '重温决赛夜')]],
  [BANNER_CATEGORY.anchorBackground, [link(36, '', 'sc1-7.png', '主播背景', '')]],
  [BANNER_CATEGORY.download, [link(41, '/download', 'bn1-1.png', '下载 App', '直播更清晰')]],
  [BANNER_CATEGORY.goldMall, [link(46, '/gold-mall?from=banner', 'bn3-5.png', '金币商城', '每日额度先看清')]],
]);

const ANCHOR_HOME: ReadonlySet<string> = new Set([BANNER_CATEGORY.anchorHome, BANNER_CATEGORY.anchorHomeApp]);

/** The banners of an image category; none for one that nobody knows. */
export function bannersOf(category: string, target: BannerTarget | undefined): readonly BannerRow[] {
  return ANCHOR_HOME.has(category) ? anchorHome(target) : (FIXED.get(category) ?? []);
}
