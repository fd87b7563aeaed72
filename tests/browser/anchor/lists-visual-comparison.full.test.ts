import { liveHostId, stripMatch } from '../../support/browser/home-strip';
import { cls, looksAsDrawn } from '../../support/visual-comparison/compare-elements';
import {
  ALL_ANCHORS,
  ANCHOR_IMAGE,
  COMING_PROGRAMME,
  DOWNLOAD,
  LIVE_PROGRAMME,
  WEEK_RANK,
} from '../../support/visual-comparison/list-elements';

const photo = 'img[src*="/file/get/"]';

looksAsDrawn({
  name: 'all anchors',
  mock: 'all-anchors.html',
  path: '/anchor/all-anchor',
  ready: `${cls('tabs__tab')}:last-child ${cls('tabs__count')}`,
  comparedElements: ALL_ANCHORS,
});

looksAsDrawn({
  name: 'week rank',
  mock: 'week-rank.html',
  path: '/anchor/week-rank',
  ready: cls('anchor-row__row'),
  comparedElements: WEEK_RANK,
});

looksAsDrawn({
  name: 'anchor image',
  mock: 'anchor-image.html',
  path: async () => `/anchor/anchor-image/${await liveHostId()}`,
  ready: `${cls('anchor-image-page__track')} ${photo}`,
  comparedElements: ANCHOR_IMAGE,
});

looksAsDrawn({
  name: 'programme on air',
  mock: 'program-detail.html',
  path: async () => `/program-detail/${(await stripMatch('live')).matchId}`,
  ready: `${cls('match-bar__bar')} ${photo}`,
  comparedElements: LIVE_PROGRAMME,
});

looksAsDrawn({
  name: 'programme to come',
  mock: 'program-detail.html?state=upcoming',
  path: async () => `/program-detail/${(await stripMatch('coming')).matchId}`,
  ready: `${cls('match-bar__bar')} ${photo}`,
  comparedElements: COMING_PROGRAMME,
});

looksAsDrawn({
  name: 'download',
  mock: 'download.html',
  host: 'portal',
  path: '/download',
  ready: cls('download-view__qr'),
  comparedElements: DOWNLOAD,
});
