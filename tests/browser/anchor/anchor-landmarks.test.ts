import { standAsRecorded } from '../../support/landmarks/stand-as-recorded';

standAsRecorded([
  {
    name: 'anchor home',
    within: '[data-testid="si-app"]',
    path: '/anchor',
    ready: 'main article h3, main [aria-pressed]',
  },
]);
