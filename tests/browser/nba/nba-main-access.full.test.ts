import { isAccessible } from '../../support/browser/access/accessible';

isAccessible({
  schedule: { path: '/nba?tab=schedule', ready: 'main article' },
  standings: { path: '/nba?tab=standings', ready: 'main tbody tr' },
});
