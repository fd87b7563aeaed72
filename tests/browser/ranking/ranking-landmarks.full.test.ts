import { BETTOR, logInAs } from '../../support/browser/ranking-page-object';
import { standAsRecorded } from '../../support/landmarks/stand-as-recorded';

standAsRecorded([
  {
    name: 'ranking',
    path: '/user-ranking',
    ready: 'main [aria-expanded]',
    act: (page) => page.locator('main [aria-expanded]').filter({ hasText: '5' }).first().click(),
  },
  { name: 'ranked user', path: BETTOR, ready: 'main section' },
  {
    name: 'document',
    path: '/gold-document',
    prepare: (page) => logInAs(page, 'member'),
    ready: 'main h2',
  },
]);
