import { cls, looksAsDrawn } from '../../support/visual-comparison/compare-elements';
import { CUP, LEADERS, STANDINGS } from '../../support/visual-comparison/nba-elements';

looksAsDrawn({
  name: 'NBA standings',
  mock: 'nba.html?tab=r',
  path: '/nba?tab=standings',
  ready: 'main tbody tr',
  comparedElements: STANDINGS,
});

looksAsDrawn({
  name: 'NBA cup',
  mock: 'nba.html?tab=b&state=cup',
  path: '/nba?tab=playoffs&sub=cup',
  ready: cls('bracket__tie'),
  comparedElements: CUP,
});

looksAsDrawn({
  name: 'NBA leaders',
  mock: 'nba.html?tab=p',
  path: '/nba?tab=leaders',
  ready: cls('leader-row__row'),
  comparedElements: LEADERS,
});
