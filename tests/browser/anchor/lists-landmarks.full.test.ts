import { liveHostId, stripMatch } from '../../support/browser/home-strip';
import { standAsRecorded } from '../../support/landmarks/stand-as-recorded';

const photo = 'main img[src*="/file/get/"]';

standAsRecorded([
  { name: 'all anchors', path: '/anchor/all-anchor', ready: 'main article' },
  { name: 'week rank', path: '/anchor/week-rank', ready: photo },
  { name: 'anchor image', path: async () => `/anchor/anchor-image/${await liveHostId()}`, ready: photo },
  {
    name: 'programme on air',
    path: async () => `/program-detail/${(await stripMatch('live')).matchId}`,
    ready: photo,
  },
  {
    name: 'programme to come',
    path: async () => `/program-detail/${(await stripMatch('coming')).matchId}`,
    ready: photo,
  },
  { name: 'download', host: 'portal', path: '/download', ready: 'main h1' },
]);
