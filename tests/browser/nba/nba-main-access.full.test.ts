import { isAccessible } from '../../support/browser/accessible';

isAccessible({
  schedule: { path: '/nba?tab=schedule', ready: 'main article' },
  standings: { path: '/nba?tab=standings', ready: 'main tbody tr' },
});
