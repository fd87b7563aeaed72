import { BETTOR, logInAs } from '../../support/browser/ranking-page-object';
import { cls, looksAsDrawn } from '../../support/visual-comparison/compare-elements';
import { DOCUMENT, RANKING, USER } from '../../support/visual-comparison/ranking-elements';

looksAsDrawn({
  name: 'ranking',
  mock: 'user-ranking.html',
  path: '/user-ranking',
  ready: cls('rank-card__toggle'),
  comparedElements: RANKING,
  act: (page) => page.locator(cls('rank-card__toggle')).filter({ hasText: '5' }).first().click(),
});

looksAsDrawn({
  name: 'ranked user',
  mock: 'user-detail.html',
  path: BETTOR,
  ready: cls('bet-card__bet'),
  comparedElements: USER,
});

looksAsDrawn({
  name: 'document',
  mock: 'gold-document.html',
  path: '/gold-document',
  prepare: (page) => logInAs(page, 'member'),
  ready: `${cls('prose__document')} h2`,
  comparedElements: DOCUMENT,
});
