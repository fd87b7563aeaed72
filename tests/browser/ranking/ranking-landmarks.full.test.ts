import { BETTOR, logInAs } from '../../support/browser/ranking-door';
import { cls, looksAsDrawn } from '../../support/visual-comparison/landmarks';
import { DOCUMENT, RANKING, USER } from '../../support/visual-comparison/ranking-landmarks';

looksAsDrawn({
  name: 'ranking',
  mock: 'user-ranking.html',
  path: '/user-ranking',
  ready: cls('rank-card__toggle'),
  landmarks: RANKING,
  act: (page) => page.locator(cls('rank-card__toggle')).filter({ hasText: '5' }).first().click(),
});

looksAsDrawn({
  name: 'ranked user',
  mock: 'user-detail.html',
  path: BETTOR,
  ready: cls('bet-card__bet'),
  landmarks: USER,
});

looksAsDrawn({
  name: 'document',
  mock: 'gold-document.html',
  path: '/gold-document',
  prepare: (page) => logInAs(page, 'member'),
  ready: `${cls('prose__document')} h2`,
  landmarks: DOCUMENT,
});
