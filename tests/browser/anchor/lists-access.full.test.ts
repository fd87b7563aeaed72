import { isAccessible } from '../../support/browser/access/accessible';
import { liveHostId, stripMatch } from '../../support/browser/home-strip';

isAccessible({
  'all anchors': { path: '/anchor/all-anchor', ready: 'main article' },
  'shows to come': { path: '/anchor/all-anchor?tab=scheduled', ready: 'main article button' },
  'week rank': { path: '/anchor/week-rank', ready: 'main article' },
  'anchor image': { path: async () => `/anchor/anchor-image/${await liveHostId()}`, ready: 'main img' },
  'programme on air': {
    path: async () => `/program-detail/${(await stripMatch('live')).matchId}`,
    ready: 'main article',
  },
  'programme to come': {
    path: async () => `/program-detail/${(await stripMatch('coming')).matchId}`,
    ready: 'main article',
  },
  download: { path: '/anchor-download', ready: 'main h2' },
});
